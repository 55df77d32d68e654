import * as z from 'zod';

/**
 * Every id is a UUID; those made by a client are version 7, so that rows of one space lie together in the index. However
 * it is written, it comes in as the database writes it: whatever is kept under an id in memory is found by it.
 */
export const Id = z.uuid().toLowerCase();

/** A version-7 UUID: 48 bits of time, then randomness. Works in the browser and in Node alike. */
export function newId(now: number = Date.now()): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  for (let i = 5, rest = now; i >= 0; i--, rest = Math.floor(rest / 256)) bytes[i] = rest % 256;
  bytes[6] = (bytes[6]! & 0x0f) | 0x70;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
