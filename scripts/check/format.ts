import type { Check, Outcome } from './check.ts';
import { linesOf, runTool } from './run-tool.ts';
import { code, sheets } from './source-tree.ts';
import type { Tree } from './source-tree.ts';

/** One formatter for code and style sheets; `npx oxfmt` mends what it finds. */
export const format: Check = { name: 'format', floor: 150, run };

async function run(tree: Tree): Promise<Outcome> {
  const files = [...code(tree), ...sheets(tree)];
  const { code: exit, output } = await runTool(tree.root, 'oxfmt', ['--check']);
  const read = Number(/Finished in .* on (\d+) files?/.exec(output)?.[1] ?? 0);
  const failures = exit === 0 ? [] : linesOf(output).filter((line) => /\.\w+( \(|$)/.test(line));
  if (exit !== 0 && failures.length === 0) failures.push(...linesOf(output));
  return { failures, read, expected: files.length };
}
