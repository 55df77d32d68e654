import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lineAt, take, type Line, type News } from './ordered-news.ts';

const change = (rev: number, row: string) => ({ event: 'test.changed', rev, data: row });
const news = (after: number, rev: number, ...changes: News['changes']): News => ({ after, rev, changes });

describe('news of a space', () => {
  test('that goes on from where one is, is laid on', () => {
    const step = take(lineAt(4), news(4, 6, change(5, 'a'), change(6, 'b')));
    expect(step).toEqual({ line: lineAt(6), changes: [change(5, 'a'), change(6, 'b')], ask: 'no' });
  });

  test('that is old, is ignored; of what overlaps only the new is laid on', () => {
    expect(take(lineAt(6), news(3, 6, change(4, 'a')))).toEqual({ line: lineAt(6), changes: [], ask: 'no' });
    expect(take(lineAt(6), news(3, 7, change(4, 'a'), change(7, 'b'))).changes).toEqual([change(7, 'b')]);
  });

  test('that came too early waits for what it overtook', () => {
    const early = take(lineAt(4), news(5, 6, change(6, 'b')));
    expect(early).toMatchObject({ line: { rev: 4 }, changes: [], ask: 'soon' });
    const step = take(early.line, news(4, 5, change(5, 'a')));
    expect(step).toEqual({ line: lineAt(6), changes: [change(5, 'a'), change(6, 'b')], ask: 'no' });
  });

  test('that moves only the revision, since nothing in it is ours to see, still closes the gap', () => {
    expect(take(lineAt(4), news(4, 9))).toEqual({ line: lineAt(9), changes: [], ask: 'no' });
  });

  test('that is a part of more makes one ask at once', () => {
    expect(take(lineAt(0), { ...news(0, 200, change(200, 'a')), more: true }).ask).toBe('now');
  });
});

/** A server with rows that change, one revision each, and answers to "what changed since". */
function server(rowsInOrder: readonly number[]) {
  const history = rowsInOrder.map((row, i) => ({ rev: i + 1, row: `row ${row}` }));
  const last = history.length;
  const at = (rev: number): Map<string, number> =>
    new Map(history.filter((entry) => entry.rev <= rev).map((entry) => [entry.row, entry.rev]));
  return {
    last,
    picture: () => Object.fromEntries(at(last)),
    frame: (after: number, rev: number): News =>
      news(after, rev, ...history.slice(after, rev).map((entry) => change(entry.rev, entry.row))),
    /** At most `size` rows, each as it is now: a row that changed again is told of only at its last place. */
    since: (rev: number, size: number): News => {
      const rows = [...at(last)].filter(([, changed]) => changed > rev).sort((a, b) => a[1] - b[1]);
      const page = rows.slice(0, size);
      const more = rows.length > size;
      const upTo = more ? page.at(-1)![1] : last;
      return { ...news(rev, upTo, ...page.map(([row, changed]) => change(changed, row))), more };
    },
  };
}

test('however frames are cut, mixed, doubled and lost, the picture in the end is the one the server has', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 6 }), { minLength: 1, maxLength: 60 }),
      fc.array(fc.record({ cut: fc.nat(59), size: fc.integer({ min: 1, max: 9 }) }), { maxLength: 60 }),
      fc.integer({ min: 1, max: 5 }),
      (rows, frames, pageSize) => {
        const house = server(rows);
        const held = new Map<string, number>();
        let line: Line = lineAt(0);
        let revBefore = 0;
        const hear = (piece: News) => {
          const step = take(line, piece);
          for (const { rev, data } of step.changes) {
            expect(rev).toBeGreaterThan(revBefore);
            held.set(data as string, Math.max(rev, held.get(data as string) ?? 0));
          }
          expect(step.line.rev).toBeGreaterThanOrEqual(revBefore);
          ({ line } = step);
          revBefore = line.rev;
          return step.ask;
        };
        for (const { cut, size } of frames) {
          const after = cut % house.last;
          // A frame may also be answered by asking, as the gap timer would.
          if (hear(house.frame(after, Math.min(after + size, house.last))) === 'now')
            hear(house.since(line.rev, pageSize));
        }
        // The connection comes back: one asks until there is no more.
        for (let turns = 0; turns < 100; turns++) {
          if (hear(house.since(line.rev, pageSize)) === 'no') break;
        }
        expect(line.rev).toBe(house.last);
        expect(line.early).toEqual([]);
        expect(Object.fromEntries(held)).toEqual(house.picture());
      },
    ),
    { numRuns: 500 },
  );
});
