import { newId } from '@kinsong/contract/common/ids.ts';
import { beginUpload, bringPiece, pieceBytes, uploadState } from '@kinsong/contract/files/files.ts';
import { Refusal } from '@kinsong/contract/common/errors.ts';
import type { Caller } from '@kinsong/server/test/caller.ts';
import { setTimeout as wait } from 'node:timers/promises';

export interface Brought {
  readonly id: string;
  /** How often the line broke, and how many pieces were sent in vain for it. */
  readonly breaks: number;
}

/** Brings a file as a browser does: piece by piece, and after a break on from where the house says that it is. */
export async function bringFile(
  who: Caller,
  space_id: string,
  name: string,
  bytes: Buffer,
): Promise<Brought> {
  const id = newId();
  let [offset, breaks, done] = [0, 0, false];
  const step = async (): Promise<void> => {
    const body = { id, name, size: bytes.length };
    if (offset === 0) ({ received: offset } = await who.call(beginUpload, { params: { space_id }, body }));
    while (offset < bytes.length) {
      const piece = new Blob([new Uint8Array(bytes.subarray(offset, offset + pieceBytes))]);
      const sent = await who.call(bringPiece, { params: { file_id: id }, query: { offset }, body: piece });
      ({ received: offset, done } = sent);
    }
    while (!done) {
      await wait(200);
      ({ done } = await who.call(uploadState, { params: { file_id: id } }));
    }
  };
  for (;;) {
    try {
      await step();
      return { id, breaks };
    } catch (error) {
      if (error instanceof Refusal) throw error;
      breaks += 1;
      await wait(50);
      const state = await who.call(uploadState, { params: { file_id: id } }).catch(() => null);
      if (state !== null) offset = state.received;
    }
  }
}
