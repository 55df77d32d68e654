import { closeCodes } from '@kinsong/contract/live/protocol.ts';
import { randomBytes } from 'node:crypto';
import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import type { Person } from '../person.ts';
import { textFrame } from './socket-frames.ts';
import type { SpaceNews } from './space-news.ts';

/** More than this unread, and the reader is sent away to come back with "resume from N". */
export const mostUnread = 1024 * 1024;
/** Of what was before, no more is read from the database while so much of it is on its way. */
const onItsWay = 16 * 1024;

/** So much news waits for a reader who is told what was before; the frames are those that all the others got. */
const mostHeld = 256 * 1024;

interface Held {
  frames: { readonly rev: number; readonly frame: Buffer }[];
  /** Of all that came; more than is held, and none of it is. */
  bytes: number;
}

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
  /** The watched spaces of which the reader has still to be told what was before. */
  readonly #behind = new Map<string, Held>();
  /** What was asked and is not answered: a few bytes nobody can guess, so that only who reads can send them back. */
  #asked: Buffer | null = null;
  #askedLastRound = false;
  #sent = 0;
  #sentBeforeAsked = 0;
  #answer: PromiseWithResolvers<void> | null = null;

  constructor(person: Person, socket: WebSocket, wire: Duplex, view: View | null) {
    this.person = person;
    this.socket = socket;
    this.#wire = wire;
    this.view = view;
    socket.on('pong', (bytes: Buffer) => this.#hearAnswer(bytes));
    socket.on('close', () => this.#answer?.resolve());
  }

  /** What is kept for this reader, here or by the system, for all we know. */
  get unread(): number {
    return Math.max(this.#sent, this.#wire.writableLength);
  }

  say(word: object): void {
    this.write(textFrame(JSON.stringify(word)));
  }

  /** Writes bytes that are a whole frame already; several readers share them. */
  write(frame: Buffer): void {
    if (!this.#isOpen()) return;
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

  /** A frame of news: written at once, or after what was before. */
  deliver(space: string, rev: number, frame: Buffer): void {
    const held = this.#behind.get(space);
    if (held === undefined) return this.write(frame);
    held.bytes += frame.length;
    if (held.bytes <= mostHeld) held.frames.push({ rev, frame });
    else held.frames = [];
  }

  /** What was before is about to be read: news from now on comes after it, and older news is part of it. */
  fallBehind(space: string): void {
    this.#behind.set(space, { frames: [], bytes: 0 });
  }

  isBehind(space: string): boolean {
    return this.#behind.has(space);
  }

  /** More news came than is held: what was before reaches further now. */
  hasMissedNews(space: string): boolean {
    return (this.#behind.get(space)?.bytes ?? 0) > mostHeld;
  }

  /** All that was before is told, up to a revision: what came meanwhile follows, and news comes at once again. */
  catchesUp(space: string, upTo: number): void {
    const { frames = [] } = this.#behind.get(space) ?? {};
    this.#behind.delete(space);
    for (const { rev, frame } of frames) if (rev > upTo) this.write(frame);
  }

  forget(space: string): void {
    this.#behind.delete(space);
  }

  /** Tells of what was before, and answers the size of it. */
  sayBefore(word: object): number {
    const frame = textFrame(JSON.stringify(word));
    this.#sent += frame.length;
    this.write(frame);
    return frame.length;
  }

  /**
   * Waits until most of what was before has been read by the other side itself: what our system takes off our hands for
   * a connection that nobody reads is held in memory all the same.
   */
  async hasRead(): Promise<void> {
    while (this.#isOpen() && this.#sent >= onItsWay) {
      this.#ask();
      this.#answer ??= Promise.withResolvers();
      await this.#answer.promise;
    }
  }

  /** Asked in every round: who has not answered since the round before is gone, or reads too slowly. */
  stillAnswers(): boolean {
    if (!this.#isOpen()) return true;
    if (this.#asked !== null && this.#askedLastRound) return false;
    this.#ask();
    this.#askedLastRound = true;
    return true;
  }

  close(code: number): void {
    this.socket.close(code);
    this.#answer?.resolve();
  }

  /** The answer comes after all that was sent before: who does not read can not answer. */
  #ask(): void {
    if (this.#asked !== null) return;
    this.#asked = randomBytes(8);
    this.#askedLastRound = false;
    this.#sentBeforeAsked = this.#sent;
    this.socket.ping(this.#asked);
  }

  #hearAnswer(bytes: Buffer): void {
    if (this.#asked === null || !this.#asked.equals(bytes)) return;
    this.#asked = null;
    this.#sent -= this.#sentBeforeAsked;
    this.#answer?.resolve();
    this.#answer = null;
  }

  #isOpen(): boolean {
    return this.socket.readyState === this.socket.OPEN;
  }
}
