import type { Source } from '../pieces.ts';
import type { Seen } from '../look/seen.ts';

interface Element {
  readonly id: number;
  readonly from: number;
  readonly end: number;
}

const ids = {
  header: 0x1a45dfa3,
  segment: 0x18538067,
  info: 0x1549a966,
  scale: 0x2ad7b1,
  duration: 0x4489,
  tracks: 0x1654ae6b,
  track: 0xae,
  video: 0xe0,
  width: 0xb0,
  height: 0xba,
  cluster: 0x1f43b675,
  time: 0xe7,
  block: 0xa3,
  group: 0xa0,
} as const;

/** Its length in bytes, by the first bit that is set. */
const lengthOf = (first: number): number => Math.clz32(first) - 23;

function elementAt(bytes: Buffer, at: number, base: number, end: number): Element | null {
  const idLength = lengthOf(bytes[at] ?? 0);
  const sizeAt = at + idLength;
  const sizeLength = lengthOf(bytes[sizeAt] ?? 0);
  if (idLength > 4 || sizeLength > 8 || sizeAt + sizeLength > bytes.length) return null;
  const id = bytes.readUIntBE(at, idLength);
  let size = (bytes[sizeAt] ?? 0) & (0xff >> sizeLength);
  let unknown = size === 0xff >> sizeLength;
  for (let n = 1; n < sizeLength; n++) {
    const byte = bytes[sizeAt + n] ?? 0;
    unknown &&= byte === 0xff;
    size = size * 256 + byte;
  }
  const from = base + sizeAt + sizeLength;
  // What is recorded as it comes does not know how long it will be.
  return { id, from, end: unknown ? end : Math.min(from + size, end) };
}

async function* elementsIn(source: Source, from: number, end: number): AsyncGenerator<Element> {
  for (let at = from, n = 0; at < end && n < 20_000; n++) {
    const element = elementAt(await source.readAt(at, 12), 0, at, end);
    if (element === null) return;
    yield element;
    at = element.end;
  }
}

async function numberIn(source: Source, { from, end }: Element): Promise<number> {
  const bytes = await source.readAt(from, Math.min(end - from, 8));
  return bytes.length === 0 ? 0 : Number(BigInt(`0x${bytes.toString('hex')}`));
}

/** How long it lasts and how large its picture is, from a WebM or Matroska file; one without a picture is a sound. */
export async function readMatroska(source: Source): Promise<Partial<Seen>> {
  let seconds: number | null = null;
  let scale = 1_000_000;
  let picture: { width: number; height: number } | null = null;
  let hasTracks = false;
  for await (const segment of elementsIn(source, 0, source.size)) {
    if (segment.id !== ids.segment) continue;
    for await (const part of elementsIn(source, segment.from, segment.end)) {
      if (part.id === ids.info) ({ seconds, scale } = await readInfo(source, part));
      if (part.id === ids.tracks) {
        hasTracks = true;
        picture = await readTracks(source, part);
      }
      // What follows is what is seen and heard.
      if (part.id === ids.cluster) break;
    }
    break;
  }
  if (!hasTracks) throw new RangeError('no tracks');
  seconds ??= await lastMoment(source, scale);
  return picture === null ? { kind: 'sound', type: 'audio/webm', seconds } : { ...picture, seconds };
}

async function readInfo(source: Source, info: Element): Promise<{ seconds: number | null; scale: number }> {
  let [scale, units] = [1_000_000, 0];
  for await (const part of elementsIn(source, info.from, info.end)) {
    if (part.id === ids.scale) scale = await numberIn(source, part);
    if (part.id !== ids.duration) continue;
    const bytes = await source.readAt(part.from, part.end - part.from);
    units = bytes.length === 4 ? bytes.readFloatBE() : bytes.readDoubleBE();
  }
  const seconds = (units * scale) / 1e9;
  return { seconds: seconds > 0 && Number.isFinite(seconds) ? seconds : null, scale };
}

async function readTracks(
  source: Source,
  tracks: Element,
): Promise<{ width: number; height: number } | null> {
  for await (const track of elementsIn(source, tracks.from, tracks.end)) {
    if (track.id !== ids.track) continue;
    for await (const part of elementsIn(source, track.from, track.end)) {
      if (part.id !== ids.video) continue;
      const size = { width: 0, height: 0 };
      for await (const side of elementsIn(source, part.from, part.end)) {
        if (side.id === ids.width) size.width = await numberIn(source, side);
        if (side.id === ids.height) size.height = await numberIn(source, side);
      }
      if (size.width > 0 && size.height > 0) return size;
    }
  }
  return null;
}

const tailLength = 2 * 1024 * 1024;

/** A recording made in a browser says nowhere how long it is: its last piece says when it was. */
async function lastMoment(source: Source, scale: number): Promise<number | null> {
  const from = Math.max(0, source.size - tailLength);
  const tail = await source.readAt(from, tailLength);
  const at = tail.lastIndexOf(Buffer.from('1f43b675', 'hex'));
  const cluster = at < 0 ? null : elementAt(tail, at, from, source.size);
  if (cluster === null) return null;
  let [start, last] = [0, 0];
  for await (const part of elementsIn(source, cluster.from, cluster.end)) {
    if (part.id === ids.time) start = await numberIn(source, part);
    if (part.id !== ids.block) continue;
    // The number of its track, then how long after the start of this piece.
    const bytes = await source.readAt(part.from, 12);
    last = Math.max(last, bytes.readInt16BE(lengthOf(bytes[0] ?? 0)));
  }
  return ((start + last) * scale) / 1e9;
}
