import { hkdfSync, randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from './config.ts';
import { PlainError } from './plain-error.ts';

/** The secret of the house: the setting, or the file beside the data, made at the first start. */
export function houseSecret({ secret, dataFolder }: Pick<Config, 'secret' | 'dataFolder'>): string {
  if (secret !== null) return secret;
  const file = join(dataFolder, 'secret.key');
  try {
    // 'wx' fails where the file is there already: a secret once made is never written over.
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600, flush: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const kept = readFileSync(file, 'utf8').trim();
  if (kept.length < 32) throw new PlainError(`${file} is not whole; put the kept copy of it back`);
  return kept;
}

/** A key of its own per purpose, so that one that gets out opens nothing else. */
export function keyFor(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, 'kinsong', purpose, 32));
}
