import { seenUpTo, unreadCounts, type Message, type Unread } from '@kinsong/contract/messages/messages.ts';
import { ask } from '../../platform/api/api.ts';
import { cacheStore, put } from '../../platform/cache/stores.ts';
import { signedIn } from '../../platform/signed-in.ts';
import { Store } from '../../platform/store.ts';
import type { Ears } from '../../platform/web-module.ts';
import { activity } from '../spaces/index.ts';

/**
 * What is unread and what was last said, by space, as spaces show it. Asked of the house, kept in the cache, moved on by
 * what is heard.
 */
const unread = activity;

export const unreadKept = cacheStore<Unread>('unread-named.2', { key: 'space_id' });

/** However much stirs, the question is asked at most this often. */
const askEvery = 1500;
let asking: ReturnType<typeof setTimeout> | undefined;
let lastAsked = 0;

function askSoon(): void {
  asking ??= setTimeout(() => void askNow(), Math.max(0, lastAsked + askEvery - Date.now()));
}

/** How far the question has come. */
export const unreadAsked = new Store<'opening' | 'live' | 'failed'>('opening');

export async function askNow(): Promise<void> {
  lastAsked = Date.now();
  asking = undefined;
  try {
    const answer = await ask(unreadCounts, {});
    const counted = answer.unread.map(withWhatIRead);
    unread.set(new Map(counted.map((each) => [each.space_id, each])));
    unreadAsked.set('live');
    await signedIn().cache.write(counted.map((each) => put(unreadKept, each)));
  } catch {
    // What was last known stays; the next stir or the next connection asks again.
    unreadAsked.change((before) => (before === 'live' ? before : 'failed'));
  }
}

/** The house writes down late how far one has read. Where it fell before that, it is told again. */
function withWhatIRead(told: Unread): Unread {
  const read = unread.get().get(told.space_id);
  if (read === undefined || read.seen <= told.seen) return told;
  void tellSeen(told.space_id, read.seen).catch(() => {});
  return {
    ...told,
    seen: read.seen,
    unread: (told.last?.seq ?? 0) > read.seen ? told.unread : 0,
    mentions: (told.last?.seq ?? 0) > read.seen ? told.mentions : 0,
  };
}

/** Tells the house how far one has read; what waits to be told already is replaced. */
export async function tellSeen(space: string, seq: number): Promise<void> {
  const input = { params: { space_id: space }, body: { seq } };
  await signedIn().outbox.write(space, seenUpTo, input, { replaces: `seen ${space}`, quiet: true });
}

async function recall(): Promise<void> {
  const kept = await signedIn()
    .cache.all(unreadKept)
    .catch(() => []);
  unread.change((known) => (known.size > 0 ? known : new Map(kept.map((each) => [each.space_id, each]))));
}

/** Spaces that are not looked at only tell that something stirred: then the counts are asked for. */
export const unreadEars: Ears = {
  entered: () => {
    void recall();
    addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') askSoon();
    });
  },
  opened: askSoon,
  stirred: askSoon,
  joined: askSoon,
  gone: (space) => unread.change((known) => new Map([...known].filter(([id]) => id !== space))),
};

/** New words in a space that is looked at move its counts at once. */
export function heard(space: string, messages: readonly Message[]): void {
  const before = unread.get().get(space);
  const fresh = messages.filter(
    ({ seq, rev, deleted_at }) => seq === rev && deleted_at === null && seq > (before?.last?.seq ?? 0),
  );
  const newest = fresh.at(-1);
  if (newest === undefined) return;
  const me = signedIn().person.id;
  const others = fresh.filter(({ author_id, seq }) => author_id !== me && seq > (before?.seen ?? 0));
  const naming = others.filter(({ mentions = [] }) => mentions.some(({ person_id }) => person_id === me));
  const { id, seq, author_id, content, created_at } = newest;
  const next: Unread = {
    space_id: space,
    unread: Math.min(100, (before?.unread ?? 0) + others.length),
    mentions: Math.min(100, (before?.mentions ?? 0) + naming.length),
    seen: before?.seen ?? 0,
    last: { id, seq, author_id, content, created_at, author_name: '' },
  };
  unread.change((known) => new Map([...known, [space, next]]));
}

/** I have read up to here. */
export function readUpTo(space: string, seq: number): void {
  const known = unread.get().get(space);
  if (known === undefined || known.seen >= seq) return;
  const read = { ...known, seen: seq, unread: 0, mentions: 0 };
  unread.change((all) => new Map([...all, [space, read]]));
  void signedIn()
    .cache.write([put(unreadKept, read)])
    .catch(() => {});
}
