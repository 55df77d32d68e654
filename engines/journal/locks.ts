import { toBytes, toText } from './base64url.ts';
import { journalKey, keyBytes, type JournalKey } from './journal-key.ts';
import { seal, unseal, type SealingKey } from './seal.ts';

/** The journal's key, sealed by something that its owner has or knows. There are as many as there are ways to open it. */
export interface Lock {
  readonly salt: string;
  /** How often what was typed was stirred; 0 where nobody could guess it. */
  readonly rounds: number;
  readonly sealed: string;
}

/** What opens a lock. What a person chose can be guessed, so trying has to take long; the others are random. */
export type Opener =
  | { readonly kind: 'password'; readonly typed: string }
  | { readonly kind: 'code'; readonly typed: string }
  | { readonly kind: 'passkey'; readonly secret: Uint8Array<ArrayBuffer> };

/** OWASP's measure for PBKDF2 with SHA-256. */
export const passwordRounds = 600_000;

export async function lock(key: JournalKey, opener: Opener): Promise<Lock> {
  const salt = toText(crypto.getRandomValues(new Uint8Array(16)));
  const rounds = opener.kind === 'password' ? passwordRounds : 0;
  const by = await keyFrom(opener, salt, rounds);
  return { salt, rounds, sealed: await seal(by, keyOf(key.owner), key.raw) };
}

/** Null where it is not what locked it. */
export async function unlock(
  owner: string,
  { salt, rounds, sealed }: Lock,
  opener: Opener,
): Promise<JournalKey | null> {
  const raw = await unseal(await keyFrom(opener, salt, rounds), keyOf(owner), sealed);
  return raw === null || raw.length !== keyBytes ? null : journalKey(owner, raw);
}

const keyOf = (owner: string): string => `kinsong journal key ${owner}`;

async function keyFrom(opener: Opener, salt: string, rounds: number): Promise<SealingKey> {
  const stirred = opener.kind === 'password';
  const secret = opener.kind === 'passkey' ? opener.secret : bytesOf(opener);
  const from = await crypto.subtle.importKey('raw', secret, stirred ? 'PBKDF2' : 'HKDF', false, [
    'deriveKey',
  ]);
  const info = new TextEncoder().encode(`kinsong journal ${opener.kind}`);
  const way = stirred
    ? { name: 'PBKDF2', hash: 'SHA-256', salt: toBytes(salt), iterations: rounds }
    : { name: 'HKDF', hash: 'SHA-256', salt: toBytes(salt), info };
  return crypto.subtle.deriveKey(way, from, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
}

/** The same word typed on another keyboard may be other bytes; NFKC makes them one, as where one signs in. */
const bytesOf = ({ kind, typed }: { kind: 'password' | 'code'; typed: string }): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(kind === 'code' ? plainCode(typed) : typed.normalize('NFKC'));

/** Crockford's letters: none is taken for another when it is read from paper. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const codeLength = 25;

/** For a drawer: 125 random bits in five groups of five. */
export function makeCode(): string {
  const random = crypto.getRandomValues(new Uint8Array(codeLength));
  const signs = Array.from(random, (byte) => letters[byte % letters.length]).join('');
  return signs.match(/.{5}/g)!.join('-');
}

/** However it is typed: in small letters, without its dashes, with an O for a nought. */
const plainCode = (typed: string): string =>
  typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');

export const isWholeCode = (typed: string): boolean => plainCode(typed).length === codeLength;
