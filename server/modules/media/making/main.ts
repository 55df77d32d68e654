import { mostPixels } from '@kinsong/contract/media/media.ts';
import sharp, { type ResizeOptions } from 'sharp';
import type { Cut, Made, ToMake } from './picture-answer.ts';
import { readPaper } from './read-paper.ts';
import { remake } from './remake.ts';

/**
 * A process of its own that makes avatars and images of pictures, one at a time. A large picture, opened, takes more memory than the
 * whole house, and what a picture library has taken it does not give back: with this process all of it goes.
 */
const side = 512;
/** Wide enough for the head of a page on a large screen. */
const longest = 1600;
/** The largest picture we open takes 450 MB at its worst, interlaced and with an alpha channel. */
const mostMemory = 640 * 1024 * 1024;

sharp.cache(false);
sharp.concurrency(1);

const cuts: Readonly<Record<Cut, ResizeOptions>> = {
  square: { width: side, height: side, fit: 'cover', position: 'attention' },
  whole: { width: longest, height: longest, fit: 'inside', withoutEnlargement: true },
};

async function make(toMake: ToMake): Promise<Made> {
  try {
    if ('pdf' in toMake) return { paper: await readPaper(toMake) };
    if ('path' in toMake) return await remake(toMake.path, toMake.folder, toMake.sides);
    const { bytes, cut } = toMake;
    // From the header alone, before anything is opened; of pictures that move the first one counts.
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width * height > mostPixels) return { refused: 'avatar.pixels' };
    const picture = await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', autoOrient: true })
      .resize(cuts[cut])
      .webp({ quality: 84 })
      .toBuffer();
    return { picture };
  } catch {
    // Begins like a picture and is none, or is a broken one: for the person that is the same.
    return { refused: 'avatar.image' };
  }
}

process.on('message', (toMake: ToMake) => {
  const watch = setInterval(() => {
    if (process.memoryUsage.rss() > mostMemory) process.exit(1);
  }, 50);
  void make(toMake).then((made) => {
    clearInterval(watch);
    process.send?.(made);
  });
});
process.on('disconnect', () => process.exit());
