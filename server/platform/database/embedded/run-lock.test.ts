import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { beginning } from './processes.ts';
import { takeRunLock } from './run-lock.ts';

let folder = '';
let file = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kinsong-lock-'));
  file = join(folder, 'run.lock');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('is held until released', () => {
  const release = takeRunLock(file, folder);
  expect(() => takeRunLock(file, folder)).toThrow('in use by another run');
  release();
  expect(existsSync(file)).toBe(false);
  takeRunLock(file, folder)();
});

test.each([
  ['a process that is gone', { pid: 2 ** 22 + 1, began: 'long ago' }],
  ['a process whose number somebody else has now', { pid: process.pid, began: 'long ago' }],
])('of %s is taken over', (_, holder) => {
  writeFileSync(file, JSON.stringify(holder));
  takeRunLock(file, folder)();
  expect(existsSync(file)).toBe(false);
});

test('that is not whole is taken over', () => {
  writeFileSync(file, '');
  takeRunLock(file, folder)();
  expect(existsSync(file)).toBe(false);
});

test('is not released by whom it does not belong to', () => {
  const release = takeRunLock(file, folder);
  writeFileSync(file, '{"pid":1,"began":"another"}');
  release();
  expect(existsSync(file)).toBe(true);
});

test('the beginning of a process stays the same, and none has no beginning', () => {
  expect(beginning(process.pid)).toBe(beginning(process.pid));
  expect(beginning(2 ** 22 + 1)).toBeNull();
});
