import { wearUploadedAvatar } from '@kinsong/contract/media/media.ts';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { openTestApp, type TestApp } from '../../test/app.ts';
import type { Citizen } from '../../test/people.ts';

/** A house with little patience, so that nobody has to wait twenty seconds here. */
const patience = { head: 1_500, piece: 1_500, whole: 8_000, look: 50 };
let home: TestApp;
let port: number;
let anna: Citizen;
let picture: Buffer;

beforeAll(async () => {
  home = await openTestApp({ patience });
  port = Number(new URL(home.base).port);
  anna = await home.town.person('Anna');
  const drawn = sharp({ create: { width: 64, height: 64, channels: 3, background: '#c8643c' } });
  picture = await drawn.png().toBuffer();
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => home.close());

const head = (path: string, method: string, length: number): string =>
  [
    `${method} ${path} HTTP/1.1`,
    `host: 127.0.0.1:${port}`,
    `authorization: Bearer ${anna.token}`,
    'content-type: application/octet-stream',
    `content-length: ${length}`,
    '',
    '',
  ].join('\r\n');

/** Someone at the other end of a line, and how long it stood. */
async function sender(): Promise<{ line: Socket; said: () => string; stood: Promise<number> }> {
  const line = connect(port, '127.0.0.1');
  const began = performance.now();
  let said = '';
  line.on('data', (data) => {
    said += data.toString();
  });
  line.on('error', () => {});
  const stood = once(line, 'close').then(() => performance.now() - began);
  await once(line, 'connect');
  return { line, said: () => said, stood };
}

test.each([
  ['half a head', 'POST /api/auth/login HTTP/1.1\r\nhost: x\r\n'],
  [
    'half a body',
    'POST /api/auth/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 500\r\n\r\n{"email":',
  ],
  [
    'half a body in pieces',
    'POST /api/auth/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n3\r\n{"e\r\n',
  ],
  [
    'half a body for an address where nothing is',
    'POST /nothing HTTP/1.1\r\nhost: x\r\ncontent-length: 500\r\n\r\nhm',
  ],
])('a hundred who sent %s and then nothing are hung up on', async (_, sent) => {
  const senders = await Promise.all(Array.from({ length: 100 }, sender));
  for (const { line } of senders) line.write(sent);
  const stood = await Promise.all(senders.map((each) => each.stood));
  expect(Math.max(...stood)).toBeLessThan(patience.whole - 1_000);
});

test('who sends slowly and goes on sending is listened to, longer than anyone may be silent', async () => {
  const { line, said } = await sender();
  line.write(head(wearUploadedAvatar.path, 'PUT', picture.length));
  const pieces = 10;
  const size = Math.ceil(picture.length / pieces);
  for (let from = 0; from < picture.length; from += size) {
    await pause(250);
    line.write(picture.subarray(from, from + size));
  }
  await expect.poll(said, { timeout: 10_000 }).toMatch(/^HTTP\/1\.1 200 /);
  line.destroy();
});

test('who sends a byte now and then for ever is told that the time is over', async () => {
  const { line, said, stood } = await sender();
  line.write(head(wearUploadedAvatar.path, 'PUT', 1_000_000));
  const trickle = setInterval(() => line.write('x'), 200);
  expect(await stood).toBeLessThan(patience.whole + 5_000);
  clearInterval(trickle);
  expect(said()).toMatch(/^HTTP\/1\.1 408 /);
});

test('the answer may take longer than anyone may be silent', async () => {
  const { files } = home.app.house;
  const put = files.put.bind(files);
  vi.spyOn(files, 'put').mockImplementation(async (...file) => {
    await pause(2 * patience.piece);
    await put(...file);
  });
  const { line, said } = await sender();
  line.write(head(wearUploadedAvatar.path, 'PUT', picture.length));
  line.write(picture);
  await expect.poll(said, { timeout: 10_000 }).toMatch(/^HTTP\/1\.1 200 /);
  // And the line stands for the next request.
  await pause(1.5 * patience.piece);
  line.write('GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n');
  await expect.poll(said).toContain('alive');
  line.destroy();
});
