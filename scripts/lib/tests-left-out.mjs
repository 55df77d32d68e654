import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { root } from './paths.mjs';

function found(program) {
  return (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, program)));
}

/** May whoever runs the tests mount a disk? That takes root, and a container may forbid it to root too. */
function mountsDisks() {
  if (process.getuid?.() !== 0 || process.platform !== 'linux') return false;
  const folder = mkdtempSync(join(tmpdir(), 'kinsong-mount-'));
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder]).status === 0;
  if (mounted) spawnSync('umount', [folder]);
  rmdirSync(folder);
  return mounted;
}

/** Tests that need what not every machine has say so in their names. Without Redis a run is not whole. */
const needs = [
  {
    name: 'nodes',
    had: () => found('redis-server'),
    without: 'Left out, since redis-server is not on this machine:',
  },
  // What a full disk does is tested by faults as well, on any machine.
  { name: 'disk', had: mountsDisks, without: 'For machines on which the tests may mount a small disk:' },
].filter(({ had }) => !had());

/** Patterns of the tests that cannot run here. */
export const leftOut = needs.flatMap(({ name }) => [`**/*.${name}.test.ts`, `**/*.${name}.journey.ts`]);

/** Names them, so that nobody takes a run for whole that is not. */
export function nameLeftOut() {
  const tests = ['server', 'journeys'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true }).map((name) => `${folder}/${name}`),
  );
  for (const { name, without } of needs) {
    const named = tests.filter(
      (test) =>
        /\.(test|journey)\.ts$/.test(test) && test.includes(`.${name}.`) && !test.includes('node_modules'),
    );
    if (named.length > 0) process.stdout.write(`${without}\n${named.map((test) => `  ${test}\n`).join('')}`);
  }
}
