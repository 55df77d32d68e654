import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { houseSecret, keyFor } from './house-secret.ts';

let dataFolder = '';
beforeEach(() => {
  dataFolder = mkdtempSync(join(tmpdir(), 'kinsong-secret-'));
});
afterEach(() => rmSync(dataFolder, { recursive: true }));

test('is made once, for its owner alone', () => {
  const made = houseSecret({ secret: null, dataFolder });
  expect(houseSecret({ secret: null, dataFolder })).toBe(made);
  expect(readFileSync(join(dataFolder, 'secret.key'), 'utf8')).toBe(made);
  expect(statSync(join(dataFolder, 'secret.key')).mode & 0o777).toBe(0o600);
});

test('a setting goes before the file', () => {
  expect(houseSecret({ secret: 'x'.repeat(32), dataFolder })).toBe('x'.repeat(32));
});

test('half a file is not a secret', () => {
  writeFileSync(join(dataFolder, 'secret.key'), 'abc');
  expect(() => houseSecret({ secret: null, dataFolder })).toThrow('is not whole');
});

test('each purpose has a key of its own, the same every time', () => {
  expect(keyFor('s', 'cookies')).toEqual(keyFor('s', 'cookies'));
  expect(keyFor('s', 'cookies')).not.toEqual(keyFor('s', 'journal'));
});
