import { closeCodes, type FromClient, type FromServer } from '@kinsong/contract/live/protocol.ts';
import { WebSocket } from 'ws';
import { Picture } from './reader-picture.ts';

/** Closed with one of these, a reader that did nothing wrong was wronged. */
const unjust: readonly number[] = [closeCodes.session, closeCodes.version, closeCodes.nonsense];

/**
 * Reads spaces through whatever happens to the nodes: comes back to one of them, says how far it is, and asks again
 * where something is missing.
 */
export class SteadfastReader {
  /** What should never happen to a member in good standing. */
  readonly wrongs: string[] = [];
  reconnects = 0;
  readonly #pictures: ReadonlyMap<string, Picture>;
  readonly #newest = new Map<string, number>();
  readonly #asking = new Set<string>();
  readonly #bases: readonly string[];
  readonly #token: string;
  #socket: WebSocket | undefined;
  #turn: number;
  #stopped = false;

  constructor(token: string, bases: readonly string[], spaces: readonly string[], turn = 0) {
    this.#token = token;
    this.#bases = bases;
    this.#turn = turn;
    this.#pictures = new Map(spaces.map((space) => [space, new Picture()]));
    this.#connect();
  }

  picture(space: string): Picture {
    const picture = this.#pictures.get(space);
    if (picture === undefined) throw new Error(`${space} is not read here`);
    return picture;
  }

  stop(): void {
    this.#stopped = true;
    this.#socket?.terminate();
  }

  #connect(): void {
    const base = this.#bases[this.#turn % this.#bases.length] ?? '';
    const socket = new WebSocket(`${base.replace('http', 'ws')}/ws?v=1`, {
      headers: { authorization: `Bearer ${this.#token}` },
      handshakeTimeout: 3000,
    });
    this.#socket = socket;
    this.#asking.clear();
    socket.on('open', () => {
      for (const space of this.#pictures.keys()) this.#ask(space);
    });
    socket.on('message', (data: Buffer) => this.#hear(JSON.parse(data.toString()) as FromServer));
    // What went wrong shows as a closing too.
    socket.on('error', () => undefined);
    socket.on('unexpected-response', (_, response) => {
      const status = response.statusCode ?? 0;
      if (status !== 503) this.wrongs.push(`the door answered ${status}`);
      socket.terminate();
    });
    socket.on('close', (code) => this.#comeBack(code));
  }

  #comeBack(code: number): void {
    if (this.#stopped) return;
    if (unjust.includes(code)) this.wrongs.push(`closed with ${code}`);
    this.reconnects += 1;
    this.#turn += 1;
    setTimeout(
      () => {
        if (!this.#stopped) this.#connect();
      },
      50 + Math.random() * 150,
    );
  }

  #hear(frame: FromServer): void {
    if (frame.t === 'gone') this.wrongs.push(`was told that ${frame.space} is gone`);
    if (frame.t === 'watching') this.#asking.delete(frame.space);
    if (frame.t !== 'changes') return;
    const picture = this.picture(frame.space);
    const newest = Math.max(frame.rev, this.#newest.get(frame.space) ?? 0);
    this.#newest.set(frame.space, newest);
    const whole = picture.apply(frame);
    // What came while the answer was under way may lie beyond the answer.
    if (!whole || (!this.#asking.has(frame.space) && picture.rev < newest)) this.#ask(frame.space);
  }

  #ask(space: string): void {
    if (this.#asking.has(space) || this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#asking.add(space);
    const word: FromClient = { t: 'watch', space, since: this.picture(space).rev };
    this.#socket.send(JSON.stringify(word));
  }
}
