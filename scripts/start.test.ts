import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';

const script = fileURLToPath(new URL('start.mjs', import.meta.url));

function dataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'kinsong-start-'));
  chmodSync(folder, 0o755);
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** The first run after a change builds the pages, and says so before. */
const lastLine = (text: string): string => text.trim().split('\n').at(-1) ?? '';

/** npm start with these settings; what it says, and how it ends. */
function start(settings: Record<string, string>) {
  const child = spawn(process.execPath, [script], { env: { PATH: process.env['PATH'], ...settings } });
  const said = { out: '', error: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said.out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said.error += text));
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  onTestFinished(async () => {
    child.kill('SIGTERM');
    await ended;
  });
  return { child, said, ended };
}

async function takenPort(): Promise<number> {
  const server = createServer().listen(0, '0.0.0.0');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

test('a wrong setting ends the start with its one line', async () => {
  const { said, ended } = start({ KINSONG_PORT: 'eighty' });
  expect(await ended).toBe(1);
  expect(lastLine(said.error)).toBe('KINSONG_PORT must be a whole number from 0 to 65535 (0: any free one)');
});

test('a data folder that is none ends the start with its one line', async () => {
  const file = join(dataFolder(), 'file');
  writeFileSync(file, '');
  const { said, ended } = start({ KINSONG_PORT: '0', KINSONG_DATA: file });
  expect(await ended).toBe(1);
  expect(lastLine(said.error)).toBe(`The data folder ${file} is not a folder`);
});

test(
  'a port that is taken ends the start with one line that names it, and leaves no database behind',
  {
    timeout: 90_000,
  },
  async () => {
    const port = await takenPort();
    const settings = { KINSONG_DATA: dataFolder(), KINSONG_LOG_LEVEL: 'silent' };
    const { said, ended } = start({ ...settings, KINSONG_PORT: String(port) });
    expect(await ended).toBe(1);
    expect(lastLine(said.error)).toContain(String(port));
    expect(said.error).not.toContain('    at ');

    const second = start({ ...settings, KINSONG_PORT: '0' });
    await expect.poll(() => second.said.out, { timeout: 45_000 }).toContain('Kinsong is open at');
    const third = start({ ...settings, KINSONG_PORT: '0' });
    expect(await third.ended).toBe(1);
    expect(third.said.error).toContain(`The data folder ${settings.KINSONG_DATA} is in use by another run`);
    second.child.kill('SIGTERM');
    expect(await second.ended).toBe(0);
  },
);
