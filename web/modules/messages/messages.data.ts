import { errors, type ErrorCode } from '@kinsong/contract/common/errors.ts';
import { messageChanged } from '@kinsong/contract/messages/events.ts';
import { forward } from '@kinsong/contract/messages/forwards.ts';
import { dropPreview } from '@kinsong/contract/messages/link-previews.ts';
import { oneMessage, placeAt } from '@kinsong/contract/messages/message-lookup.ts';
import {
  deleteMessage,
  editMessage,
  listMessages,
  postMessage,
  seenBy,
  seenUpTo,
  type Message,
} from '@kinsong/contract/messages/messages.ts';
import { pin } from '@kinsong/contract/messages/pins.ts';
import { offerWords } from '@kinsong/contract/messages/wisdom-offers.ts';
import { react } from '@kinsong/contract/messages/reactions.ts';
import type { Change } from '@kinsong/contract/spaces/spaces.ts';
import { ask } from '../../platform/api/api.ts';
import { within } from '../../platform/cache/cache.ts';
import { cacheStore, put, type CacheWrite } from '../../platform/cache/stores.ts';
import { signedIn } from '../../platform/signed-in.ts';
import type { Rows } from '../../platform/live/module-rows.ts';
import type { Send } from '../../platform/outbox/outbox.ts';
import { Shelf } from '../../platform/shelf.ts';
import { toast } from '../../ui/index.ts';
import { filesArePosted } from '../files/index.ts';
import {
  arrived,
  awaiting,
  cover,
  emptyBook,
  findMessage,
  lay,
  liveStretch,
  pageStretch,
  renew,
  stretchAt,
  type Book,
  type Stretch,
} from './loaded-messages.ts';
import { layPins, pinned } from './pins/pins.data.ts';
import { heard } from './unread.data.ts';

/** Where do messages come from? From the cache, then from the first page, then from live changes: all into books. */
export const books = new Shelf<Book>(emptyBook);

const kept = cacheStore<Message>('messages', {
  key: 'id',
  indexes: { place: ['space_id', 'seq'] },
  bySpace: 'place',
  revised: true,
});
/** From which place on a space's messages are kept whole. */
const windows = cacheStore<{ space_id: string; from: number }>('windows', { key: 'space_id' });

const pageSize = 60;
/** So many of a space's newest messages are taken from the cache at once. */
const recalled = 200;

const keepMessages = (messages: readonly Message[]): CacheWrite[] =>
  messages.map((message) => put(kept, message));

/** From which place on the cache holds the stream whole. */
function keepWindow(space: string): CacheWrite[] {
  const live = liveStretch(books.of(space).get());
  return live === undefined ? [] : [put(windows, { space_id: space, from: live.from })];
}

export const messagesRows: Rows = {
  name: 'messages',
  events: [messageChanged],
  stores: [kept, windows],

  async recall(space) {
    const window = await signedIn().cache.get(windows, space);
    if (window === undefined) throw new Error('a cursor without a window');
    const messages = await signedIn().cache.newest(kept, 'place', within(space), recalled);
    const held = messages.reverse().filter(({ seq }) => seq >= window.from);
    const from = held.length < recalled ? window.from : held[0]!.seq;
    books.of(space).change((book) => cover(book, { from, to: Infinity, messages: held }));
  },

  async fetch(space, keep) {
    const page = await ask(listMessages, { params: { space_id: space }, query: { limit: pageSize } });
    books.of(space).change((book) => cover(book, pageStretch(page, 'newest')));
    keep([...keepMessages(page.messages), ...keepWindow(space)]);
    return page.rev;
  },

  apply(space, changes) {
    const messages = changes.map(({ data }: Change) => data as Message);
    const book = books.of(space).get();
    books.of(space).set(lay(book, messages));
    for (const { author_id } of messages) signedIn().signals.writes(space, author_id, false);
    layPins(space, messages);
    heard(space, messages);
    const live = liveStretch(book);
    const kept = messages.filter(({ seq }) => live !== undefined && seq >= live.from);
    return [...keepMessages(kept), ...keepWindow(space)];
  },

  reset(space) {
    books.clear(space);
    pinned.clear(space);
  },
};

const answered = (answer: unknown): void => {
  const message = answer as Message;
  books.of(message.space_id).change((book) => lay(book, [message]));
  layPins(message.space_id, [message]);
};

const posted = (answer: unknown): void => {
  answered(answer);
  const { attachments } = answer as Message;
  if (attachments.length > 0) void filesArePosted(attachments.map(({ id }) => id));
};

/** A deed leaves nothing in the stream that could say why it is gone again. */
const told =
  (title: string) =>
  (why: ErrorCode): void =>
    toast({ title, description: errors[why].text, tone: 'calm' });

/** Calls that wait in the outbox while there is no way to the house. */
export const messagesSends: readonly Send[] = [
  { call: postMessage, answered: posted },
  { call: editMessage, answered },
  { call: deleteMessage, answered },
  { call: react, answered, refused: told('Your sign was not taken') },
  { call: pin, answered, refused: told('The pin was not changed') },
  { call: offerWords, answered, refused: told('The offer was not changed') },
  { call: dropPreview, answered, refused: told('The preview was not taken out') },
  { call: forward, answered, refused: told('This was not forwarded') },
  { call: seenUpTo },
];

type Question = { before: number } | { after: number };

async function load(space: string, question: Question): Promise<Stretch> {
  const book = books.of(space);
  book.change(awaiting);
  let page: Stretch | undefined;
  try {
    const query = { ...question, limit: pageSize };
    page = pageStretch(await ask(listMessages, { params: { space_id: space }, query }), question);
    return page;
  } finally {
    book.change((held) => arrived(held, page));
    if (page !== undefined) {
      const { from } = page;
      const live = liveStretch(book.get());
      // An island is not kept: the cache holds one whole stretch up to now.
      if (live !== undefined && live.from <= from)
        signedIn().sync.keep(space, [...keepMessages(page.messages), ...keepWindow(space)]);
    }
  }
}

/** The page above a stretch, or below one that does not reach up to now. */
export const loadOlder = (space: string, stretch: Stretch): Promise<Stretch> =>
  load(space, { before: stretch.from });
export const loadNewer = (space: string, stretch: Stretch): Promise<Stretch> =>
  load(space, { after: stretch.to });

const above = 12;

/** Sees to it that a place in the stream is held, with something above it. */
export async function loadAround(space: string, seq: number): Promise<void> {
  const held = stretchAt(books.of(space).get(), seq);
  if (held === undefined) await load(space, { after: Math.max(0, seq - above - 1) });
}

/** What lies outside everything held, one by one: what someone replied to long ago. */
export const apart = new Shelf<Message | undefined>(undefined);

/** A message of which only the id is known. */
export async function loadOne(space: string, id: string): Promise<Message> {
  const held = findMessage(books.of(space).get(), id) ?? apart.of(id).get();
  if (held !== undefined) return held;
  const message = await ask(oneMessage, { params: { space_id: space, message_id: id } });
  apart.of(id).set(message);
  return message;
}

/** Asks anew for a message whose words grow without a revision, or which has not come over the live line yet. */
export async function bring(space: string, id: string): Promise<void> {
  const message = await ask(oneMessage, { params: { space_id: space, message_id: id } });
  const book = books.of(space);
  book.change((held) => renew(held, message));
}

/** Where a day begins in the stream; undefined where nothing was said yet. */
export async function loadPlace(
  space: string,
  day: Date,
): Promise<Pick<Message, 'id' | 'seq' | 'created_at'> | undefined> {
  const query = { moment: day.toISOString() };
  const { place } = await ask(placeAt, { params: { space_id: space }, query });
  return place ?? undefined;
}

/** How far each has read, as the house knows it now. */
export async function loadSeen(space: string): Promise<ReadonlyMap<string, number>> {
  const answer = await ask(seenBy, { params: { space_id: space } });
  const seen = new Map(answer.seen.map(({ person_id, seq }) => [person_id, seq]));
  signedIn().signals.hasSeen(space, seen);
  return seen;
}
