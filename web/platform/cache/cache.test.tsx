import { afterEach, expect, test } from 'vitest';
import { Cache, cacheName } from './cache.ts';
import { answered } from './database.ts';
import { cacheStore, cursors, drafts, outboxItems, put } from './stores.ts';

interface Leaf {
  id: string;
  space_id: string;
  rev: number;
}
const leaves = cacheStore<Leaf>('leaves', {
  key: 'id',
  indexes: { space: ['space_id', 'id'] },
  bySpace: 'space',
  revised: true,
});
const seats = cacheStore<{ space_id: string; person_id: string }>('seats', {
  key: ['space_id', 'person_id'],
});

const waiting = { space: 'kitchen', call: 'messages.post', params: {}, at: 1, tries: 0 };
const begun = { space_id: 'kitchen', text: 'Not yet' };

let who = '';
let count = 0;
const newPerson = (): string => (who = `anna-${(count += 1)}`);
afterEach(() => new Cache(who).erase(false));

test('what waits to be sent and what one has begun to write outlive every change of what is kept', async () => {
  const opening = indexedDB.open(cacheName(newPerson()), 2);
  opening.onupgradeneeded = () => {
    const { result } = opening;
    result.createObjectStore('outbox', { keyPath: 'n', autoIncrement: true }).add(waiting);
    result.createObjectStore('drafts', { keyPath: 'space_id' }).add(begun);
    result.createObjectStore('cursors', { keyPath: 'space_id' }).add({ space_id: 'kitchen', rev: 7 });
    result.createObjectStore('leaves', { keyPath: 'id' }).add({ id: 'one', space_id: 'kitchen', rev: 7 });
  };
  // A page of before lies open in another tab.
  const before = await answered(opening);
  before.onversionchange = () => before.close();
  for (const stores of [[leaves], [leaves, seats], []]) {
    const cache = new Cache(who, stores);
    expect(await cache.all(outboxItems)).toEqual([{ ...waiting, n: 1 }]);
    expect(await cache.all(drafts)).toEqual([begun]);
    expect(await cache.get(cursors, 'kitchen')).toBeUndefined();
    expect(await cache.all(leaves).catch(() => [])).toEqual([]);
  }
});

test('what a module brings is kept over a reload, and a row is never replaced by an earlier one of itself', async () => {
  const leaf = { id: 'one', space_id: 'kitchen', rev: 7 };
  const cache = new Cache(newPerson(), [leaves]);
  await cache.write([put(leaves, leaf)]);
  await cache.write([put(leaves, { ...leaf, rev: 6 })]);
  expect(await new Cache(who, [leaves]).all(leaves)).toEqual([leaf]);
});

test('of a space that is no longer ours everything goes, of every module, and nothing of another', async () => {
  const cache = new Cache(newPerson(), [leaves, seats]);
  const inEach = ['kitchen', 'attic'].flatMap((space_id) => [
    put(leaves, { id: `leaf in ${space_id}`, space_id, rev: 1 }),
    put(seats, { space_id, person_id: 'ruth' }),
    put(drafts, { space_id, text: 'Not yet' }),
    put(cursors, { space_id, rev: 1, rows: ['leaves'] }),
  ]);
  await cache.write(inEach);
  await cache.add(outboxItems, waiting);
  await cache.forget('kitchen');
  for (const store of [leaves, seats, drafts, cursors])
    expect((await cache.all<{ space_id: string }>(store)).map(({ space_id }) => space_id)).toEqual(['attic']);
  expect(await cache.all(outboxItems)).toHaveLength(1);
});
