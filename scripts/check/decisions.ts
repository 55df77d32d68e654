import type { Check, Outcome } from './check.ts';
import { readLock, runtimeDependencies } from './packages.ts';
import type { Tree } from './source-tree.ts';

const row = /^\| `(?<name>[^`]+)` \| (?<need>[^|]+) \| (?<licence>[^|]+) \|$/;

/** Each runtime dependency has its line in docs/decisions: what it is needed for, and its licence. */
export const decisions: Check = { name: 'decisions', floor: 30, run };

function run(tree: Tree): Outcome {
  const failures: string[] = [];
  const pages = tree.files.filter((file) => /^docs\/decisions\/\d{4}-[\w-]+\.md$/.test(file));
  const written = new Map<string, string>();
  for (const page of pages) {
    for (const line of tree.read(page).split('\n')) {
      const groups = row.exec(line)?.groups;
      if (groups !== undefined) written.set(groups['name'] ?? '', groups['licence']?.trim() ?? '');
    }
  }
  const numbers = pages.map((page) => page.slice('docs/decisions/'.length).slice(0, 4));
  for (const number of new Set(numbers)) {
    if (numbers.indexOf(number) !== numbers.lastIndexOf(number))
      failures.push(`two decisions have number ${number}`);
  }
  const lock = readLock(tree);
  const needed = runtimeDependencies(tree);
  for (const name of needed.keys()) {
    const licence = written.get(name);
    const locked = lock.get(`node_modules/${name}`)?.license;
    if (licence === undefined)
      failures.push(`${name}: no line in docs/decisions: | \`${name}\` | need | licence |`);
    else if (locked !== undefined && locked !== licence) {
      failures.push(`${name}: docs/decisions says licence ${licence}, the package says ${locked}`);
    }
  }
  return { failures, read: needed.size, expected: needed.size };
}
