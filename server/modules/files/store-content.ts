import { Refusal } from '@kinsong/contract/common/errors.ts';
import { previewSides, previewSizes } from '@kinsong/contract/files/files.ts';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { House } from '../../platform/house.ts';
import { readPaper, remakePicture } from '../media/index.ts';
import type { NewBlob } from './blobs.sql.ts';
import type { Seen } from './look/seen.ts';
import { mostWords } from './look/text.ts';
import { piecesOf } from './pieces.ts';

export type Content = Omit<NewBlob, 'id' | 'hash' | 'createdAt'>;
type Brought = { readonly id: string; readonly size: number };
type Note = (content: Content) => Promise<void>;

const sides = Object.values(previewSides);

export const wholeKey = (blobId: string): string => `blobs/${blobId}/whole`;
export const previewKey = (folder: 'blobs' | 'posters', id: string, size: string): string =>
  `${folder}/${id}/${size}.webp`;

/** Puts what was looked at into the store: as it came, or a picture as it was made anew. Noted before it lies there. */
export async function storeContent(
  house: House,
  upload: Brought,
  seen: Seen,
  blobId: string,
  note: Note,
): Promise<void> {
  if (seen.kind === 'picture') return storePicture(house, upload, seen, blobId, note);
  if (seen.type === 'application/pdf') return storePdf(house, upload, seen, blobId, note);
  await note({ ...seen, size: upload.size, previews: false });
  const whole = Readable.from(piecesOf(house, upload.id, upload.size), { objectMode: false });
  await house.files.put(wholeKey(blobId), whole, seen.type);
}

/** As it came: only what was drawn of it is our own. */
async function storePdf(
  house: House,
  upload: Brought,
  seen: Seen,
  blobId: string,
  note: Note,
): Promise<void> {
  await inFolder(async (folder) => {
    const pdf = await broughtInto(folder, house, upload);
    const { pages, words, drawn } = await readPaper({ pdf, folder, sides, mostWords });
    await note({ ...seen, size: upload.size, pages, words, previews: drawn });
    await house.files.put(wholeKey(blobId), createReadStream(pdf), seen.type);
    if (drawn) await putPreviews(house, folder, 'blobs', blobId);
  });
}

async function storePicture(
  house: House,
  upload: Brought,
  seen: Seen,
  blobId: string,
  note: Note,
): Promise<void> {
  await inFolder(async (folder) => {
    const path = await broughtInto(folder, house, upload);
    const { type, size, width, height } = await remade(path, folder);
    await note({ ...seen, type, size, width, height, previews: true });
    await house.files.put(wholeKey(blobId), createReadStream(join(folder, 'whole')), type);
    await putPreviews(house, folder, 'blobs', blobId);
  });
}

async function broughtInto(folder: string, house: House, { id, size }: Brought): Promise<string> {
  const path = join(folder, 'brought');
  await pipeline(piecesOf(house, id, size), createWriteStream(path, { mode: 0o600 }));
  return path;
}

/** A picture that stands for something else: only its smaller sizes are kept. */
export async function storePoster(house: House, fileId: string, bytes: Uint8Array): Promise<void> {
  await inFolder(async (folder) => {
    const path = join(folder, 'brought');
    await pipeline([bytes], createWriteStream(path, { mode: 0o600 }));
    await remade(path, folder);
    await putPreviews(house, folder, 'posters', fileId);
  });
}

/** What has no picture in it, or a broken one, is said to be no picture: so it is for who brought it. */
async function remade(path: string, folder: string): ReturnType<typeof remakePicture> {
  try {
    return await remakePicture(path, folder, sides);
  } catch (error) {
    throw error instanceof Refusal && error.code === 'avatar.image' ? new Refusal('file.kind') : error;
  }
}

/** The same picture for another film; false where it is gone by now. */
export async function copyPoster(house: House, of: string, into: string): Promise<boolean> {
  for (const size of previewSizes) {
    const preview = await house.files.get(previewKey('posters', of, size));
    if (preview === null) return false;
    await house.files.put(previewKey('posters', into, size), preview, 'image/webp');
  }
  return true;
}

async function putPreviews(
  house: House,
  folder: string,
  into: 'blobs' | 'posters',
  id: string,
): Promise<void> {
  for (const size of previewSizes) {
    const preview = createReadStream(join(folder, String(previewSides[size])));
    await house.files.put(previewKey(into, id, size), preview, 'image/webp');
  }
}

async function inFolder(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'kinsong-picture-'));
  try {
    await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

export async function dropContent(house: House, blobId: string): Promise<void> {
  await house.files.delete(wholeKey(blobId));
  await dropPreviews(house, 'blobs', blobId);
}

export async function dropPreviews(house: House, from: 'blobs' | 'posters', id: string): Promise<void> {
  for (const size of previewSizes) await house.files.delete(previewKey(from, id, size));
}
