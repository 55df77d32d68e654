import type { Check, Outcome } from './check.ts';
import { circles } from './import-cycles.ts';
import type { Import } from './parse.ts';
import { parse } from './parse.ts';
import { resolve } from './resolve-import.ts';
import type { Target } from './resolve-import.ts';
import { refusal } from './import-rules.ts';
import { code, isTest } from './source-tree.ts';
import type { Tree } from './source-tree.ts';

/** Who may import whom: architecture.md's arrows, read off every import of every file. */
export const arrows: Check = { name: 'arrows', floor: 150, run };

function run(tree: Tree): Outcome {
  const files = new Set(tree.files);
  const failures: string[] = [];
  const graph = new Map<string, string[]>();
  const sources = code(tree);
  for (const file of sources) {
    const { imports, errors } = parse(tree, file);
    failures.push(...errors.map((error) => `${file}: cannot be parsed: ${error}`));
    const onwards: string[] = [];
    for (const arrow of imports) {
      const target = resolve(file, arrow.from, files);
      const wrong = judge(file, arrow, target);
      if (wrong !== null) failures.push(`${file}:${arrow.line}: '${arrow.from}': ${wrong}`);
      if (target.kind === 'file' && closesCircles(arrow)) onwards.push(target.file);
    }
    graph.set(file, onwards);
  }
  failures.push(...misplaced(tree));
  failures.push(...circles(graph).map((path) => `${path[0]}: a circle of imports: ${path.join(' -> ')}`));
  return { failures, read: graph.size, expected: sources.length };
}

/** Two files that know each other's types are one as well; only what is loaded later breaks a circle. */
const closesCircles = ({ kind }: Import): boolean => kind !== 'later';

function judge(file: string, arrow: Import, target: Target): string | null {
  if (target.kind === 'nowhere') return 'leads nowhere';
  if (arrow.kind === 'reexport' && !file.endsWith('/index.ts') && !isTest(file)) {
    return 'only a front door (index.ts) passes on what others export';
  }
  return refusal(file, target, arrow.kind);
}

const fogs = /(^|\/)(utils?|helpers?|misc|shared)\/|(^|\/)(utils|helpers|misc)\.[^/]*$/;

function misplaced(tree: Tree): string[] {
  return tree.files
    .filter((file) => fogs.test(file))
    .map((file) => `${file}: a folder or file named for nothing in particular; name it for what it does`);
}
