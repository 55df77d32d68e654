import { closeCodes, FromServer, protocolVersion, type FromClient } from '@kinsong/contract/live/protocol.ts';
import { Store } from '../store.ts';
import { backoff, waitWhereCrowded } from './backoff.ts';

export type Connection = 'connecting' | 'open' | 'lost';

const pingEvery = 25_000;
/** No word in this time after a ping, and the line counts as dead, whatever the browser believes. */
const pongWithin = 8000;
/** When the network has just come back, a line that lives answers sooner. */
const pongSoon = 2500;
const openWithin = 10_000;

interface Ears {
  /** The line is new: whatever was watched has to be asked for again. */
  onOpen(): void;
  onWord(word: FromServer): void;
  /** The line is gone, for now or for good: nothing that was asked by it will be answered. */
  onLost(): void;
  /** The session is over. */
  onSignedOut(): void;
  /** The house speaks a newer language than this page. */
  onOutdated(): void;
}

/** The one live connection of this tab. It comes back by itself until it is told to stop. */
export class LiveSocket {
  readonly connection = new Store<Connection>('connecting');
  readonly #ears: Ears;
  #socket: WebSocket | undefined;
  #tries = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #watchdog: ReturnType<typeof setTimeout> | undefined;
  #stopped = false;

  constructor(ears: Ears) {
    this.#ears = ears;
    addEventListener('online', this.#soon);
    addEventListener('offline', this.#check);
    document.addEventListener('visibilitychange', this.#seen);
  }

  start(): void {
    this.#connect();
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#retry);
    clearTimeout(this.#watchdog);
    removeEventListener('online', this.#soon);
    removeEventListener('offline', this.#check);
    document.removeEventListener('visibilitychange', this.#seen);
    this.#socket?.close();
    this.#ears.onLost();
  }

  /** Says something if the line is open; what matters is said again when it opens. */
  say(word: FromClient): void {
    this.#send(JSON.stringify(word));
  }

  /** Says something that is written out already, if the house has greeted us and is not lost; tells whether. */
  readonly sayIfOpen = (text: string): boolean => this.connection.get() === 'open' && this.#send(text);

  #send(text: string): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(text);
    return true;
  }

  #connect(): void {
    clearTimeout(this.#retry);
    clearTimeout(this.#watchdog);
    const gzip = 'DecompressionStream' in globalThis ? '&gzip=1' : '';
    const url = new URL(`/ws?v=${protocolVersion}${gzip}`, location.href);
    url.protocol = url.protocol.replace('http', 'ws');
    const socket = new WebSocket(url);
    socket.binaryType = 'arraybuffer';
    this.#socket = socket;
    socket.onopen = () => {
      this.#restUntilPing();
    };
    socket.onmessage = ({ data }: MessageEvent<string | ArrayBuffer>) => {
      if (typeof data === 'string') this.#hear(data);
      else void unzipped(data).then((text) => socket === this.#socket && this.#hear(text));
    };
    socket.onclose = (event) => {
      if (socket === this.#socket) this.#lost(event.code);
    };
    this.#watchdog = setTimeout(() => this.#abandon(), openWithin);
  }

  #hear(text: string): void {
    this.#restUntilPing();
    const word = FromServer.safeParse(read(text));
    // A word of a later version of the house is not for us.
    if (!word.success) return;
    if (word.data.t === 'hello' || this.connection.get() === 'lost') {
      this.#tries = 0;
      this.connection.set('open');
      this.#ears.onOpen();
    }
    this.#ears.onWord(word.data);
  }

  #restUntilPing(): void {
    clearTimeout(this.#watchdog);
    this.#watchdog = setTimeout(() => this.#ping(), pingEvery);
  }

  #ping(within = pongWithin): void {
    clearTimeout(this.#watchdog);
    this.say({ t: 'ping' });
    this.#watchdog = setTimeout(() => this.#abandon(), within);
  }

  /** A dead line may take minutes to close: let go of it and begin anew. */
  #abandon(): void {
    const dead = this.#socket;
    this.#socket = undefined;
    dead?.close();
    this.#lost(0);
  }

  #lost(code: number): void {
    clearTimeout(this.#watchdog);
    if (this.#stopped) return;
    this.#ears.onLost();
    if (code === closeCodes.session) return this.#ears.onSignedOut();
    if (code === closeCodes.version) return this.#ears.onOutdated();
    this.connection.set('lost');
    clearTimeout(this.#retry);
    const resume = code === closeCodes.slow ? 0 : this.#tries;
    this.#tries += 1;
    const wait = code === closeCodes.crowded ? waitWhereCrowded() : backoff(resume);
    this.#retry = setTimeout(() => this.#connect(), wait);
  }

  readonly #soon = (): void => {
    if (this.#stopped) return;
    this.#tries = 0;
    const state = this.#socket?.readyState;
    if (state === WebSocket.OPEN) this.#ping(pongSoon);
    else if (state !== WebSocket.CONNECTING) this.#connect();
  };

  /** The network says that it went: say so at once, and find out whether the line still lives. */
  readonly #check = (): void => {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    this.connection.set('lost');
    this.#ping();
  };

  readonly #seen = (): void => {
    if (document.visibilityState === 'visible') this.#soon();
  };
}

const unzipped = (data: ArrayBuffer): Promise<string> =>
  new Response(new Blob([data]).stream().pipeThrough(new DecompressionStream('gzip'))).text();

function read(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
