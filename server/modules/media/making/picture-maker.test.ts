import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
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
