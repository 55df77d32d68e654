import { relative } from 'node:path';
import type { Check, Outcome } from './check.ts';
import { linesOf, runTool } from './run-tool.ts';
import { isDeclaration, typed } from './source-tree.ts';
import type { Tree } from './source-tree.ts';

interface Report {
  readonly failures: readonly { kind: string; file: string; symbol: string; line: number }[];
  readonly read: number;
}

const words: Readonly<Record<string, string>> = {
  files: 'no file needs it',
  dependencies: 'needed by no file of this workspace',
  devDependencies: 'needed by no file of this workspace',
  unlisted: 'used, but not in this package.json',
  unresolved: 'leads nowhere',
  exports: 'exported, but nobody imports it',
  types: 'exported, but nobody imports it',
  duplicates: 'exported twice',
};

const knip = ['--no-progress', '--no-config-hints', '--reporter', './scripts/check/knip-reporter.ts'];

/** knip: files, exports and dependencies that nothing uses. */
export const dead: Check = { name: 'dead code', floor: 150, run };

async function run(tree: Tree): Promise<Outcome> {
  const expected = typed(tree).filter((file) => !isDeclaration(file)).length;
  const { output } = await runTool(tree.root, 'knip', knip);
  const json = linesOf(output).find((line) => line.startsWith('{"failures":'));
  if (json === undefined) return { failures: linesOf(output), read: 0, expected };
  const report = JSON.parse(json) as Report;
  const failures = report.failures.map(({ kind, file, symbol, line }) => {
    const name = relative(tree.root, file);
    return `${name}:${line}: ${symbol === name ? '' : `${symbol}: `}${words[kind] ?? kind}`;
  });
  return { failures, read: report.read, expected };
}
