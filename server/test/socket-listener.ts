import type { FromClient, FromServer, Signal } from '@kinsong/contract/live/protocol.ts';
import { once } from 'node:events';
import { WebSocket } from 'ws';
import type { Citizen } from './people.ts';

type Changes = Extract<FromServer, { t: 'changes' }>;

/** One open live connection of a test, with everything that came in by it. */
export class Listener {
  readonly socket: WebSocket;
  readonly frames: FromServer[] = [];
  closedWith: number | undefined;
  /** How many of the frames came compressed. */
  compressed = 0;
  #woken: (() => void)[] = [];

  private constructor(socket: WebSocket, unzip: (data: Buffer) => Buffer) {
    this.socket = socket;
    socket.on('message', (data: Buffer, binary) => {
      if (binary) this.compressed += 1;
      this.frames.push(JSON.parse((binary ? unzip(data) : data).toString()) as FromServer);
      this.#wake();
    });
    socket.on('close', (code) => {
      this.closedWith = code;
      this.#wake();
    });
  }

  static async open(
    citizen: Citizen,
    path = '/ws?v=1',
    headers: Record<string, string> = {},
    unzip: (data: Buffer) => Buffer = (data) => data,
  ): Promise<Listener> {
    const socket = new WebSocket(citizen.base.replace('http', 'ws') + path, {
      headers: { authorization: `Bearer ${citizen.token ?? ''}`, ...headers },
    });
    const listener = new Listener(socket, unzip);
    await once(socket, 'open');
    return listener;
  }

  static async watching(citizen: Citizen, space: string, since = 0): Promise<Listener> {
    const listener = await Listener.open(citizen);
    listener.say({ t: 'watch', space, since });
    await listener.until(() => listener.changes(space).length > 0);
    return listener;
  }

  say(word: FromClient): void {
    this.socket.send(JSON.stringify(word));
  }

  changes(space: string): Changes[] {
    return this.frames.filter((frame): frame is Changes => frame.t === 'changes' && frame.space === space);
  }

  /** The data of every event of that name, in the order it came. */
  events<T>(space: string, event: string): T[] {
    return this.changes(space).flatMap(({ changes }) =>
      changes.filter((change) => change.event === event).map(({ data }) => data as T),
    );
  }

  signals(): Signal[] {
    return this.frames.flatMap((frame) => (frame.t === 'signal' ? [frame.signal] : []));
  }

  has(kind: FromServer['t']): boolean {
    return this.frames.some(({ t }) => t === kind);
  }

  /** Waits until what came in fulfils a condition; says what came in when it never does. */
  async until(condition: () => boolean, patience = 5000): Promise<void> {
    const ends = Date.now() + patience;
    while (!condition()) {
      const left = ends - Date.now();
      if (left <= 0)
        throw new Error(`it did not come; what came: ${JSON.stringify(this.frames).slice(0, 2000)}`);
      await new Promise<void>((resolve) => {
        this.#woken.push(resolve);
        setTimeout(resolve, left);
      });
    }
  }

  async close(): Promise<void> {
    if (this.socket.readyState === WebSocket.CLOSED) return;
    this.socket.close();
    await once(this.socket, 'close');
  }

  #wake(): void {
    const woken = this.#woken;
    this.#woken = [];
    for (const wake of woken) wake();
  }
}
