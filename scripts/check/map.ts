import { readFacts } from '../map/facts.ts';
import { folder, pages, withTable } from '../map/page.ts';
import type { Check, Outcome } from './check.ts';
import type { Tree } from './source-tree.ts';

/** MAP.md and the pages of the modules say what is there now. */
export const map: Check = { name: 'MAP.md', floor: 60, run };

async function run(tree: Tree): Promise<Outcome> {
  try {
    const facts = await readFacts(tree);
    const wanted = new Map([['MAP.md', withTable(tree.read('MAP.md'), facts)], ...pages(facts)]);
    const stale = [...wanted].filter(
      ([path, text]) => !tree.files.includes(path) || tree.read(path) !== text,
    );
    const left = tree.files.filter((file) => file.startsWith(`${folder}/`) && !wanted.has(file));
    const read = facts.flatMap(({ screens, calls, events, tables }) =>
      [screens, calls, events, tables].flat(),
    ).length;
    return {
      failures: [...stale.map(([path]) => path), ...left].map(
        (path) => `${path}: no longer true; run \`node scripts/map.mjs\``,
      ),
      read,
      expected: read,
    };
  } catch (error) {
    return {
      failures: [`MAP.md: ${error instanceof Error ? error.message : String(error)}`],
      read: 0,
      expected: 1,
    };
  }
}
