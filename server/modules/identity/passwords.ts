import { Refusal } from '@kinsong/contract/common/errors.ts';
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { isCommon } from './common-passwords.ts';
import { ConcurrencyLimit } from '../../platform/concurrency-limit.ts';

/** Argon2id at OWASP's measure: 19 MB and some 30 ms each, so that a small machine bears two at once. */
interface Cost {
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
}
const cost: Cost = { memory: 19_456, passes: 2, parallelism: 1 };
const hashBytes = 32;
const shortest = 8;

const limit = new ConcurrencyLimit(2, 200);

export function refuseWeak(password: string): void {
  // Counted as a person counts: an umlaut or an emoji is one sign.
  const signs = Array.from(new Intl.Segmenter().segment(password));
  if (signs.length < shortest) throw new Refusal('password.weak');
  if (isCommon(password)) throw new Refusal('password.common');
}

/** The hash in the PHC string format, which carries its own costs and salt. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const hash = await derive(password, salt, cost, hashBytes);
  const { memory, passes, parallelism } = cost;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${inBase64(salt)}$${inBase64(hash)}`;
}

/**
 * Is this the password? Without a hash (no such account, or one without a password) it takes as long to say no,
 * so that the time of an answer does not tell who has an account.
 */
export async function isPassword(password: string, kept: string | null): Promise<boolean> {
  const { cost, salt, hash } = readHash(kept ?? nobodysHash);
  const derived = await derive(password, salt, cost, hash.length);
  return timingSafeEqual(derived, hash) && kept !== null;
}

const inBase64 = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '');

const nobodysHash = `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${inBase64(randomBytes(16))}$${inBase64(randomBytes(hashBytes))}`;

const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

function readHash(kept: string): { cost: Cost; salt: Buffer; hash: Buffer } {
  const [, memory, passes, parallelism, salt = '', hash = ''] = phc.exec(kept) ?? [];
  if (memory === undefined) throw new Error('a stored password hash is not one of ours');
  return {
    cost: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    salt: Buffer.from(salt, 'base64'),
    hash: Buffer.from(hash, 'base64'),
  };
}

function derive(password: string, salt: Buffer, cost: Cost, tagLength: number): Promise<Buffer> {
  // The same word typed on another keyboard may be other bytes; NFKC makes them one.
  const parameters = { message: password.normalize('NFKC'), nonce: salt, tagLength, ...cost };
  return limit.pass(
    () =>
      new Promise<Buffer>((resolve, reject) => {
        argon2('argon2id', parameters, (error, key) => (error === null ? resolve(key) : reject(error)));
      }),
  );
}
