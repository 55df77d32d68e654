import type { Check, Outcome } from './check.ts';
import { isTest, typed, type Tree } from './source-tree.ts';

const page = 'docs/requirements.md';
const row = /^\| ([A-Z]\d+) \|/gm;
/** `test('[L4] …'` and its like: a row, or several, named by a title. */
const titled = /\[([A-Z]\d+(?:[ ,]+[A-Z]\d+)*)\] /g;

/** A title that names a row names one that stands in docs/requirements.md. How many rows are named is told. */
export const requirements: Check = { name: 'requirements', floor: 150, run };

function run(tree: Tree): Outcome {
  const rows = new Set([...tree.read(page).matchAll(row)].map(([, id = '']) => id));
  const named = new Set<string>();
  const failures: string[] = [];
  for (const file of typed(tree).filter(isTest)) {
    for (const [, list = ''] of tree.read(file).matchAll(titled)) {
      for (const id of list.split(/[ ,]+/)) {
        if (rows.has(id)) named.add(id);
        else failures.push(`${file}: [${id}] is no row of ${page}`);
      }
    }
  }
  const notes = [`${named.size} of ${rows.size} rows are named by a test`];
  return { failures, notes, read: rows.size, expected: rows.size };
}
