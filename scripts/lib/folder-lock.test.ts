import { spawn } from 'node:child_process';
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'kinsong-alone-test-'));
const diary = join(folder, 'diary');
const alone = fileURLToPath(new URL('./folder-lock.mjs', import.meta.url));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Another command: writes down that it begins, takes its time or dies, and writes down that it is done. */
function command(name: string, way: 'works' | 'dies'): Promise<unknown> {
  const program = `
    import { appendFileSync } from 'node:fs';
    import { alone } from ${JSON.stringify(alone)};
    await alone(${JSON.stringify(folder)}, async () => {
      appendFileSync(${JSON.stringify(diary)}, '${name} begins\\n');
      if (${JSON.stringify(way)} === 'dies') process.kill(process.pid, 'SIGKILL');
      await new Promise((done) => setTimeout(done, 150));
      appendFileSync(${JSON.stringify(diary)}, '${name} ends\\n');
    });`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: 'inherit' });
  return new Promise((done) => child.once('exit', done));
}

test('of several commands at once one does it, and the others come after; one that was killed holds nobody up', async () => {
  writeFileSync(diary, '');
  await command('first', 'dies');
  appendFileSync(diary, 'first is gone\n');
  await Promise.all(['second', 'third', 'fourth'].map((name) => command(name, 'works')));
  const lines = readFileSync(diary, 'utf8').trim().split('\n');
  expect(lines.slice(0, 2)).toEqual(['first begins', 'first is gone']);
  const rest = lines.slice(2);
  expect(rest).toHaveLength(6);
  for (let at = 0; at < rest.length; at += 2) expect(rest[at + 1]).toBe(rest[at]?.replace('begins', 'ends'));
});
