import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { isInstalled } from './installed.mjs';

type Packages = Record<string, { version?: string; optional?: boolean }>;

function checkout(wanted: Packages, found: Packages | null): string {
  const base = mkdtempSync(join(tmpdir(), 'kinsong-installed-'));
  onTestFinished(() => rmSync(base, { recursive: true }));
  mkdirSync(join(base, 'node_modules'));
  writeFileSync(join(base, 'package-lock.json'), JSON.stringify({ packages: wanted }));
  if (found !== null) {
    writeFileSync(join(base, 'node_modules/.package-lock.json'), JSON.stringify({ packages: found }));
  }
  return base;
}

const wanted: Packages = {
  '': {},
  server: { version: '0.1.0' },
  'node_modules/fastify': { version: '5.0.0' },
  'node_modules/mac-only': { version: '1.0.0', optional: true },
};

test.each<[string, Packages | null, boolean]>([
  ['nothing is installed', null, false],
  ['all is there but what belongs to another system', { 'node_modules/fastify': { version: '5.0.0' } }, true],
  ['a package is missing', { 'node_modules/mac-only': { version: '1.0.0' } }, false],
  ['a package is of another version', { 'node_modules/fastify': { version: '4.0.0' } }, false],
  [
    'a package is left over',
    { 'node_modules/fastify': { version: '5.0.0' }, 'node_modules/old': { version: '1.0.0' } },
    false,
  ],
])('%s', (_, found, expected) => {
  expect(isInstalled(checkout(wanted, found))).toBe(expected);
});
