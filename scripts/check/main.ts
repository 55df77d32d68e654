import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { arrows } from './import-arrows.ts';
import { blindness } from './check.ts';
import type { Check, Outcome } from './check.ts';
import { dead } from './unused-code.ts';
import { decisions } from './decisions.ts';
import { format } from './format.ts';
import { licences } from './licences.ts';
import { lint } from './lint.ts';
import { lockfile } from './lockfile.ts';
import { map } from './map.ts';
import { requirements } from './requirements.ts';
import { sizes } from './file-sizes.ts';
import { sql } from './sql-boundaries.ts';
import { suppressions } from './suppressions.ts';
import { tokens } from './design-tokens.ts';
import { readTree } from './source-tree.ts';
import { types } from './types.ts';

/** Every check there is; the slow ones first, so that the quick ones fill the gaps beside them. */
const all: readonly Check[] = [
  types,
  lint,
  dead,
  tokens,
  format,
  arrows,
  sql,
  sizes,
  suppressions,
  map,
  requirements,
  decisions,
  licences,
  lockfile,
];

const tree = readTree(join(import.meta.dirname, '..', '..'));

/** A check that breaks (a tool gone, a file removed under it) has failed; the others still run. */
async function runSafely(check: Check): Promise<Outcome> {
  try {
    return await check.run(tree);
  } catch (error) {
    return { failures: [`the check broke: ${String(error)}`], read: 0, expected: 0 };
  }
}

/** Runs one check and prints its line, and what is wrong below it. */
async function perform(check: Check): Promise<boolean> {
  const began = performance.now();
  const outcome = await runSafely(check);
  const failures = [...blindness(outcome, check.floor), ...outcome.failures];
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const word = failures.length === 0 ? 'ok    ' : 'FAILED';
  console.log(`${word} ${check.name.padEnd(22)} ${seconds.padStart(5)} s  ${outcome.read} read`);
  for (const line of [...failures, ...(outcome.notes ?? [])]) console.log(`         ${line}`);
  return failures.length === 0;
}

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !all.some((check) => check.name === name));
if (unknown.length > 0) {
  console.error(
    `No check is called ${unknown.join(', ')}. There are: ${all.map((check) => check.name).join(', ')}.`,
  );
  process.exit(2);
}
const waiting = all.filter((check) => wanted.length === 0 || wanted.includes(check.name));
const results: boolean[] = [];
const worker = async (): Promise<void> => {
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
    results.push(await perform(next));
};
await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, worker));
const failed = results.filter((ok) => !ok).length;
console.log(
  failed === 0 ? `All ${results.length} checks passed.` : `${failed} of ${results.length} checks failed.`,
);
process.exitCode = failed === 0 ? 0 : 1;
