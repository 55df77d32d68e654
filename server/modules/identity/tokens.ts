import { createHash, randomBytes, randomInt } from 'node:crypto';
import type { Config } from '../../platform/config.ts';
import { markOf } from '../../platform/sealing.ts';

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

/** What a code's mark and its sealed copy are for; the keys follow from it. */
export const codePurpose = 'invitation codes';

export function markOfCode(config: Config, code: string): string {
  return markOf(config, codePurpose, code);
}

export function linkOfCode(config: Config, code: string): string {
  return new URL(`/enter?code=${encodeURIComponent(code)}`, config.publicUrl).href;
}

/** As people read and write them down: 1234-5678-9012; a word of someone's choosing stays as it is. */
export function inFours(code: string): string {
  return /\D/.test(code) ? code : code.replace(/\d{4}(?=\d)/g, '$&-');
}
