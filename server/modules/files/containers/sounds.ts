import type { Source } from '../pieces.ts';

/** How long sounds last, read from how their files are laid out. Null where a file does not say. */

export async function secondsOfWav(source: Source): Promise<number | null> {
  let bytesASecond = 0;
  for (let at = 12; at + 8 <= source.size;) {
    const head = await source.readAt(at, 24);
    const size = head.readUInt32LE(4);
    const name = head.toString('latin1', 0, 4);
    if (name === 'fmt ') bytesASecond = head.readUInt32LE(16);
    if (name === 'data')
      return bytesASecond === 0 ? null : Math.min(size, source.size - at - 8) / bytesASecond;
    at += 8 + size + (size % 2);
  }
  return null;
}

export async function secondsOfFlac(source: Source): Promise<number | null> {
  const head = await source.readAt(0, 26);
  const rate = head.readUIntBE(18, 3) >> 4;
  const samples = (head[21]! & 0x0f) * 2 ** 32 + head.readUInt32BE(22);
  return rate === 0 || samples === 0 ? null : samples / rate;
}

/** The last page says how many samples came before its end. */
export async function secondsOfOgg(source: Source): Promise<number | null> {
  const head = await source.readAt(0, 256);
  const length = 131_072;
  const tail = await source.readAt(Math.max(0, source.size - length), length);
  const page = tail.lastIndexOf('OggS', undefined, 'latin1');
  if (page < 0 || page + 14 > tail.length) return null;
  const samples = Number(tail.readBigInt64LE(page + 6));
  const opus = head.indexOf('OpusHead', 0, 'latin1');
  const vorbis = head.indexOf('\u0001vorbis', 0, 'latin1');
  if (samples <= 0) return null;
  // Opus counts in 48 kHz whatever was recorded, and begins with some samples that nobody hears.
  if (opus >= 0) return Math.max(0, samples - head.readUInt16LE(opus + 10)) / 48_000;
  const rate = vorbis < 0 ? 0 : head.readUInt32LE(vorbis + 12);
  return rate === 0 ? null : samples / rate;
}

const kilobits = {
  1: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  2: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
} as const;
const rates = [44_100, 48_000, 32_000];

/** By the number of frames where the file says it, else by its length and the pace of its first frame. */
export async function secondsOfMp3(source: Source): Promise<number | null> {
  const start = await afterTag(source);
  const bytes = await source.readAt(start, 4096);
  for (let at = 0; at + 200 < bytes.length; at++) {
    if (bytes[at] !== 0xff || (bytes[at + 1]! & 0xe6) !== 0xe2) continue;
    const version = (bytes[at + 1]! >> 3) & 3;
    const rate = rates[(bytes[at + 2]! >> 2) & 3];
    const pace = kilobits[version === 3 ? 1 : 2][bytes[at + 2]! >> 4];
    if (version === 1 || rate === undefined || pace === undefined || pace === 0) continue;
    const samplesASecond = rate / (version === 3 ? 1 : version === 2 ? 2 : 4);
    const frame = bytes.subarray(at, at + 200);
    const said = Math.max(frame.indexOf('Xing', 0, 'latin1'), frame.indexOf('Info', 0, 'latin1'));
    if (said > 0 && (frame[said + 7]! & 1) === 1)
      return (frame.readUInt32BE(said + 8) * (version === 3 ? 1152 : 576)) / samplesASecond;
    return ((source.size - start - at) * 8) / (pace * 1000);
  }
  return null;
}

/** What stands before the sound: its title, its cover. */
async function afterTag(source: Source): Promise<number> {
  const head = await source.readAt(0, 10);
  if (head.toString('latin1', 0, 3) !== 'ID3') return 0;
  return 10 + [6, 7, 8, 9].reduce((size, at) => size * 128 + (head[at]! & 0x7f), 0);
}

const aacRates = [
  96_000, 88_200, 64_000, 48_000, 44_100, 32_000, 24_000, 22_050, 16_000, 12_000, 11_025, 8000,
];

/** By the pace of its first frames: none of them says how many there are. */
export async function secondsOfAac(source: Source): Promise<number | null> {
  const bytes = await source.readAt(0, 65_536);
  let [at, frames, rate] = [0, 0, 0];
  while (at + 7 <= bytes.length && bytes[at] === 0xff && (bytes[at + 1]! & 0xf6) === 0xf0) {
    rate = aacRates[(bytes[at + 2]! >> 2) & 15] ?? 0;
    const length = ((bytes[at + 3]! & 3) << 11) | (bytes[at + 4]! << 3) | (bytes[at + 5]! >> 5);
    if (length < 7) break;
    at += length;
    frames++;
  }
  return rate === 0 || at === 0 ? null : (((frames * 1024) / rate) * source.size) / at;
}
