import { newId } from '@kinsong/contract/common/ids.ts';
import { beginUpload, bringPiece, pieceBytes, type Upload } from '@kinsong/contract/files/files.ts';
import type { Citizen } from './people.ts';

interface Given {
  readonly id?: string;
  readonly voice?: boolean;
  readonly waves?: number[];
  readonly with_message?: boolean;
}

/** Brings a file into a space, piece by piece, and answers how it stands. */
export async function upload(
  who: Citizen,
  space_id: string,
  name: string,
  bytes: Uint8Array,
  given: Given = {},
): Promise<Upload> {
  const body = { id: newId(), name, size: bytes.length, ...given };
  let stands = await who.call(beginUpload, { params: { space_id }, body });
  for (let offset = stands.received; offset < bytes.length; offset += pieceBytes)
    stands = await bring(who, body.id, bytes, offset);
  return stands;
}

export function bring(who: Citizen, file_id: string, bytes: Uint8Array, offset: number): Promise<Upload> {
  const piece = new Blob([new Uint8Array(bytes.subarray(offset, offset + pieceBytes))]);
  return who.call(bringPiece, { params: { file_id }, query: { offset }, body: piece });
}
