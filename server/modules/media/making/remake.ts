import { mostPixels } from '@kinsong/contract/media/media.ts';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { Made } from './picture-answer.ts';

interface Opened {
  readonly path: string;
  readonly animated: boolean;
}

const open = ({ path, animated }: Opened): Sharp =>
  sharp(path, { limitInputPixels: mostPixels, failOn: 'error', autoOrient: !animated, animated });

/** In the same kind of file where browsers show it and it is quickly made; nothing of what the camera wrote stays. */
function encoded(picture: Sharp, format: string): Sharp {
  if (format === 'jpeg') return picture.jpeg({ quality: 90, mozjpeg: false });
  if (format === 'png') return picture.png({ compressionLevel: 6 });
  if (format === 'gif') return picture.gif();
  return picture.webp({ quality: 90 });
}

/** Makes a picture anew from its pixels, so that only they are kept, and beside it smaller ones of its first frame. */
export async function remake(path: string, folder: string, sides: readonly number[]): Promise<Made> {
  // From the header alone, before anything is opened.
  const { width, height, format, pages = 1 } = await sharp(path, { limitInputPixels: false }).metadata();
  if (width * height > mostPixels) return { refused: 'avatar.pixels' };
  const animated = pages > 1 && width * height * pages <= mostPixels;
  const whole = await encoded(open({ path, animated }), format).toFile(join(folder, 'whole'));
  await shrink(open({ path, animated: false }), folder, sides);
  return {
    remade: {
      type: `image/${whole.format}`,
      size: whole.size,
      width: whole.width,
      height: whole.pageHeight ?? whole.height,
    },
  };
}

/** Each size is made of the next larger one: the whole is opened once, and no more often. */
export async function shrink(whole: Sharp, folder: string, sides: readonly number[]): Promise<void> {
  let larger = whole;
  for (const side of sides.toSorted((a, b) => b - a)) {
    const smaller = join(folder, String(side));
    await larger
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toFile(smaller);
    larger = sharp(smaller);
  }
}
