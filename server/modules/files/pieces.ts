import { pieceBytes } from '@kinsong/contract/files/files.ts';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { House } from '../../platform/house.ts';

/** What a file is before it is whole: its pieces lie in the store, so that any node can take the next. */
const keyOf = (id: string, at: number): string => `uploads/${id}/${String(at / pieceBytes).padStart(6, '0')}`;

export async function keepPiece(house: House, id: string, offset: number, bytes: Uint8Array): Promise<void> {
  await house.files.put(keyOf(id, offset), bytes, 'application/octet-stream');
}

async function openPiece(house: House, id: string, offset: number): Promise<Readable> {
  const piece = await house.files.get(keyOf(id, offset));
  if (piece === null) throw new Error(`the piece at ${offset} of the upload ${id} is gone`);
  return piece;
}

/** All of it, one piece after the other, and never more than a part of one in memory. */
export async function* piecesOf(house: House, id: string, size: number): AsyncGenerator<Uint8Array> {
  for (let offset = 0; offset < size; offset += pieceBytes)
    yield* (await openPiece(house, id, offset)) as AsyncIterable<Uint8Array>;
}

export async function dropPieces(house: House, id: string, received: number): Promise<void> {
  // One more than is known: it may have been kept when the house fell.
  for (let offset = 0; offset <= received; offset += pieceBytes) await house.files.delete(keyOf(id, offset));
}

/** Bytes at any place of something large. */
export interface Source {
  readonly size: number;
  /** Fewer than asked for at its end. */
  readAt(from: number, length: number): Promise<Buffer>;
}

/** Reads here and there in what was brought; the piece read last is kept, since most reading goes on from there. */
export function sourceOf(house: House, id: string, size: number): Source {
  let last: { offset: number; bytes: Promise<Buffer> } | undefined;
  const pieceAt = (offset: number): Promise<Buffer> => {
    if (last?.offset !== offset) last = { offset, bytes: openPiece(house, id, offset).then(buffer) };
    return last.bytes;
  };
  return {
    size,
    async readAt(from, length) {
      const end = Math.min(from + length, size);
      const parts: Buffer[] = [];
      for (let at = from; at < end;) {
        const offset = at - (at % pieceBytes);
        const part = (await pieceAt(offset)).subarray(at - offset, end - offset);
        if (part.length === 0) break;
        parts.push(part);
        at += part.length;
      }
      return parts.length === 1 ? parts[0]! : Buffer.concat(parts);
    },
  };
}
