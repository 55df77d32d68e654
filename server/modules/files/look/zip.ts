import { Refusal } from '@kinsong/contract/common/errors.ts';
import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';
import type { Source } from '../pieces.ts';

const unpack = promisify(inflateRaw);

export interface ZipEntry {
  readonly name: string;
  readonly method: number;
  readonly packed: number;
  readonly size: number;
  readonly at: number;
}

const endLength = 22;
const longestComment = 65_535;
const mostEntries = 5000;
/** What a document says that it unfolds to; text shrinks to a tenth, a trap to a thousandth. */
const mostUnfolded = 300 * 1024 * 1024;
const mostShrunk = 200;

/** The table of contents at a zip's end, which counts alone. One that says it unfolds to too much is a trap. */
export async function entriesOf(source: Source): Promise<ZipEntry[]> {
  const tailAt = Math.max(0, source.size - endLength - longestComment);
  const tail = await source.readAt(tailAt, endLength + longestComment);
  const end = tail.lastIndexOf('PK\u0005\u0006', undefined, 'latin1');
  if (end < 0) throw new Refusal('file.kind');
  const count = tail.readUInt16LE(end + 10);
  const length = tail.readUInt32LE(end + 12);
  const at = tail.readUInt32LE(end + 16);
  if (count > mostEntries || length > 4 * 1024 * 1024) throw new Refusal('file.hostile');
  const table = await source.readAt(at, length);
  if (table.length < length) throw new Refusal('file.kind');
  const entries = [...readTable(table, count)];
  const unfolded = entries.reduce((sum, { size }) => sum + size, 0);
  if (unfolded > mostUnfolded || entries.some(isTrap)) throw new Refusal('file.hostile');
  return entries;
}

const isTrap = ({ size, packed }: ZipEntry): boolean => size > 1024 * 1024 && size > packed * mostShrunk;

function* readTable(table: Buffer, count: number): Generator<ZipEntry> {
  for (let at = 0, n = 0; n < count; n++) {
    if (table.toString('latin1', at, at + 4) !== 'PK\u0001\u0002') throw new Refusal('file.kind');
    const [nameLength, extra, comment] = [28, 30, 32].map((field) => table.readUInt16LE(at + field)) as [
      number,
      number,
      number,
    ];
    yield {
      name: table.toString('utf8', at + 46, at + 46 + nameLength),
      method: table.readUInt16LE(at + 10),
      packed: table.readUInt32LE(at + 20),
      size: table.readUInt32LE(at + 24),
      at: table.readUInt32LE(at + 42),
    };
    at += 46 + nameLength + extra + comment;
  }
}

/** Unpacks one entry, up to a limit whatever it says of itself. */
export async function unpackEntry(source: Source, entry: ZipEntry, most: number): Promise<Buffer> {
  const head = await source.readAt(entry.at, 30);
  if (head.length < 30 || head.toString('latin1', 0, 4) !== 'PK\u0003\u0004') throw new Refusal('file.kind');
  if (entry.packed > most) throw new Refusal('file.hostile');
  const from = entry.at + 30 + head.readUInt16LE(26) + head.readUInt16LE(28);
  const packed = await source.readAt(from, entry.packed);
  if (entry.method === 0) return packed;
  if (entry.method !== 8) throw new Refusal('file.kind');
  try {
    return await unpack(packed, { maxOutputLength: most });
  } catch (error) {
    const isTooMuch = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
    throw new Refusal(isTooMuch ? 'file.hostile' : 'file.kind');
  }
}
