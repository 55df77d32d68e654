import { createHash } from 'node:crypto';

/** An id that belongs to another: made from it, the same each time, so that what is made with it twice is made once. */
export function derivedId(id: string, purpose: string): string {
  const hex = createHash('sha256').update(`${purpose} ${id}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
