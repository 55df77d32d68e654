import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, onTestFinished, test, vi } from 'vitest';
import { pageOf, streamOf } from '../../../test/pdf.ts';
import { unread } from './picture-answer.ts';
import { PictureMaker } from './picture-maker.ts';

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};
const photograph = (): Promise<Buffer> =>
  sharp({ create: { width: 3000, height: 2000, channels: 3, background: '#c8643c' } })
    .jpeg()
    .toBuffer();
const refused = expect.objectContaining({ code: 'avatar.image' }) as object;

test('pictures are opened by a process of its own, which ends when no more of them come', async () => {
  const maker = new PictureMaker({ most: 20_000, idle: 300 });
  const avatar = await maker.make(await photograph());
  expect(await sharp(avatar).metadata()).toMatchObject({ format: 'webp', width: 512, height: 512 });
  const { pid } = maker;
  expect(isRunning(pid ?? 0)).toBe(true);
  await vi.waitFor(() => expect(isRunning(pid ?? 0)).toBe(false), { timeout: 5000 });
  expect(maker.pid).toBeUndefined();
  await maker.make(await photograph());
  expect(maker.pid).not.toBe(pid);
});

test('a picture that takes too long takes its process along, and the next one gets another', async () => {
  const maker = new PictureMaker({ most: 1, idle: 300 });
  await expect(maker.make(await photograph())).rejects.toEqual(refused);
  expect(maker.pid).toBeUndefined();
});

test('a process that was ended while it rested is no fault of the next picture', async () => {
  const maker = new PictureMaker({ most: 20_000, idle: 60_000 });
  await maker.make(await photograph());
  process.kill(maker.pid ?? 0, 'SIGKILL');
  await vi.waitFor(() => expect(maker.pid).toBeUndefined(), { timeout: 5000 });
  expect(await maker.make(await photograph())).toBeInstanceOf(Uint8Array);
});

async function toRead(bytes: Buffer) {
  const folder = await mkdtemp(join(tmpdir(), 'kinsong-paper-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const pdf = join(folder, 'brought');
  await writeFile(pdf, bytes);
  return { pdf, folder, sides: [160], mostWords: 1000 };
}
const letter = pageOf({ content: streamOf('BT /F1 12 Tf 72 700 Td (Quinces) Tj ET') });

test('[G9] a PDF that unfolds to more than there is room for is kept, and harms no other', async () => {
  const maker = new PictureMaker({ most: 20_000, idle: 60_000 });
  const zeros = deflateSync(Buffer.alloc(400 * 1024 * 1024), { level: 1 });
  const bomb = pageOf({ content: streamOf(zeros, '/Filter /FlateDecode') });
  for (const _ of [1, 2, 3])
    expect(await maker.read(await toRead(bomb))).toEqual({ pages: 1, words: null, drawn: false });
  expect(await maker.read(await toRead(letter))).toEqual({ pages: 1, words: 'Quinces\n', drawn: true });
  expect(maker.pid).toBeUndefined();
});

test('[G9] a PDF that takes too long takes its process along, and nothing is known of it', async () => {
  const maker = new PictureMaker({ most: 1, idle: 300 });
  expect(await maker.read(await toRead(letter))).toEqual(unread);
  expect(maker.pid).toBeUndefined();
});
