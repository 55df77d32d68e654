import { createHash, randomBytes, randomInt } from 'node:crypto';

/** What a signed-in browser or program holds. 256 random bits can not be guessed, so a plain hash keeps them. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** Twelve digits. They are few enough to be tried out, so the database keeps a keyed mark instead of a hash. */
export function newCode(): string {
  return randomInt(1_000_000).toString().padStart(6, '0') + randomInt(1_000_000).toString().padStart(6, '0');
}
