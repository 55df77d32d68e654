import { mostPixels } from '@kinsong/contract/media/media.ts';
import sharp from 'sharp';
import type { Made } from './picture-answer.ts';

/**
 * A process of its own that makes avatars of pictures, one at a time. A large picture, opened, takes more memory than the
 * whole house, and what a picture library has taken it does not give back: with this process all of it goes.
 */
const side = 512;
/** The largest picture we open takes 450 MB at its worst, interlaced and with an alpha channel. */
const mostMemory = 640 * 1024 * 1024;

sharp.cache(false);
sharp.concurrency(1);

async function make(bytes: Uint8Array): Promise<Made> {
  try {
    // From the header alone, before anything is opened; of pictures that move the first one counts.
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width * height > mostPixels) return { refused: 'avatar.pixels' };
    const avatar = await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', autoOrient: true })
      .resize(side, side, { fit: 'cover', position: 'attention' })
      .webp({ quality: 84 })
      .toBuffer();
    return { avatar };
  } catch {
    // Begins like a picture and is none, or is a broken one: for the person that is the same.
    return { refused: 'avatar.image' };
  }
}

process.on('message', (bytes: Uint8Array) => {
  const watch = setInterval(() => {
    if (process.memoryUsage.rss() > mostMemory) process.exit(1);
  }, 50);
  void make(bytes).then((made) => {
    clearInterval(watch);
    process.send?.(made);
  });
});
process.on('disconnect', () => process.exit());
