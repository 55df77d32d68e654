import { join, relative, sep } from 'node:path';
import type { Check, Outcome } from './check.ts';
import { linesOf, runTool } from './run-tool.ts';
import { typed } from './source-tree.ts';
import type { Tree } from './source-tree.ts';

/**
 * TypeScript over every project of the house; a file that belongs to no project is a failure of its own. What was found
 * last time is kept, so that only what has changed since is looked at.
 */
export const types: Check = { name: 'types', floor: 150, run };

async function run(tree: Tree): Promise<Outcome> {
  const files = typed(tree);
  const failures: string[] = [];
  const seen = new Set<string>();
  for (const project of projectsOf(tree)) {
    const { code, output } = await runTool(tree.root, 'tsc', [
      '-p',
      project,
      '--incremental',
      '--tsBuildInfoFile',
      join(tree.root, 'node_modules', '.cache', 'types', `${project.replaceAll(sep, '.')}.tsbuildinfo`),
      '--listFiles',
      '--pretty',
      'false',
    ]);
    const said = linesOf(output).filter((line) => {
      if (!line.startsWith(tree.root + sep)) return true;
      seen.add(relative(tree.root, line).split(sep).join('/'));
      return false;
    });
    // A workspace whose first file is still to be written is no error.
    if (code !== 0 && !said.every((line) => line.includes('TS18003'))) failures.push(...said);
  }
  const missed = files.filter((file) => !seen.has(file));
  failures.push(...missed.map((file) => `${file}: belongs to no tsconfig.json, so nobody checks its types`));
  return { failures, read: files.length - missed.length, expected: files.length };
}

/** Every tsconfig but the base that the others share. */
function projectsOf(tree: Tree): string[] {
  return tree.files.filter((file) => /(^|\/)tsconfig(\.app)?\.json$/.test(file));
}
