import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import type { Config } from './config.ts';
import { houseSecret, keyFor } from './house-secret.ts';

type Keeper = Pick<Config, 'secret' | 'dataFolder'>;

/** The secret may lie in a file, which need not be read at every call. */
const secrets = new WeakMap<Keeper, string>();

function keyOf(config: Keeper, purpose: string): Buffer {
  let secret = secrets.get(config);
  if (secret === undefined) secrets.set(config, (secret = houseSecret(config)));
  return keyFor(secret, purpose);
}

/**
 * A mark by which a text is found again, and which tells nothing of the text to whoever has the database alone:
 * short codes could be tried out against a plain hash.
 */
export function markOf(config: Keeper, purpose: string, text: string): string {
  return createHmac('sha256', keyOf(config, purpose)).update(text).digest('base64url');
}

const nonceBytes = 12;
const tagBytes = 16;

/** What must wait in the database and is not the database's to know. */
export const seal = (config: Keeper, purpose: string, text: string): string =>
  sealUnder(keyOf(config, purpose), text);

export const unseal = (config: Keeper, purpose: string, sealed: string): string =>
  unsealUnder(keyOf(config, purpose), sealed);

/** The same under a key that is not the house's secret, for what is to be unreadable once that key is gone. */
export function sealUnder(key: Uint8Array, text: string): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

export function unsealUnder(key: Uint8Array, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceBytes), {
    authTagLength: tagBytes,
  });
  decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
  return decipher.update(bytes.subarray(nonceBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8');
}
