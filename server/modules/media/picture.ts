import { Refusal } from '@kinsong/contract/common/errors.ts';
import { Turnstile } from '../../platform/turnstile.ts';

/** What browsers show as pictures. Not SVG, which is a program as much as a picture. */
const pictureTypes = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif']);

const side = 512;
/** More pixels than any camera has: what claims them wants our memory. */
const mostPixels = 100_000_000;

/** One after the other: a large picture, opened, takes more memory than the whole house at rest. */
const atTheTable = new Turnstile(1, 40);

/**
 * Makes an avatar of a file: known by its content whatever it is called, upright, square, and without what the camera
 * wrote into it (the place before all).
 */
export async function squarePicture(bytes: Uint8Array): Promise<Uint8Array> {
  const [{ fileTypeFromBuffer }, { default: sharp }] = await Promise.all([
    import('file-type'),
    import('sharp'),
  ]);
  const type = await fileTypeFromBuffer(bytes);
  if (type === undefined || !pictureTypes.has(type.mime)) throw new Refusal('avatar.image');
  // None is remembered: an idle house is small.
  sharp.cache(false);
  sharp.concurrency(1);
  const picture = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', autoOrient: true })
    .resize(side, side, { fit: 'cover', position: 'attention' })
    .webp({ quality: 84 });
  return atTheTable.pass(() =>
    picture.toBuffer().catch(() => {
      // Begins like a picture and is none, or is a broken one: for the person that is the same.
      throw new Refusal('avatar.image');
    }),
  );
}
