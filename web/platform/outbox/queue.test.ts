import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  after,
  mostTries,
  nextIn,
  replacedBy,
  retried,
  unsentWords,
  waitingSpaces,
  withArrived,
  type OutboxItem,
} from './queue.ts';

const item = (n: number, more: Partial<OutboxItem> = {}): OutboxItem => ({
  n,
  space: 'kitchen',
  call: 'messages.post',
  params: {},
  at: 0,
  tries: 0,
  ...more,
});

describe('what waits to be sent', () => {
  test('goes in the order it was written, space by space', () => {
    const items = [item(3), item(1), item(2, { space: 'attic' })];
    expect(nextIn(items, 'kitchen')?.n).toBe(1);
    expect(nextIn(items, 'attic')?.n).toBe(2);
    expect(waitingSpaces(items)).toEqual(['kitchen', 'attic']);
  });

  test('stands aside once refused, and lets the others pass', () => {
    const items = [item(1, { refused: 'allowed.not' }), item(2)];
    expect(nextIn(items, 'kitchen')?.n).toBe(2);
    expect(waitingSpaces([items[0]!])).toEqual([]);
  });

  test('stays when there was no answer, and leaves when it is done', () => {
    expect(after(item(1), { kind: 'later' })).toEqual(item(1, { tries: 1 }));
    expect(after(item(1), { kind: 'done' })).toBeNull();
  });

  test('is marked with the reason when it is refused; a reading mark just goes', () => {
    expect(after(item(1), { kind: 'refused', code: 'space.archived' })).toEqual(
      item(1, { refused: 'space.archived' }),
    );
    expect(after(item(1, { quiet: true }), { kind: 'refused', code: 'found.not' })).toBeNull();
  });

  test('is tried a few times when the house breaks on it, then shown', () => {
    let kept: OutboxItem | null = item(1);
    for (let tries = 1; tries < mostTries; tries++) {
      kept = after(kept!, { kind: 'refused', code: 'house.broken' });
      expect(kept).toMatchObject({ tries });
      expect(kept).not.toHaveProperty('refused');
    }
    expect(after(kept!, { kind: 'refused', code: 'house.broken' })).toMatchObject({
      refused: 'house.broken',
    });
  });

  test('keeps its place when someone retries it', () => {
    const items = [retried(item(1, { refused: 'allowed.not', tries: 3 })), item(2)];
    expect(nextIn(items, 'kitchen')).toEqual(item(1));
  });

  test('replaces what it makes superfluous, unless that is on its way', () => {
    const items = [item(1, { replaces: 'seen' }), item(2, { replaces: 'seen' }), item(3)];
    expect(replacedBy(items, 'seen', new Set([1])).map(({ n }) => n)).toEqual([2]);
  });

  test('counts as unsent words unless it is only a reading mark', () => {
    expect(
      unsentWords([item(2), item(1, { quiet: true }), item(3, { refused: 'input.wrong' })]).map(({ n }) => n),
    ).toEqual([2, 3]);
  });
});

test('whatever happens on the way, each space is sent in order and nothing twice or not at all', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('kitchen', 'attic', 'garden'), { maxLength: 30 }),
      fc.infiniteStream(fc.constantFrom('done', 'later', 'done')),
      (spaces, fate) => {
        let items: OutboxItem[] = spaces.map((space, n) => item(n, { space }));
        const sent: number[] = [];
        for (let turns = 0; items.length > 0 && turns < 2000; turns++) {
          const waiting = waitingSpaces(items);
          const next = nextIn(items, waiting[turns % waiting.length]!)!;
          const kept = after(next, { kind: fate.next().value as 'done' | 'later' });
          if (kept === null) sent.push(next.n);
          items = items.flatMap((each) => (each.n !== next.n ? [each] : kept === null ? [] : [kept]));
        }
        expect(items).toEqual([]);
        for (const space of new Set(spaces)) {
          const mine = sent.filter((n) => spaces[n] === space);
          expect(mine).toEqual(mine.toSorted((a, b) => a - b));
        }
        expect(sent.toSorted((a, b) => a - b)).toEqual(spaces.map((_space, n) => n));
      },
    ),
  );
});

test('what waits for files lets later words pass, and goes once the last of them is there', () => {
  const waiting = item(1, { waits: ['roof', 'film'] });
  expect(nextIn([waiting, item(2)], 'kitchen')?.n).toBe(2);
  expect(waitingSpaces([waiting])).toEqual([]);
  expect(withArrived(waiting, 'another')).toBeUndefined();
  const one = withArrived(waiting, 'roof');
  expect(one).toMatchObject({ waits: ['film'] });
  expect(withArrived(one!, 'film')).toEqual(item(1));
});
