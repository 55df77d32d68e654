import type { FromServer, Signal } from '@kinsong/contract/live/protocol.ts';
import { textFrame } from './socket-frames.ts';
import { join, type LiveChange, type SpaceNews } from './space-news.ts';
import type { Reader } from './reader.ts';

/** At most one "something stirred" a space in this time. */
const stirEvery = 1000;

/** Whoever keeps something open for people of a space, without being a reader of it. */
export interface Attendant {
  /** Something of it changed: with no changes, something that was not told. */
  changed(changes: readonly LiveChange[], news: SpaceNews): void;
  /** They may no longer look. */
  dismissed(person: string): void;
}

type Frame = Extract<FromServer, { t: 'changes' | 'signal' | 'stirred' }>;

/**
 * Who on this node reads which space. News of one tick is joined, serialised once and written to all readers together.
 */
export class Hub {
  readonly #watchers = new Map<string, Set<Reader>>();
  readonly #members = new Map<string, Set<Reader>>();
  readonly #attendants = new Map<string, Set<Attendant>>();
  readonly #waiting = new Map<string, SpaceNews[]>();
  readonly #stirred = new Map<string, number>();
  /** The last revision told in each watched space, so that a sweep can find what was missed. */
  readonly #told = new Map<string, number>();
  readonly #spaceOpened: (space: string) => void;
  readonly #spaceClosed: (space: string) => void;
  #flushing = false;
  #stirring: NodeJS.Timeout | undefined;

  constructor(spaceOpened: (space: string) => void, spaceClosed: (space: string) => void) {
    this.#spaceOpened = spaceOpened;
    this.#spaceClosed = spaceClosed;
  }

  watch(reader: Reader, space: string, from: number, rev: number): void {
    reader.watching.set(space, from);
    this.#add(this.#watchers, space, reader);
    // Others may watch already who were not told of what the newcomer has just read: the next look finds that out.
    if (!this.#told.has(space)) this.#told.set(space, rev);
  }

  unwatch(reader: Reader, space: string): void {
    reader.watching.delete(space);
    reader.forget(space);
    this.#drop(this.#watchers, space, reader);
    if (!this.#watchers.has(space)) this.#told.delete(space);
  }

  belong(reader: Reader, spaces: ReadonlySet<string>): void {
    for (const space of reader.belongs) if (!spaces.has(space)) this.#drop(this.#members, space, reader);
    for (const space of spaces) if (!reader.belongs.has(space)) this.#add(this.#members, space, reader);
    reader.belongs = spaces;
  }

  leave(reader: Reader): void {
    for (const space of [...reader.watching.keys()]) this.unwatch(reader, space);
    this.belong(reader, new Set());
  }

  /** The answer ends it. */
  attend(space: string, attendant: Attendant): () => void {
    this.#add(this.#attendants, space, attendant);
    return () => this.#drop(this.#attendants, space, attendant);
  }

  dismissed(person: string, space: string): void {
    for (const attendant of this.#attendants.get(space) ?? []) attendant.dismissed(person);
  }

  watchers(space: string): ReadonlySet<Reader> {
    return this.#watchers.get(space) ?? new Set();
  }

  watched(): [space: string, told: number][] {
    return [...this.#told];
  }

  /** The spaces that someone here watches or belongs to. */
  open(): string[] {
    return [...new Set([...this.#watchers.keys(), ...this.#members.keys(), ...this.#attendants.keys()])];
  }

  news(news: SpaceNews): void {
    if (!this.#isOpen(news.space)) return;
    const waiting = this.#waiting.get(news.space);
    if (waiting === undefined) this.#waiting.set(news.space, [news]);
    else waiting.push(news);
    if (this.#flushing) return;
    this.#flushing = true;
    // Before those who said it are answered: their own screens show it already, the others' wait for it.
    queueMicrotask(() => this.#flush());
  }

  signal(space: string, signal: Signal): void {
    // News of this tick go first: a piece of a text comes after the message it belongs to.
    if (this.#flushing) return void setImmediate(() => this.signal(space, signal));
    const readers = this.#watchers.get(space);
    if (readers === undefined) return;
    const frame = encode({ t: 'signal', space, signal });
    const teller = signal.s === 'piece' ? null : signal.person;
    for (const reader of readers)
      if (reader.view === null && reader.person.id !== teller) reader.write(frame);
  }

  #flush(): void {
    this.#flushing = false;
    const waiting = [...this.#waiting];
    this.#waiting.clear();
    for (const [space, news] of waiting) {
      for (const joined of join(news)) this.#deliver(joined);
      this.#stir(space, Math.max(...news.map(({ rev }) => rev)));
    }
  }

  #deliver(news: SpaceNews): void {
    for (const attendant of this.#attendants.get(news.space) ?? []) attendant.changed(news.changes, news);
    const readers = this.#watchers.get(news.space);
    if (readers === undefined) return;
    this.#told.set(news.space, Math.max(news.rev, this.#told.get(news.space) ?? 0));
    const oldest = news.changes.reduce((least, { born }) => Math.min(least, born), Infinity);
    let shared: Buffer | undefined;
    for (const reader of readers) {
      const from = reader.watching.get(news.space) ?? 0;
      const visible =
        oldest > from ? news : { ...news, changes: news.changes.filter(({ born }) => born > from) };
      if (reader.view !== null) reader.tell(reader.view, visible);
      else if (visible === news) reader.deliver(news.space, news.rev, (shared ??= encodeNews(news)));
      else reader.deliver(news.space, news.rev, encodeNews(visible));
    }
  }

  #stir(space: string, rev: number): void {
    if (!this.#members.has(space)) return;
    this.#stirred.set(space, rev);
    this.#stirring ??= setTimeout(() => this.#tellStirred(), stirEvery);
    this.#stirring.unref();
  }

  #tellStirred(): void {
    this.#stirring = undefined;
    for (const [space, rev] of this.#stirred) {
      const frame = encode({ t: 'stirred', space, rev });
      for (const reader of this.#members.get(space) ?? [])
        if (!reader.watching.has(space)) reader.write(frame);
    }
    this.#stirred.clear();
  }

  #isOpen(space: string): boolean {
    return this.#watchers.has(space) || this.#members.has(space) || this.#attendants.has(space);
  }

  #add<T>(where: Map<string, Set<T>>, space: string, reader: T): void {
    const wasOpen = this.#isOpen(space);
    const readers = where.get(space) ?? new Set<T>();
    readers.add(reader);
    where.set(space, readers);
    if (!wasOpen) this.#spaceOpened(space);
  }

  #drop<T>(where: Map<string, Set<T>>, space: string, reader: T): void {
    const readers = where.get(space);
    if (readers === undefined || !readers.delete(reader)) return;
    if (readers.size === 0) where.delete(space);
    if (!this.#isOpen(space)) this.#spaceClosed(space);
  }
}

const encode = (frame: Frame): Buffer => textFrame(JSON.stringify(frame));

function encodeNews({ space, after, rev, changes }: SpaceNews): Buffer {
  return encode({ t: 'changes', space, after, rev, changes: changes.map(withoutBirth) });
}

/** What a client is told of a change: not since when it is there, which is the server's affair. */
export function withoutBirth({ event, rev, data }: LiveChange): {
  event: string;
  rev: number;
  data: unknown;
} {
  return { event, rev, data };
}
