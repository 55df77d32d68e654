import type { Change } from '@kinsong/contract/spaces/spaces.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { Refused } from '../api/http-request.ts';
import { Cache } from '../cache/cache.ts';
import { cacheStore, cursors, put } from '../cache/stores.ts';
import type { News } from './ordered-news.ts';
import type { Rows } from './module-rows.ts';
import { Sync } from './sync.ts';

const kitchen = 'kitchen';
let said: object[];
let laid: number[];
let resets: number;
let fetches: (() => Promise<number>)[];
let pages: (() => Promise<News>)[];
let paged: number[];
let sync: Sync;
let rows: Rows;

const change = (rev: number, data: unknown = rev): Change => ({ event: 'test.changed', rev, data });
const asked = (since: number) => ({ t: 'watch', space: kitchen, since });
const aMoment = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  said = [];
  laid = [];
  resets = 0;
  fetches = [];
  pages = [];
  paged = [];
  rows = {
    name: 'test',
    stores: [],
    events: [{ name: 'test.changed', title: '', data: z.number() }],
    recall: async () => {},
    fetch: () => (fetches.shift() ?? (async () => 7))(),
    apply: (_space: string, changes: readonly Change[]) => {
      laid.push(...changes.map(({ rev }) => rev));
      return [];
    },
    reset: () => {
      resets += 1;
    },
  };
  const page = (_space: string, since: number): Promise<News> => {
    paged.push(since);
    return (pages.shift() ?? (async () => ({ after: since, rev: since, more: false, changes: [] })))();
  };
  sync = new Sync(
    [rows],
    new Cache('anna'),
    (word) => said.push(word),
    page,
    () => {},
  );
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a space that is looked at', () => {
  test('is fetched first, then watched from there on', async () => {
    sync.open(kitchen, rows);
    expect(sync.state(kitchen, rows).get()).toBe('opening');
    await aMoment();
    expect(sync.state(kitchen, rows).get()).toBe('live');
    expect(said).toEqual([asked(7)]);
  });

  test('shows what came before the browser has kept any of it, and keeps it together with how far it is true', async () => {
    const written = vi.spyOn(Cache.prototype, 'write').mockReturnValue(new Promise(() => {}));
    const row = put(cacheStore('test', { key: 'id' }), { id: 'one' });
    rows.fetch = async (_space, keep) => {
      keep([row]);
      return 7;
    };
    sync.open(kitchen, rows);
    await aMoment();
    expect(sync.state(kitchen, rows).get()).toBe('live');
    expect(written.mock.calls).toEqual([
      [[row, put(cursors, { space_id: kitchen, rev: 7, rows: ['test'] })]],
    ]);
  });

  test('is in memory before anybody looks, where the browser keeps it, and is asked for only then', async () => {
    vi.spyOn(Cache.prototype, 'get').mockResolvedValue({ space_id: kitchen, rev: 5, rows: ['test'] });
    await sync.ahead(kitchen, [rows]);
    expect(sync.state(kitchen, rows).get()).toBe('kept');
    await aMoment();
    expect(said).toEqual([]);
    sync.open(kitchen, rows);
    expect(said).toEqual([asked(5)]);
  });

  test('keeps nobody waiting of whom the browser has nothing', async () => {
    await sync.ahead(kitchen, [rows]);
    expect(sync.state(kitchen, rows).get()).toBe('opening');
    sync.open(kitchen, rows);
    await aMoment();
    expect(sync.state(kitchen, rows).get()).toBe('live');
  });

  test('is watched once, however many look, and let go of a while after the last one left', async () => {
    const leave = [sync.open(kitchen, rows), sync.open(kitchen, rows)];
    await aMoment();
    expect(said).toEqual([asked(7)]);
    leave.forEach((each) => each());
    await vi.advanceTimersByTimeAsync(1000);
    expect(said).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(said.at(-1)).toEqual({ t: 'unwatch', space: kitchen });
    sync.open(kitchen, rows);
    expect(said.at(-1)).toEqual(asked(7));
  });

  test('lays on what fits, waits a moment for what was overtaken, and asks when it does not come', async () => {
    sync.open(kitchen, rows);
    await aMoment();
    sync.news(kitchen, { after: 8, rev: 9, changes: [change(9)] });
    sync.news(kitchen, { after: 7, rev: 8, changes: [change(8)] });
    expect(laid).toEqual([8, 9]);
    await vi.advanceTimersByTimeAsync(100);
    expect(said).toEqual([asked(7)]);
    sync.news(kitchen, { after: 11, rev: 12, changes: [change(12)] });
    await vi.advanceTimersByTimeAsync(100);
    expect(said.at(-1)).toEqual(asked(9));
    sync.news(kitchen, { after: 9, rev: 11, changes: [change(11)] });
    expect(laid).toEqual([8, 9, 11, 12]);
  });

  test('asks for pages when there is more, and leaves out what it does not understand', async () => {
    sync.open(kitchen, rows);
    await aMoment();
    const odd = { event: 'tomorrow.invented', rev: 9, data: {} };
    sync.news(kitchen, {
      after: 7,
      rev: 10,
      more: true,
      changes: [change(8), odd, change(10, 'not a number')],
    });
    expect(laid).toEqual([8]);
    await aMoment();
    expect(paged).toEqual([10]);
    expect(said).toEqual([asked(7), asked(10)]);
  });

  test('far behind, reads page after page and watches again from the last, whatever came in between', async () => {
    sync.open(kitchen, rows);
    await aMoment();
    pages = [
      async () => ({ after: 20, rev: 40, more: true, changes: [change(30), change(40)] }),
      async () => ({ after: 40, rev: 55, more: true, changes: [change(55)] }),
      async () => ({ after: 55, rev: 60, more: false, changes: [change(60)] }),
    ];
    sync.news(kitchen, { after: 7, rev: 20, more: true, changes: [change(20)] });
    // Asked twice, by a frame sent before the house knew: read once.
    sync.news(kitchen, { after: 7, rev: 20, more: true, changes: [change(20)] });
    await aMoment();
    expect([paged, laid]).toEqual([
      [20, 40, 55],
      [20, 30, 40, 55, 60],
    ]);
    expect(said).toEqual([asked(7), asked(60)]);
  });

  test('a page that does not come is asked for again, when the house says so; one refused ends it', async () => {
    sync.open(kitchen, rows);
    await aMoment();
    pages = [() => Promise.reject(new Refused('house.full', 'full', 503, { retryAfter: 9000 }))];
    const behind = (rev: number) => ({ after: 7, rev, more: true, changes: [change(rev)] });
    sync.news(kitchen, behind(20));
    await vi.advanceTimersByTimeAsync(8000);
    expect(said).toEqual([asked(7)]);
    await vi.advanceTimersByTimeAsync(1500);
    expect(said).toEqual([asked(7), asked(20)]);
    pages = [() => Promise.reject(new Error('no network'))];
    sync.news(kitchen, { ...behind(30), after: 20 });
    await vi.advanceTimersByTimeAsync(5000);
    expect(said.at(-1)).toEqual(asked(30));
    pages = [() => Promise.reject(new Refused('found.not', 'not there', 404))];
    sync.news(kitchen, { ...behind(40), after: 30 });
    await aMoment();
    expect(sync.state(kitchen, rows).get()).toBe('gone');
  });

  test('pages that lead nowhere do not go on for ever: the house may have come back from a backup', async () => {
    sync.open(kitchen, rows);
    await aMoment();
    pages = [async () => ({ after: 0, rev: 3, more: true, changes: [change(3)] })];
    sync.news(kitchen, { after: 7, rev: 20, more: true, changes: [change(20)] });
    await aMoment();
    expect(paged).toEqual([20]);
    expect(said.at(-1)).toEqual(asked(20));
  });

  test('goes on from where it was when the line is new', async () => {
    sync.open(kitchen, rows);
    await aMoment();
    sync.news(kitchen, { after: 7, rev: 30, changes: [change(30)] });
    sync.resume();
    expect(said.at(-1)).toEqual(asked(30));
  });

  test('begins anew when the house is behind it, as after a restored backup, or very far ahead', async () => {
    sync.open(kitchen, rows);
    await aMoment();
    fetches = [async () => 3];
    sync.watching({ t: 'watching', space: kitchen, rev: 3, here: [] });
    await aMoment();
    expect(resets).toBe(1);
    expect(said.at(-1)).toEqual(asked(3));
    fetches = [async () => 90_000];
    sync.watching({ t: 'watching', space: kitchen, rev: 90_000, here: [] });
    await aMoment();
    expect(said.at(-1)).toEqual(asked(90_000));
  });

  test('is gone when the house says so, now or at the first question', async () => {
    sync.open(kitchen, rows);
    await aMoment();
    sync.gone(kitchen);
    expect(sync.state(kitchen, rows).get()).toBe('gone');
    fetches = [() => Promise.reject(new Refused('found.not', 'not there', 404))];
    sync.open('attic', rows);
    await aMoment();
    expect(sync.state('attic', rows).get()).toBe('gone');
  });

  test('is tried again when the line comes back, if it could not be fetched', async () => {
    fetches = [() => Promise.reject(new Error('no network'))];
    sync.open(kitchen, rows);
    await aMoment();
    expect(sync.state(kitchen, rows).get()).toBe('failed');
    sync.resume();
    await aMoment();
    expect(sync.state(kitchen, rows).get()).toBe('live');
    expect(said).toEqual([asked(7)]);
  });
});

test('what a browser kept of a space shows as each module has it, and waits for no other', async () => {
  vi.spyOn(Cache.prototype, 'get').mockResolvedValue({ space_id: kitchen, rev: 7, rows: ['test', 'slow'] });
  let slowly = (): void => {};
  const slow: Rows = { ...rows, name: 'slow', recall: () => new Promise((resolve) => (slowly = resolve)) };
  const nothing = async (_space: string, since: number): Promise<News> => ({
    after: since,
    rev: since,
    changes: [],
  });
  sync = new Sync(
    [rows, slow],
    new Cache('anna'),
    (word) => said.push(word),
    nothing,
    () => {},
  );
  sync.open(kitchen, rows);
  await aMoment();
  const states = () => [rows, slow].map((each) => sync.state(kitchen, each).get());
  expect([states(), said]).toEqual([['kept', 'opening'], []]);
  slowly();
  await aMoment();
  expect([states(), said]).toEqual([['kept', 'kept'], [asked(7)]]);
});

describe('of a space that is looked at', () => {
  let others: Rows;
  let laidThere: number[];
  let stirred: string[];
  let answer: (rev: number) => void;

  beforeEach(() => {
    laidThere = [];
    stirred = [];
    others = {
      ...rows,
      name: 'others',
      fetch: () => new Promise((resolve) => (answer = resolve)),
      apply: (_space, changes) => {
        laidThere.push(...changes.map(({ rev }) => rev));
        return [];
      },
    };
    const page = async (_space: string, since: number) => ({
      after: since,
      rev: since,
      more: false,
      changes: [],
    });
    sync = new Sync(
      [rows, others],
      new Cache('anna'),
      (word) => said.push(word),
      page,
      (space) => stirred.push(space),
    );
  });

  test('only those rows are asked for that somebody looks at; of a change in the others is told that something stirred', async () => {
    sync.open(kitchen, rows);
    await aMoment();
    sync.news(kitchen, { after: 7, rev: 8, changes: [change(8)] });
    expect([laid, laidThere, stirred]).toEqual([[8], [], [kitchen]]);
    expect(sync.state(kitchen, others).get()).toBe('opening');
  });

  test('rows that are looked at later come when they are, and what is watched goes on', async () => {
    sync.open(kitchen, rows);
    await aMoment();
    sync.open(kitchen, others);
    sync.news(kitchen, { after: 7, rev: 8, changes: [change(8)] });
    answer(8);
    await aMoment();
    expect(sync.state(kitchen, others).get()).toBe('live');
    sync.news(kitchen, { after: 8, rev: 9, changes: [change(9)] });
    expect([laid, laidThere]).toEqual([[8, 9], [9]]);
    expect(said).toEqual([asked(7)]);
  });

  test('rows that were read before what changed while they were on their way are told of it', async () => {
    sync.open(kitchen, rows);
    await aMoment();
    sync.open(kitchen, others);
    sync.news(kitchen, { after: 7, rev: 9, changes: [change(9)] });
    answer(8);
    await aMoment();
    expect(said).toEqual([asked(7), asked(8)]);
    sync.news(kitchen, { after: 8, rev: 9, changes: [change(9)] });
    expect(laidThere).toEqual([9]);
  });
});
