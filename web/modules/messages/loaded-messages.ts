import type { Message } from '@kinsong/contract/messages/messages.ts';

/** A stretch of the stream that is held whole: every message with `from <= seq <= to`, oldest first. */
export interface Stretch {
  /** 0 when the beginning of the stream is held. */
  readonly from: number;
  /** Infinity when it reaches up to now, and what is posted next belongs to it. */
  readonly to: number;
  readonly messages: readonly Message[];
}

/** What is held of a space's stream: a few stretches that do not touch, in their order. */
export interface Book {
  readonly stretches: readonly Stretch[];
  /** Pages on their way. Meanwhile changes outside what is held are kept: a page may have been read before them. */
  readonly loads: number;
  readonly strays: readonly Message[];
}

export const emptyBook: Book = { stretches: [], loads: 0, strays: [] };

/** A page was asked for. */
export const awaiting = (book: Book): Book => ({ ...book, loads: book.loads + 1 });

/** A page came, or did not; `page` is what it covers. */
export function arrived(book: Book, page?: Stretch): Book {
  const loads = book.loads - 1;
  const covered = page === undefined ? book : lay(cover(book, page), book.strays);
  return { ...covered, loads, strays: loads > 0 ? book.strays : [] };
}

/** Lays a page beside what is held, and joins stretches that touch. */
export function cover(book: Book, page: Stretch): Book {
  const apart: Stretch[] = [];
  let joined = page;
  for (const stretch of book.stretches) {
    if (stretch.to + 1 < joined.from || joined.to + 1 < stretch.from) apart.push(stretch);
    else joined = join(stretch, joined);
  }
  return { ...book, stretches: [...apart, joined].sort((a, b) => a.from - b.from) };
}

/** Lays changed messages over what is held. What lies outside is left out: it is read when someone scrolls there. */
export function lay(book: Book, changed: readonly Message[]): Book {
  let { stretches, strays } = book;
  for (const message of changed) {
    const at = stretches.findIndex(({ from, to }) => from <= message.seq && message.seq <= to);
    if (at === -1) {
      if (book.loads > 0) strays = [...strays, message];
      continue;
    }
    stretches = stretches.with(at, put(stretches[at]!, message));
  }
  return { ...book, stretches, strays };
}

/** Lays a message over the one that is held even where its revision is the same: its words may have grown. */
export function renew(book: Book, message: Message): Book {
  const held = findMessage(book, message.id);
  if (held === undefined || held.rev !== message.rev) return lay(book, [message]);
  const at = book.stretches.findIndex(({ messages }) => messages.includes(held));
  const stretch = book.stretches[at]!;
  const messages = stretch.messages.with(stretch.messages.indexOf(held), message);
  return { ...book, stretches: book.stretches.with(at, { ...stretch, messages }) };
}

/** The stretch that reaches up to now. */
export const liveStretch = (book: Book): Stretch | undefined =>
  book.stretches.find(({ to }) => to === Infinity);

export const stretchAt = (book: Book, seq: number): Stretch | undefined =>
  book.stretches.find(({ from, to }) => from <= seq && seq <= to);

export function findMessage(book: Book, id: string): Message | undefined {
  for (const { messages } of book.stretches) {
    const found = messages.find((message) => message.id === id);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** What a page of the call covers: back from `before` (or from now), or on from `after`. */
export function pageStretch(
  { messages, more }: { messages: readonly Message[]; more: boolean },
  asked: { before: number } | { after: number } | 'newest',
): Stretch {
  if (asked !== 'newest' && 'after' in asked) {
    const last = messages.at(-1);
    return { from: asked.after + 1, to: more && last !== undefined ? last.seq : Infinity, messages };
  }
  const to = asked === 'newest' ? Infinity : asked.before - 1;
  return { from: more ? (messages[0]?.seq ?? 0) : 0, to, messages };
}

function join(a: Stretch, b: Stretch): Stretch {
  const byId = new Map(a.messages.map((message) => [message.id, message]));
  for (const message of b.messages) {
    const held = byId.get(message.id);
    if (held === undefined || held.rev < message.rev) byId.set(message.id, message);
  }
  const messages = [...byId.values()].sort((one, other) => one.seq - other.seq);
  return { from: Math.min(a.from, b.from), to: Math.max(a.to, b.to), messages };
}

function put(stretch: Stretch, message: Message): Stretch {
  const { messages } = stretch;
  const after = messages.findLastIndex(({ seq }) => seq <= message.seq);
  const held = messages[after];
  if (held?.id !== message.id) return { ...stretch, messages: messages.toSpliced(after + 1, 0, message) };
  return held.rev < message.rev ? { ...stretch, messages: messages.with(after, message) } : stretch;
}
