import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Source } from '../pieces.ts';
import { look } from '../look/look.ts';
import { readMatroska } from './matroska.ts';
import { readMp4 } from './mp4.ts';
import { secondsOfAac, secondsOfFlac, secondsOfMp3, secondsOfOgg, secondsOfWav } from './sounds.ts';

const sourceOf = (...parts: (Uint8Array | string)[]): Source => {
  const bytes = Buffer.concat(parts.map((part) => Buffer.from(part as string)));
  return { size: bytes.length, readAt: async (from, length) => bytes.subarray(from, from + length) };
};
const u32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

/** An element of a Matroska file; without a size where it is recorded as it comes. */
const element = (id: string, content: Uint8Array, open = false): Buffer => {
  const size = Buffer.concat([Buffer.from([0x10]), u32(content.length).subarray(1)]);
  return Buffer.concat([
    Buffer.from(id, 'hex'),
    open ? Buffer.from('01ffffffffffffff', 'hex') : size,
    content,
  ]);
};
const size = Buffer.concat([element('b0', Buffer.from([2, 128])), element('ba', Buffer.from([1, 224]))]);
const track = (video: boolean): Buffer =>
  element('1654ae6b', element('ae', video ? element('e0', size) : Buffer.from('83810286', 'hex')));
const header = element('1a45dfa3', Buffer.from('webm'));
const block = (at: number): Buffer => element('a3', Buffer.from([0x81, at >> 8, at & 255, 0, 1, 2, 3]));
const cluster = (time: number, ...blocks: Buffer[]): Buffer =>
  element('1f43b675', Buffer.concat([element('e7', u32(time)), ...blocks]), true);

test('[G9] a recording of a browser, which says nowhere how long it is, lasts until its last piece', async () => {
  const spoken = Buffer.concat([
    track(false),
    cluster(0, block(0), block(960)),
    cluster(61_000, block(0), block(500)),
  ]);
  expect(await readMatroska(sourceOf(header, element('18538067', spoken, true)))).toEqual({
    kind: 'sound',
    type: 'audio/webm',
    seconds: 61.5,
  });
});

test('[G9] a WebM film says how long and how large it is', async () => {
  const duration = Buffer.alloc(8);
  duration.writeDoubleBE(12_500);
  const info = element(
    '1549a966',
    Buffer.concat([element('2ad7b1', u32(1_000_000)), element('4489', duration)]),
  );
  const film = element('18538067', Buffer.concat([info, track(true), cluster(0, block(0))]));
  expect(await readMatroska(sourceOf(header, film))).toEqual({ width: 640, height: 480, seconds: 12.5 });
});

test('[G9] sounds say how long they last', async () => {
  const opus = Buffer.alloc(60);
  opus.write('OggS');
  opus.write('OpusHead', 28);
  opus.writeUInt16LE(312, 38);
  const page = Buffer.alloc(30);
  page.write('OggS');
  page.writeBigInt64LE(48_312n * 2n - 312n, 6);
  expect(await secondsOfOgg(sourceOf(opus, Buffer.alloc(500), page))).toBe(2);

  const flac = Buffer.alloc(42);
  flac.write('fLaC');
  flac.writeUIntBE(44_100 << 4, 18, 3);
  flac.writeUInt32BE(441_000, 22);
  expect(await secondsOfFlac(sourceOf(flac))).toBe(10);

  // 128 kbit a second, 44.1 kHz, with a title before it.
  const mp3 = Buffer.concat([Buffer.from('fffb9000', 'hex'), Buffer.alloc(16_000 * 3 - 4)]);
  const title = Buffer.concat([Buffer.from('ID3\u0004\0\0\0\0\u0001\0'), Buffer.alloc(128)]);
  expect(await secondsOfMp3(sourceOf(title, mp3))).toBe(3);

  const frame = Buffer.concat([Buffer.from('fff150800c9ffc', 'hex'), Buffer.alloc(93)]);
  expect(await secondsOfAac(sourceOf(...Array.from({ length: 430 }, () => frame)))).toBeCloseTo(9.98, 1);
});

test('[G9] whatever stands in a film or a sound, reading it ends, in a number or in what a broken file is known by', async () => {
  expect.hasAssertions();
  const starts = fc.constantFrom(
    header,
    Buffer.from('\0\0\0\u0018ftypmp42'),
    Buffer.from('RIFF'),
    Buffer.from('OggS'),
  );
  const readers = [
    readMatroska,
    readMp4,
    secondsOfWav,
    secondsOfFlac,
    secondsOfOgg,
    secondsOfMp3,
    secondsOfAac,
  ];
  await fc.assert(
    fc.asyncProperty(starts, fc.uint8Array({ maxLength: 400 }), async (start, rest) => {
      for (const read of readers) {
        const found = await read(sourceOf(start, rest)).catch((error: unknown) => error);
        expect(!(found instanceof Error) || found instanceof RangeError, String(found)).toBe(true);
      }
    }),
    { numRuns: 400 },
  );
});

test('[G9] a film of nothing but small parts is given up in a moment', async () => {
  const parts = element('ae', Buffer.alloc(40_000).fill(Buffer.from('ec80', 'hex')));
  const film = element(
    '18538067',
    element('1654ae6b', Buffer.concat(Array.from({ length: 300 }, () => parts))),
  );
  const began = performance.now();
  await expect(look(sourceOf(header, film), 'film.webm')).rejects.toMatchObject({ code: 'file.kind' });
  expect(performance.now() - began).toBeLessThan(1500);
});
