import { Refusal } from '@kinsong/contract/common/errors.ts';
import { newId } from '@kinsong/contract/common/ids.ts';
import type { Attachment } from '@kinsong/contract/files/files.ts';
import type { Db } from '../../platform/database/index.ts';
import type { House } from '../../platform/house.ts';
import type { LiveChange } from '../../platform/live/index.ts';
import { attachmentShape, fileChange } from './contract-shapes.ts';
import { gone } from './files.ts';
import { copyPoster } from './store-content.ts';
import { filesOfMessage, holdFiles, insertFile, updateFile, type FileRow } from './files.sql.ts';
import { sweepJob } from './sweep.job.ts';

interface Carrier {
  readonly spaceId: string;
  readonly authorId: string;
}

/** Files that are to go with a message, in the order given: one's own, of that space, and of no other message. */
export async function filesToCarry(
  tx: Db,
  { spaceId, authorId }: Carrier,
  ids: readonly string[],
): Promise<readonly Attachment[]> {
  const held = new Map((await holdFiles(tx, ids)).map((row) => [row.id, row]));
  return [...new Set(ids)].map((id) => {
    const row = held.get(id);
    const isFree = row !== undefined && row.messageId === null && row.deletedAt === null;
    if (!isFree || row.spaceId !== spaceId || row.broughtBy !== authorId)
      throw new Refusal('input.wrong', { files: 'A file is not here any more, or another message has it.' });
    return attachmentShape(row);
  });
}

/**
 * Files of another message once more, for one that is to be said: the same content, and rows of their own where they go.
 * A picture that a browser took of a film is copied too; where it can not be, the film goes without.
 */
export async function copyFiles(
  house: House,
  { spaceId, authorId }: Carrier,
  ids: readonly string[],
): Promise<string[]> {
  const posters: { readonly of: string; readonly into: string }[] = [];
  const copied = await house.db.transaction(async (tx) => {
    // Held, so that their content is not given up in between.
    const held = new Map((await holdFiles(tx, ids)).map((row) => [row.id, row]));
    const copies: string[] = [];
    for (const { content, ...row } of ids.flatMap((id) => held.get(id) ?? [])) {
      if (row.deletedAt !== null || content === null) continue;
      const id = newId(house.clock.now().getTime());
      const anew = { rev: null, born: null, poster: false, messageId: null };
      const broughtAt = house.clock.now();
      await insertFile(tx, { ...row, ...anew, id, spaceId, broughtBy: authorId, broughtAt });
      copies.push(id);
      if (row.poster) posters.push({ of: row.id, into: id });
    }
    return copies;
  });
  for (const { of, into } of posters)
    if (await copyPoster(house, of, into)) await updateFile(house.db, into, { poster: true });
  return copied;
}

/** The message was said: from its revision on the others see what it carries. */
export async function carryFiles(
  tx: Db,
  messageId: string,
  seq: number,
  ids: readonly string[],
): Promise<LiveChange[]> {
  const carried: LiveChange[] = [];
  for (const row of await holdFiles(tx, ids)) {
    const born = row.born ?? seq;
    carried.push(toldOf(await updateFile(tx, row.id, { messageId, rev: seq, born })));
  }
  return carried;
}

/** The message was taken back, and its files go with it. */
export async function dropFilesOf(
  house: House,
  tx: Db,
  messageId: string,
  rev: number,
): Promise<LiveChange[]> {
  const dropped: LiveChange[] = [];
  const posters: string[] = [];
  for (const row of await filesOfMessage(tx, messageId)) {
    dropped.push(toldOf(await updateFile(tx, row.id, { ...gone(house), rev })));
    posters.push(row.id);
  }
  if (posters.length > 0) await house.jobs.enqueue(sweepJob, { posters }, { tx });
  return dropped;
}

function toldOf(row: FileRow | null): LiveChange {
  if (row === null) throw new Error('a file that was held is gone');
  return fileChange(row);
}
