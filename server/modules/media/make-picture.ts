import { Refusal } from '@kinsong/contract/common/errors.ts';
import { second } from '@kinsong/contract/common/time.ts';
import { ConcurrencyLimit } from '../../platform/concurrency-limit.ts';
import type { Cut, Paper, Remade, ToRead } from './making/picture-answer.ts';
import { PictureMaker } from './making/picture-maker.ts';

/** What browsers show as pictures. Not SVG, which is a program as much as a picture. */
export const pictureTypes: ReadonlySet<string> = new Set([
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/gif',
  'image/avif',
]);

/** One after the other; those who wait hold their files in our memory, so that few may. */
const atOnce = new ConcurrencyLimit(1, 8);
const maker = new PictureMaker();

/**
 * Makes a picture of a file: known by its content whatever it is called, upright, and without what the camera wrote into
 * it (the place before all).
 */
export async function makePicture(bytes: Uint8Array, cut: Cut): Promise<Uint8Array> {
  const { fileTypeFromBuffer } = await import('file-type');
  const type = await fileTypeFromBuffer(bytes);
  if (type === undefined || !pictureTypes.has(type.mime)) throw new Refusal('avatar.image');
  return atOnce.pass(() => maker.make(bytes, cut));
}

/** Shared pictures are larger than faces and take longer; they have a process of their own, so that no face waits. */
const remakingAtOnce = new ConcurrencyLimit(1, 1000);
const remaker = new PictureMaker({ most: 90 * second, idle: 10 * second });

/** Makes a picture in a file anew, and smaller ones of it, as files of a folder; its type was told before. */
export function remakePicture(path: string, folder: string, sides: readonly number[]): Promise<Remade> {
  return remakingAtOnce.pass(() => remaker.remake(path, folder, sides));
}

const reader = new PictureMaker({ most: 60 * second, idle: 10 * second });

/** Reads a PDF in a file, and draws its first page in these sizes as files of a folder. */
export function readPaper(toRead: ToRead): Promise<Paper> {
  return remakingAtOnce.pass(() => reader.read(toRead));
}
