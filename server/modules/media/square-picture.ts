import { Refusal } from '@kinsong/contract/common/errors.ts';
import { ConcurrencyLimit } from '../../platform/concurrency-limit.ts';
import { PictureMaker } from './making/picture-maker.ts';

/** What browsers show as pictures. Not SVG, which is a program as much as a picture. */
const pictureTypes = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif']);

/** One after the other; those who wait hold their files in our memory, so that few may. */
const atOnce = new ConcurrencyLimit(1, 8);
const maker = new PictureMaker();

/**
 * Makes an avatar of a file: known by its content whatever it is called, upright, square, and without what the camera
 * wrote into it (the place before all).
 */
export async function squarePicture(bytes: Uint8Array): Promise<Uint8Array> {
  const { fileTypeFromBuffer } = await import('file-type');
  const type = await fileTypeFromBuffer(bytes);
  if (type === undefined || !pictureTypes.has(type.mime)) throw new Refusal('avatar.image');
  return atOnce.pass(() => maker.make(bytes));
}
