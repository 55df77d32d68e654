import { inflateSync } from 'node:zlib';

const headLength = { woff: 44, sfnt: 12 };
const entryLength = { woff: 20, sfnt: 16 };
const aligned = (length: number): number => (length + 3) & ~3;

/**
 * A font as it was before it was packed for the web: its tables unpacked and laid one after the other. PDF's reader of
 * fonts reads packed ones too, but stumbles where the last letter of one has no shape, as a space.
 */
export function openWoff(woff: Buffer): Buffer {
  const many = woff.readUInt16BE(12);
  const directory = headLength.sfnt + many * entryLength.sfnt;
  const head = Buffer.alloc(directory);
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(many, 4);
  const power = Math.floor(Math.log2(many));
  head.writeUInt16BE(16 * 2 ** power, 6);
  head.writeUInt16BE(power, 8);
  head.writeUInt16BE(16 * (many - 2 ** power), 10);
  const tables: Buffer[] = [];
  let place = directory;
  for (let table = 0; table < many; table += 1) {
    const from = headLength.woff + table * entryLength.woff;
    const [offset, packed, length] = [4, 8, 12].map((at) => woff.readUInt32BE(from + at)) as [
      number,
      number,
      number,
    ];
    const content = woff.subarray(offset, offset + packed);
    const whole = packed < length ? inflateSync(content) : content;
    const to = headLength.sfnt + table * entryLength.sfnt;
    woff.copy(head, to, from, from + 4);
    woff.copy(head, to + 4, from + 16, from + 20);
    head.writeUInt32BE(place, to + 8);
    head.writeUInt32BE(length, to + 12);
    tables.push(whole, Buffer.alloc(aligned(length) - length));
    place += aligned(length);
  }
  return Buffer.concat([head, ...tables]);
}
