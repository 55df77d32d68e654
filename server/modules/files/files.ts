import { may } from '@kinsong/contract/capabilities.ts';
import type { Answer } from '@kinsong/contract/common/call.ts';
import { Refusal } from '@kinsong/contract/common/errors.ts';
import type {
  listFiles as listCall,
  searchFiles as searchCall,
  SharedFile,
} from '@kinsong/contract/files/files.ts';
import type { House } from '../../platform/house.ts';
import type { Person } from '../../platform/person.ts';
import { changeSpace, mayOrRefuse, standingOf, type ChangeSource } from '../spaces/index.ts';
import { cleanName } from './clean-name.ts';
import { attachmentShape, fileChange, fileShape } from './contract-shapes.ts';
import * as rows from './files.sql.ts';
import { filesPorts } from './ports.ts';
import { storePoster } from './store-content.ts';
import { sweepJob } from './sweep.job.ts';

type Row = rows.FileRow;

export async function listFiles(
  house: House,
  person: Person,
  spaceId: string,
  { after, limit }: { after: number; limit: number },
): Promise<Answer<typeof listCall>> {
  const { seesFrom, rev } = await mayOrRefuse(house, person, 'files.read', spaceId);
  const page = { after: Math.max(after, seesFrom), limit: limit + 1 };
  const found = await rows.pageOfFiles(house.db, spaceId, page);
  return { files: found.slice(0, limit).map(fileShape), more: found.length > limit, rev };
}

/** Found only by who may read its space and saw it come; one that waits for its message, by its bringer alone. */
export async function reachFile(house: House, person: Person, fileId: string): Promise<Row> {
  const row = await rows.findFile(house.db, fileId);
  if (row === null) throw new Refusal('found.not');
  const { seesFrom } = await mayOrRefuse(house, person, 'files.read', row.spaceId);
  const isSeen = row.born === null ? row.broughtBy === person.id : row.born > seesFrom;
  if (!isSeen) throw new Refusal('found.not');
  return row;
}

/** Whether it is a picture of this space that everyone there sees. */
export async function isPictureOf(house: House, spaceId: string, fileId: string): Promise<boolean> {
  const row = await rows.findFile(house.db, fileId);
  return row?.spaceId === spaceId && row.born !== null && row.content?.kind === 'picture';
}

/** What one brought is one's own to change, and any file for those who look after the space. */
async function reachToChange(house: House, person: Person, fileId: string): Promise<Row> {
  const row = await reachFile(house, person, fileId);
  const place = await mayOrRefuse(house, person, 'files.bring', row.spaceId);
  if (row.broughtBy !== person.id && !may(standingOf(person, place), 'files.changeAny'))
    throw new Refusal('allowed.not');
  return row;
}

export async function renameFile(
  house: House,
  person: Person,
  fileId: string,
  name: string,
): Promise<SharedFile> {
  const row = await reachToChange(house, person, fileId);
  if (row.deletedAt !== null) throw new Refusal('found.not');
  return change(house, row, { name: cleanName(name) });
}

export async function deleteFile(house: House, person: Person, fileId: string): Promise<SharedFile> {
  const row = await reachToChange(house, person, fileId);
  return row.deletedAt === null ? takeOut(house, row) : fileShape(row);
}

/** What stays is that there was one: neither its name nor what it held. */
export function gone(house: House): rows.FileChange {
  return { name: '', blobId: null, waves: null, poster: false, deletedAt: house.clock.now() };
}

async function takeOut(house: House, row: Row): Promise<SharedFile> {
  if (row.born === null && (await takeOutUnsaid(house, row.id)))
    return { ...fileShape(row), name: '', deleted_at: house.clock.now().toISOString() };
  // Its message may have been said in this very moment: then the others know of it.
  return change(house, { ...row, born: row.born ?? 0 }, gone(house));
}

function takeOutUnsaid(house: House, id: string): Promise<boolean> {
  return house.db.transaction(async (tx) => {
    const isGone = await rows.deleteUnsaid(tx, id);
    if (isGone) await house.jobs.enqueue(sweepJob, { posters: [id] }, { tx });
    return isGone;
  });
}

/** A film's picture, by who brought the film: their browser can open it, and the house can not. */
export async function bringPoster(
  house: House,
  person: Person,
  fileId: string,
  bytes: Uint8Array,
): Promise<SharedFile> {
  const row = await reachFile(house, person, fileId);
  if (row.deletedAt !== null) throw new Refusal('found.not');
  await mayOrRefuse(house, person, 'files.bring', row.spaceId);
  if (row.broughtBy !== person.id || row.content?.kind !== 'film') throw new Refusal('allowed.not');
  await storePoster(house, row.id, bytes).catch((thrown: unknown) => {
    throw thrown instanceof Refusal && thrown.code === 'file.kind' ? new Refusal('image.kind') : thrown;
  });
  return change(house, row, { poster: true });
}

/** In the order of its space; and the message that carries it says the same. */
async function change(
  house: House,
  { id, spaceId, born }: Row,
  changed: rows.FileChange,
): Promise<SharedFile> {
  if (born === null) {
    const row = await rows.updateFile(house.db, id, changed);
    if (row === null) throw new Refusal('found.not');
    return fileShape(row);
  }
  return changeSpace(house, spaceId, async (tx, rev) => {
    const row = await rows.updateFile(tx, id, { ...changed, rev });
    if (row === null) {
      const stored = await rows.findFile(tx, id);
      if (stored === null) throw new Refusal('found.not');
      return { result: fileShape(stored), changes: [] };
    }
    if (row.deletedAt !== null) await house.jobs.enqueue(sweepJob, { posters: [id] }, { tx });
    const carried = row.messageId === null ? [] : await carriedBy(house, tx, row.messageId, rev);
    return { result: fileShape(row), changes: [fileChange(row), ...carried] };
  });
}

async function carriedBy(
  house: House,
  tx: Parameters<typeof rows.findFile>[0],
  messageId: string,
  rev: number,
) {
  const attachments = (await rows.filesOfMessage(tx, messageId)).map(attachmentShape);
  return filesPorts.of(house).carriesNow(house, tx, messageId, rev, attachments);
}

export async function searchFiles(
  house: House,
  person: Person,
  spaceId: string,
  { q, limit }: { q: string; limit: number },
): Promise<Answer<typeof searchCall>['found']> {
  const { seesFrom } = await mayOrRefuse(house, person, 'files.read', spaceId);
  const words = q.match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length === 0) return [];
  const found = await rows.searchFiles(house.db, spaceId, words, { seesFrom, limit });
  return found.map(({ text, ...row }) => ({ file: fileShape(row), excerpt: excerptOf(text ?? '', words) }));
}

const around = 80;

/** The words around the first that was found. */
function excerptOf(text: string, words: readonly string[]): string {
  const low = text.toLowerCase();
  const at = Math.min(...words.map((word) => low.indexOf(word.toLowerCase())).filter((place) => place >= 0));
  if (!Number.isFinite(at)) return '';
  const from = Math.max(0, at - around);
  const cut = text
    .slice(from, at + 2 * around)
    .toWellFormed()
    .replace(/\s+/g, ' ')
    .trim();
  return `${from > 0 ? '… ' : ''}${cut}${at + 2 * around < text.length ? ' …' : ''}`;
}

export const filesChanges: ChangeSource = async ({ db }, spaceId, span) =>
  (await rows.filesChanged(db, spaceId, span)).map(fileChange);
