import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Runs .ci/run where npm only says what it is told to say. */
function ci(says: { check: number; test: string; code: number }): { last: string; code: number | null } {
  const root = mkdtempSync(join(tmpdir(), 'kinsong-ci-'));
  const programs = join(root, 'programs');
  mkdirSync(join(root, '.ci'));
  mkdirSync(programs);
  copyFileSync(join(import.meta.dirname, '..', '..', '.ci', 'run'), join(root, '.ci', 'run'));
  writeFileSync(join(root, 'said'), says.test);
  const npm = `case "$*" in *check*) exit ${says.check} ;; *) cat said; exit ${says.code} ;; esac`;
  for (const [name, does] of [
    ['npm', npm],
    ['redis-server', ''],
    ['chromium-headless-shell', ''],
  ] as const) {
    writeFileSync(join(programs, name), `#!/bin/sh\n${does}\n`, { mode: 0o755 });
  }
  try {
    const { stdout, status } = spawnSync('bash', [join(root, '.ci', 'run')], {
      env: { PATH: `${programs}:/usr/bin:/bin` },
      encoding: 'utf8',
    });
    return { last: stdout.trimEnd().split('\n').at(-1) ?? '', code: status };
  } finally {
    rmSync(root, { recursive: true });
  }
}

test.each([
  ['all is well', 0, '12 passed, 0 failed\n', 0, '12 passed, 0 failed', 0],
  ['a test failed', 0, '12 passed, 2 failed\n', 1, '12 passed, 2 failed', 1],
  ['a check failed', 1, '12 passed, 0 failed\n', 0, '12 passed, 1 failed', 1],
  ['tests were skipped', 0, '12 passed, 0 failed, 3 skipped\n', 0, '12 passed, 3 failed', 1],
  [
    'the two-node tests stayed out',
    0,
    'Left out: a.nodes.test.ts\n12 passed, 0 failed\n',
    0,
    '12 passed, 1 failed',
    1,
  ],
  ['the run broke off', 0, 'crash\n', 1, '0 passed, 1 failed', 1],
  ['nothing ran', 0, '0 passed, 0 failed\n', 0, '0 passed, 1 failed', 1],
  ['the run ended badly after a good line', 0, '12 passed, 0 failed\n', 1, '12 passed, 1 failed', 1],
])('.ci/run: %s', (_title, check, said, code, last, exit) => {
  expect(ci({ check, test: said, code })).toEqual({ last, code: exit });
});
