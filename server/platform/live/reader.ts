import { closeCodes } from '@kinsong/contract/live/protocol.ts';
import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import type { Person } from '../person.ts';
import { textFrame } from './frame.ts';
import type { SpaceNews } from './news.ts';

/** More than this unread, and the reader is sent away to come back with "resume from N". */
const mostUnread = 1024 * 1024;
const patience = 2000;

/** How news is put into words for one kind of connection. The house's own kind has none: it shares its frames. */
export type View = (news: SpaceNews) => Promise<readonly string[]>;

/** One open connection: who reads, and what of. */
export class Reader {
  readonly person: Person;
  readonly socket: WebSocket;
  /** The spaces being watched, with the revision from which this reader may see them. */
  readonly watching = new Map<string, number>();
  /** The spaces the person belongs to, watched or not. */
  belongs: ReadonlySet<string> = new Set();
  readonly view: View | null;
  readonly #wire: Duplex;
  #viewed: Promise<void> = Promise.resolve();

  constructor(person: Person, socket: WebSocket, wire: Duplex, view: View | null) {
    this.person = person;
    this.socket = socket;
    this.#wire = wire;
    this.view = view;
  }

  say(word: object): void {
    this.write(textFrame(JSON.stringify(word)));
  }

  /** Writes bytes that are a whole frame already; several readers share them. */
  write(frame: Buffer): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    if (this.#wire.writableLength > mostUnread) {
      this.close(closeCodes.slow);
      return;
    }
    this.#wire.write(frame);
  }

  /** Puts news into this connection's own words, one after the other. */
  tell(view: View, news: SpaceNews): void {
    this.#viewed = this.#viewed
      .then(() => view(news))
      .then(
        (texts) => texts.forEach((text) => this.write(textFrame(text))),
        // What could not be put into words is asked for again when the reader comes back.
        () => this.close(closeCodes.closing),
      );
  }

  close(code: number): void {
    this.socket.close(code);
    // A reader that does not read will not read the closing either.
    setTimeout(() => this.socket.terminate(), patience).unref();
  }
}
