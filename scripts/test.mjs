// npm test [filters]: sets up what it needs, runs all tests, and ends with the line "N passed, N failed".
import { ensureInstalled } from './lib/install.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { nameLeftOut } from './lib/tests-left-out.mjs';
import { root, vitest } from './lib/paths.mjs';
import { begin } from './lib/run-server.mjs';

await ensureInstalled();
await ensureBuilt();

nameLeftOut();
let tally = { passed: 0, failed: 0, skipped: 0, whole: false };
let suites = {};
const code = await begin([vitest, 'run', ...process.argv.slice(2)], {
  cwd: root,
  onMessage: (message) => {
    if (message.tally !== undefined) ({ tally, suites } = message);
  },
});
if (!tally.whole) process.stderr.write('The run broke off before its end.\n');
for (const [name, { from, until, tests }] of Object.entries(suites)) {
  const seconds = Math.round((until - from) / 1000);
  process.stdout.write(`${name}: ${tests} tests in ${Math.floor(seconds / 60)} min ${seconds % 60} s\n`);
}
// What broke outside any test is a failure as well.
const failed = code !== 0 && tally.failed === 0 ? 1 : tally.failed;
const skipped = tally.skipped === 0 ? '' : `, ${tally.skipped} skipped`;
process.stdout.write(`${tally.passed} passed, ${failed} failed${skipped}\n`);
process.exitCode = failed === 0 ? 0 : 1;
