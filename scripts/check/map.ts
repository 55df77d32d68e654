import { readFacts } from '../map/facts.ts';
import { withTable } from '../map/page.ts';
import type { Check, Outcome } from './check.ts';
import type { Tree } from './tree.ts';

/** MAP.md says what is there now. */
export const map: Check = { name: 'MAP.md', floor: 60, run };

async function run(tree: Tree): Promise<Outcome> {
  try {
    const facts = await readFacts(tree);
    const page = tree.read('MAP.md');
    const failures =
      withTable(page, facts) === page ? [] : ['MAP.md: no longer true; run `node scripts/map.mjs`'];
    const read = facts.flatMap(({ screens, calls, events, tables }) =>
      [screens, calls, events, tables].flat(),
    ).length;
    return { failures, read, expected: read };
  } catch (error) {
    return {
      failures: [`MAP.md: ${error instanceof Error ? error.message : String(error)}`],
      read: 0,
      expected: 1,
    };
  }
}
