import { Refusal } from '@kinsong/contract/common/errors.ts';
import { second } from '@kinsong/contract/common/time.ts';
import { pieceBytes, type Upload } from '@kinsong/contract/files/files.ts';
import { setTimeout as pause } from 'node:timers/promises';
import type { House } from '../../platform/house.ts';
import { TooOften } from '../../platform/calls/call-failures.ts';
import { oneAtATime } from '../../platform/one-at-a-time.ts';
import type { Person } from '../../platform/person.ts';
import { mayByRecentPlace, mayOrRefuse } from '../spaces/index.ts';
import { cleanName } from './clean-name.ts';
import { deleteFile } from './files.ts';
import { findFile, type FileRow } from './files.sql.ts';
import { finishJob } from './finish.job.ts';
import { finishUpload } from './finish-upload.ts';
import { dropPieces, keepPiece } from './pieces.ts';
import { tellByHead } from './look/tell-type.ts';
import { refuseLarge, refuseLargeByName } from './upload-limits.ts';
import * as rows from './uploads.sql.ts';

export interface Coming {
  readonly id: string;
  readonly name: string;
  readonly size: number;
  readonly voice: boolean;
  readonly waves: number[] | null;
  readonly with_message: boolean;
}

/** A browser brings three at once; what lies half brought for longer is swept within a day. */
const mostComing = 100;

/** Says that a file comes. Said twice, it is one upload, and the answer says how far it is. */
export async function beginUpload(
  house: House,
  person: Person,
  spaceId: string,
  { id, size, voice, waves, ...coming }: Coming,
): Promise<Upload> {
  await mayOrRefuse(house, person, 'files.bring', spaceId);
  if (size === 0) throw new Refusal('file.empty');
  const name = cleanName(coming.name);
  refuseLargeByName(house, name, size);
  const there = await findFile(house.db, id);
  if (there !== null) {
    if (there.broughtBy !== person.id || there.spaceId !== spaceId) throw new Refusal('id.taken');
    return doneShape(there);
  }
  await oneAtATime(house, `uploads of ${person.id}`, async () => {
    if ((await rows.countComing(house.db, person.id, id)) >= mostComing) throw new TooOften(60);
    await rows.insertUpload(house.db, {
      ...{ id, spaceId, personId: person.id, name, size, voice, waves },
      withMessage: coming.with_message,
      movedAt: house.clock.now(),
    });
  });
  const upload = await rows.findUpload(house.db, id);
  if (upload === null || upload.personId !== person.id || upload.spaceId !== spaceId || upload.size !== size)
    throw new Refusal('id.taken');
  return uploadShape(upload);
}

/** Takes the next piece. One that came before is not taken again; one that is too early is told where to go on. */
export async function takePiece(
  house: House,
  person: Person,
  id: string,
  offset: number,
  bytes: Uint8Array,
): Promise<Upload> {
  const upload = await oneAtATime(house, `upload ${id}`, () => keepNext(house, person, id, offset, bytes));
  return upload !== null && upload.received === upload.size
    ? finishing(house, person, upload.id)
    : stateOf(house, person, id);
}

/** How the upload stands afterwards; null where the file is whole already. */
async function keepNext(
  house: House,
  person: Person,
  id: string,
  offset: number,
  bytes: Uint8Array,
): Promise<rows.UploadRow | null> {
  const upload = await ownUpload(house, person, id);
  if (upload === null) return null;
  await mayByRecentPlace(house, person, 'files.bring', upload.spaceId);
  const { received, size } = upload;
  if (offset > received) throw new Refusal('file.gap', { offset: String(received) });
  if (offset < received) return upload;
  if (bytes.length === 0 || bytes.length !== Math.min(pieceBytes, size - offset))
    throw new Refusal('file.piece');
  // What it is shows in its first bytes: nobody brings half a gigabyte to learn then that it is not taken.
  if (offset === 0) await refuseByHead(house, upload, bytes);
  await keepPiece(house, upload.id, offset, bytes);
  const now = received + bytes.length;
  await house.db.transaction(async (tx) => {
    const moved = await rows.moveUpload(tx, upload.id, received, now, house.clock.now());
    // Should the house fall before it is looked at, the job goes on.
    if (moved && now === size) await house.jobs.enqueue(finishJob, { id: upload.id }, { tx });
  });
  return { ...upload, received: now };
}

async function refuseByHead(house: House, upload: rows.UploadRow, head: Uint8Array): Promise<void> {
  try {
    const told = await tellByHead(head, upload.name);
    if (told !== null) refuseLarge(house, told.kind, upload.size);
  } catch (error) {
    if (error instanceof Refusal) await rows.refuseUpload(house.db, upload.id, error.code);
    throw error;
  }
}

/** Most files are looked at within a moment; for one that takes longer nobody holds the line. */
const patience = 15 * second;

async function finishing(house: House, person: Person, id: string): Promise<Upload> {
  const done = finishUpload(house, id);
  const late = new AbortController();
  try {
    await Promise.race([done, pause(patience, undefined, { signal: late.signal, ref: false })]);
  } finally {
    late.abort();
    // Nobody waits any more: what it fails of, the job tries again.
    done.catch(() => undefined);
  }
  return stateOf(house, person, id);
}

/** How far it has come; or why it was not kept. */
export async function stateOf(house: House, person: Person, id: string): Promise<Upload> {
  const upload = await ownUpload(house, person, id);
  if (upload === null) return doneShape(await ownFile(house, person, id));
  if (upload.refused !== null) throw new Refusal(upload.refused);
  return uploadShape(upload);
}

/** Shall not come after all. Whole by now, it goes again like any file, unless a message carries it. */
export async function cancelUpload(house: House, person: Person, id: string): Promise<void> {
  const upload = await ownUpload(house, person, id);
  if (upload === null) {
    const file = await ownFile(house, person, id);
    if (file.messageId === null) await deleteFile(house, person, id);
    return;
  }
  await oneAtATime(house, `upload ${id}`, async () => {
    if (await rows.deleteUpload(house.db, id)) await dropPieces(house, upload.id, upload.size);
  });
}

async function ownUpload(house: House, person: Person, id: string): Promise<rows.UploadRow | null> {
  const upload = await rows.findUpload(house.db, id);
  if (upload !== null && upload.personId !== person.id) throw new Refusal('found.not');
  return upload;
}

async function ownFile(house: House, person: Person, id: string): Promise<FileRow> {
  const file = await findFile(house.db, id);
  if (file === null || file.broughtBy !== person.id) throw new Refusal('found.not');
  return file;
}

const uploadShape = ({ id, received, size }: rows.UploadRow): Upload => ({ id, received, size, done: false });

function doneShape({ id, content }: FileRow): Upload {
  const size = content?.size ?? 0;
  return { id, received: size, size, done: true };
}
