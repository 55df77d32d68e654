import { minute } from '@kinsong/contract/common/time.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import type { House } from './house.ts';
import { makeLog } from './log.ts';
import { startPeriodicWork, untilDue } from './periodic-work.ts';
import { makeDelayedWrites } from './delayed-writes.ts';

let now: Date;
let house: House;
let written: string[][];
let fails = false;
const traces = makeDelayedWrites<{ personId: string }>('test.traces', async (_house, all) => {
  if (fails) throw new Error('the database is away');
  written.push(all.map(({ personId }) => personId));
});
const note = (...people: string[]): void => {
  for (const personId of people) traces.note(house, personId, { personId });
};

beforeEach(() => {
  now = new Date('2026-11-02T09:03:00Z');
  house = { clock: { now: () => now }, log: makeLog('silent') } as unknown as House;
  written = [];
  fails = false;
});

test('a stroke is a full one of the clock, whenever one asks', () => {
  const every = 10 * minute;
  expect(untilDue({ every }, now)).toBe(7 * minute);
  expect(untilDue({ every, after: 5 * minute }, now)).toBe(2 * minute);
  expect(untilDue({ every }, new Date('2026-11-02T09:10:00Z'))).toBe(every);
});

describe('traces of people', () => {
  test('are written for four together, in no order of theirs', async () => {
    note('d', 'b', 'c');
    await traces.periodic.run(house);
    expect(written).toEqual([]);
    note('a', 'c');
    await traces.periodic.run(house);
    expect(written).toEqual([['a', 'b', 'c', 'd']]);
    expect(traces.waiting(house).size).toBe(0);
  });

  test('of fewer wait for others, but no longer than an hour', async () => {
    note('a');
    now = new Date(now.getTime() + 59 * minute);
    await traces.periodic.run(house);
    expect(written).toEqual([]);
    now = new Date(now.getTime() + minute);
    await traces.periodic.run(house);
    expect(written).toEqual([['a']]);
  });

  test('that could not be written stay, and so does what came meanwhile', async () => {
    note('a', 'b', 'c', 'd');
    fails = true;
    await expect(traces.periodic.run(house)).rejects.toThrow('away');
    expect([...traces.waiting(house).keys()]).toEqual(['a', 'b', 'c', 'd']);
    fails = false;
    const writing = traces.periodic.run(house);
    note('b');
    await writing;
    expect([...traces.waiting(house).keys()]).toEqual(['b']);
  });

  test('are all written when the house closes in order', async () => {
    const periodic = startPeriodicWork(house, [traces.periodic]);
    note('a');
    await periodic.stop();
    expect(written).toEqual([['a']]);
  });
});
