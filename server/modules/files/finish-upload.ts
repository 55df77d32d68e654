import { Refusal } from '@kinsong/contract/common/errors.ts';
import { newId } from '@kinsong/contract/common/ids.ts';
import { createHash } from 'node:crypto';
import { ConcurrencyLimit } from '../../platform/concurrency-limit.ts';
import { causeCode } from '../../platform/failure-causes.ts';
import type { Db } from '../../platform/database/index.ts';
import type { House } from '../../platform/house.ts';
import { oneAtATime } from '../../platform/one-at-a-time.ts';
import { perHouse } from '../../platform/per-house.ts';
import { changeSpace, placeOf } from '../spaces/index.ts';
import { insertBlob, markStored, storedBlob } from './blobs.sql.ts';
import { fileChange } from './contract-shapes.ts';
import { findFile, insertFile } from './files.sql.ts';
import { look } from './look/look.ts';
import { dropPieces, piecesOf, sourceOf } from './pieces.ts';
import { storeContent } from './store-content.ts';
import { refuseLarge } from './upload-limits.ts';
import { deleteUpload, findUpload, refuseUpload, type UploadRow } from './uploads.sql.ts';

/** Whoever waits has nothing in memory yet. */
const atOnce = perHouse(() => new ConcurrencyLimit(2, 10_000));

/**
 * All pieces of a file are here: it is looked at, made safe, stored once, and then shown. May be asked for by who
 * brought the last piece and by the job after it, here and at another node: the row of the upload goes in the same
 * transaction in which the file comes to be.
 */
export function finishUpload(house: House, id: string): Promise<void> {
  return oneAtATime(house, `finish ${id}`, () => atOnce(house).pass(() => finish(house, id)));
}

async function finish(house: House, id: string): Promise<void> {
  const upload = await findUpload(house.db, id);
  if (upload === null || upload.refused !== null || upload.received < upload.size) return;
  try {
    await keep(house, upload);
  } catch (error) {
    // Taken away meanwhile, or finished at another node: its pieces are gone, and nothing is wrong.
    if ((await findUpload(house.db, id)) === null) return;
    if (!(error instanceof Refusal)) throw error;
    await refuseUpload(house.db, id, error.code);
  }
  await dropPieces(house, id, upload.size);
}

async function keep(house: House, upload: UploadRow): Promise<void> {
  await mustBeThere(house.db, upload);
  const hash = await hashOf(house, upload);
  if (await showKnown(house, upload, hash)) return;
  const blobId = await makeBlob(house, upload, hash);
  try {
    await show(house, upload, async (tx) => {
      await markStored(tx, blobId);
      return blobId;
    });
  } catch (error) {
    // Somebody brought the same in this very moment and was quicker: theirs is shown, ours is swept.
    const same =
      error instanceof Error &&
      causeCode(error) === uniqueViolation &&
      (await showKnown(house, upload, hash));
    if (!same) throw error;
  }
}

async function mustBeThere(db: Db, { personId, spaceId }: UploadRow): Promise<void> {
  const place = await placeOf(db, personId, spaceId);
  if (place === null) throw new Refusal('found.not');
  if (place.archived) throw new Refusal('space.archived');
}

const uniqueViolation = '23505';

async function hashOf(house: House, { id, size }: UploadRow): Promise<string> {
  const hash = createHash('sha256');
  for await (const part of piecesOf(house, id, size)) hash.update(part);
  return hash.digest('hex');
}

/** The row first: should the house fall now, the sweep finds it and clears away what may lie there. */
async function makeBlob(house: House, upload: UploadRow, hash: string): Promise<string> {
  const seen = await look(sourceOf(house, upload.id, upload.size), upload.name);
  refuseLarge(house, seen.kind, upload.size);
  const id = newId();
  const createdAt = house.clock.now();
  await storeContent(house, upload, seen, id, (content) =>
    insertBlob(house.db, { id, hash, createdAt, ...content }),
  );
  return id;
}

/** False where nobody brought the same before. */
async function showKnown(house: House, upload: UploadRow, hash: string): Promise<boolean> {
  if ((await storedBlob(house.db, hash)) === null) return false;
  let isKnown = true;
  await show(house, upload, async (tx) => {
    const known = await storedBlob(tx, hash);
    isKnown = known !== null;
    return known?.id ?? null;
  });
  return isKnown;
}

/** The file comes to be: with a revision of the space, or quietly where its message brings it one. */
function show(house: House, upload: UploadRow, blobOf: (tx: Db) => Promise<string | null>): Promise<void> {
  if (upload.withMessage)
    return house.db.transaction(async (tx) => void (await insert(house, tx, upload, await blobOf(tx), null)));
  return changeSpace(house, upload.spaceId, async (tx, rev) => {
    // Looking takes a while: whoever left meanwhile brings nothing more.
    await mustBeThere(tx, upload);
    const row = await insert(house, tx, upload, await blobOf(tx), rev);
    return { result: undefined, changes: row === null ? [] : [fileChange(row)] };
  });
}

async function insert(house: House, tx: Db, upload: UploadRow, blobId: string | null, rev: number | null) {
  if (blobId === null || !(await deleteUpload(tx, upload.id))) return null;
  const { id, spaceId, name, voice, waves, personId } = upload;
  await insertFile(tx, {
    ...{ id, spaceId, rev, born: rev, blobId, voice, waves },
    name,
    poster: false,
    messageId: null,
    broughtBy: personId,
    broughtAt: house.clock.now(),
    deletedAt: null,
  });
  return findFile(tx, id);
}
