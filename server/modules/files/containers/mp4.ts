import type { Source } from '../pieces.ts';
import type { Seen } from '../look/seen.ts';

interface Box {
  readonly type: string;
  readonly from: number;
  readonly end: number;
}

/** The boxes between two places, by their heads alone: what lies in them is passed over. */
async function* boxesIn(source: Source, from: number, end: number): AsyncGenerator<Box> {
  for (let at = from, n = 0; at + 8 <= end && n < 2000; n++) {
    const head = await source.readAt(at, 16);
    if (head.length < 8) return;
    const short = head.readUInt32BE(0);
    const long = short === 1 && head.length === 16;
    const size = short === 0 ? end - at : long ? Number(head.readBigUInt64BE(8)) : short;
    const headLength = long ? 16 : 8;
    if (size < headLength) return;
    yield { type: head.toString('latin1', 4, 8), from: at + headLength, end: Math.min(at + size, end) };
    at += size;
  }
}

async function find(
  source: Source,
  { from, end }: Omit<Box, 'type'>,
  ...path: string[]
): Promise<Box | null> {
  const [type, ...rest] = path;
  for await (const box of boxesIn(source, from, end))
    if (box.type === type) return rest.length === 0 ? box : find(source, box, ...rest);
  return null;
}

/** How long it lasts and how large its picture is, from the head of an MP4 or QuickTime file, wherever that lies in it. */
export async function readMp4(source: Source): Promise<Partial<Seen>> {
  const moov = await find(source, { from: 0, end: source.size }, 'moov');
  if (moov === null) throw new RangeError('no moov');
  const picture = await pictureIn(source, moov);
  const seconds = await secondsIn(source, moov);
  return picture === null ? { kind: 'sound', type: 'audio/mp4', seconds } : { ...picture, seconds };
}

async function secondsIn(source: Source, moov: Box): Promise<number | null> {
  const header = await find(source, moov, 'mvhd');
  if (header === null) return null;
  const found = durationOf(await source.readAt(header.from, 32), 12);
  if (found !== null) return found;
  const fragments = await find(source, moov, 'mvex', 'mehd');
  if (fragments === null) return null;
  const scale = durationScale(await source.readAt(header.from, 32));
  const length = await source.readAt(fragments.from, 12);
  const units = length[0] === 1 ? Number(length.readBigUInt64BE(4)) : length.readUInt32BE(4);
  return scale === 0 ? null : units / scale;
}

const durationScale = (box: Buffer): number => box.readUInt32BE(box[0] === 1 ? 20 : 12);

function durationOf(box: Buffer, at: number): number | null {
  const long = box[0] === 1;
  const scale = box.readUInt32BE(long ? at + 8 : at);
  const units = long ? Number(box.readBigUInt64BE(at + 12)) : box.readUInt32BE(at + 4);
  return scale === 0 || units === 0 ? null : units / scale;
}

async function pictureIn(source: Source, moov: Box): Promise<{ width: number; height: number } | null> {
  for await (const track of boxesIn(source, moov.from, moov.end)) {
    if (track.type !== 'trak') continue;
    const handler = await find(source, track, 'mdia', 'hdlr');
    if (handler === null || (await source.readAt(handler.from + 8, 4)).toString('latin1') !== 'vide')
      continue;
    const header = await find(source, track, 'tkhd');
    if (header === null) continue;
    const box = await source.readAt(header.from, 96);
    const at = box[0] === 1 ? 88 : 76;
    const [width, height] = [box.readUInt32BE(at) >>> 16, box.readUInt32BE(at + 4) >>> 16];
    if (width === 0 || height === 0) continue;
    // Filmed upright: the matrix turns what is stored lying.
    const turned = box.readInt32BE(at - 36) === 0 && box.readInt32BE(at - 32) !== 0;
    return turned ? { width: height, height: width } : { width, height };
  }
  return null;
}
