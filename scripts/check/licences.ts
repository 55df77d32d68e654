import type { Check, Outcome } from './check.ts';
import { readLock } from './packages.ts';
import type { Tree } from './source-tree.ts';

/** What may be handed out together with an AGPL-3.0 program. */
const compatible = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'Unlicense',
  'Zlib',
  'PostgreSQL',
  'Python-2.0',
  'OFL-1.1',
  'MPL-2.0',
  'LGPL-3.0-or-later',
  'GPL-3.0-or-later',
  'AGPL-3.0-only',
  'AGPL-3.0-or-later',
]);

/** Packages whose manifest says something else than what they are; each was looked at by a person. */
const exceptions: Readonly<Record<string, string>> = {
  'png-js': 'its package names no licence; its LICENSE file is MIT',
  '@dicebear/bottts': 'the code is MIT, the drawings are free for personal and commercial use (bottts.com)',
};

/** Every package that runs with the house, also those that others bring along. */
export const licences: Check = { name: 'licences', floor: 100, run };

function run(tree: Tree): Outcome {
  const failures: string[] = [];
  const notes: string[] = [];
  let read = 0;
  for (const [path, entry] of readLock(tree)) {
    const name = path.split('node_modules/').at(-1) ?? '';
    if (!path.includes('node_modules/') || entry.link === true || entry.dev === true) continue;
    read += 1;
    const exception = exceptions[name];
    if (exception !== undefined) notes.push(`exception: ${name}: ${exception}`);
    else if (!allows(entry.license ?? '')) {
      failures.push(
        `${name} ${entry.version ?? ''}: licence '${entry.license ?? 'not given'}' is not known to fit`,
      );
    }
  }
  return { failures, notes, read, expected: read };
}

/** Reads `(A OR B) AND C` without brackets inside brackets, which is all that packages use. */
function allows(expression: string): boolean {
  const plain = expression.replaceAll(/[()]/g, '');
  return plain.split(' AND ').every((all) => all.split(' OR ').some((one) => compatible.has(one.trim())));
}
