import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

/** Shorter than this, an answer goes in one packet as it is. */
const least = 1400;
/** Most of what can be saved, for a fraction of the work. */
const level = 4;

const gzipped = promisify(gzip);

/**
 * Long answers in words go compressed to whoever takes them so: a page of a talk is a fifth of its size. No answer holds a
 * secret beside what a stranger can put into it, which compressing would give away by its length: tokens and codes go in
 * answers of their own, and short. Null where it is not worth it.
 */
export async function compress(text: string): Promise<Buffer | null> {
  return text.length < least ? null : gzipped(text, { level });
}
