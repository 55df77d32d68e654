import fc from 'fast-check';
import { expect, test } from 'vitest';
import { branches, moveTo, stepOf, wayTo, within } from './doc-tree.ts';

interface Placed {
  readonly id: string;
  readonly parent_id: string | null;
  readonly order: string;
  readonly title: string;
  readonly kind: 'doc';
}
const doc = (id: string, parent_id: string | null, order: string): Placed => ({
  ...{ id, parent_id, order },
  title: id.toUpperCase(),
  kind: 'doc',
});
const all = [
  doc('roof', null, 'a'),
  doc('agreed', 'roof', 'b'),
  doc('quotes', 'roof', 'c'),
  doc('winter', null, 'd'),
];
const none: ReadonlySet<string> = new Set();
const shown = (docs: readonly Placed[], folded = none) =>
  branches(docs, folded).map((row) => `${'-'.repeat(row.depth)}${row.doc.id}`);

test('[P8] a tree from above to below, and what lies in a folded one is not shown', () => {
  expect(shown(all)).toEqual(['roof', '-agreed', '-quotes', 'winter']);
  expect(shown(all, new Set(['roof']))).toEqual(['roof', 'winter']);
});

test('[P8] what lies in something that is gone, or in itself, is found at the top', () => {
  const odd = [doc('a', 'gone', 'a'), doc('b', 'c', 'b'), doc('c', 'b', 'c')];
  expect(shown(odd)).toEqual(['a', 'b', 'c']);
});

test('[P8] by keys up, down, in and out; nowhere beyond the ends', () => {
  expect(stepOf('quotes', 'up', all)).toEqual({ beside: 'agreed', how: 'above' });
  expect(stepOf('quotes', 'in', all)).toEqual({ beside: 'agreed', how: 'into' });
  expect(stepOf('quotes', 'out', all)).toEqual({ beside: 'roof', how: 'below' });
  expect(stepOf('quotes', 'down', all)).toBeUndefined();
  expect(stepOf('roof', 'out', all)).toBeUndefined();
});

test('[P8] nothing is moved into itself or into what lies in it', () => {
  expect(moveTo('roof', { beside: 'agreed', how: 'into' }, all)).toBeUndefined();
  expect(moveTo('roof', { beside: 'quotes', how: 'below' }, all)).toBeUndefined();
  expect([...within('roof', all)]).toEqual(['roof', 'agreed', 'quotes']);
  expect(wayTo(all[1]!, all)).toEqual(['ROOF']);
});

test('[P8] whatever is moved wherever, each doc stays in the tree once, and stands where it was put', () => {
  const ids = all.map(({ id }) => id);
  const hows = ['above', 'below', 'into'] as const;
  const moves = fc.array(
    fc.tuple(fc.constantFrom(...ids), fc.constantFrom(...ids), fc.constantFrom(...hows)),
  );
  const holds = fc.property(moves, (some) => {
    let docs: readonly Placed[] = all;
    return some.every(([id, beside, how]) => {
      const move = moveTo(id, { beside, how }, docs);
      if (move === undefined) return true;
      docs = docs.map((each) => (each.id === id ? { ...each, ...move } : each));
      const rows = branches(docs, none);
      const own = rows.filter((row) => row.doc.parent_id === move.parent_id).map((row) => row.doc.id);
      const stands = {
        above: own[own.indexOf(beside) - 1],
        below: own[own.indexOf(beside) + 1],
        into: own.at(-1),
      };
      return (
        stands[how] === id &&
        rows.length === ids.length &&
        new Set(rows.map((row) => row.doc.id)).size === ids.length
      );
    });
  });
  expect(fc.check(holds).failed).toBe(false);
});
