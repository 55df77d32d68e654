import type { Check, Outcome } from './check.ts';
import { linesOf, runTool } from './run-tool.ts';
import { code } from './source-tree.ts';
import type { Tree } from './source-tree.ts';

/** oxlint with the rules that need types. */
export const lint: Check = { name: 'lint', floor: 150, run };

async function run(tree: Tree): Promise<Outcome> {
  const { code: exit, output } = await runTool(tree.root, 'oxlint', ['--format', 'default']);
  const read = Number(/Finished in .* on (\d+) files?/.exec(output)?.[1] ?? 0);
  const failures = exit === 0 ? [] : linesOf(output);
  return { failures, read, expected: code(tree).length };
}
