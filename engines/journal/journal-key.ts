import { toText } from './base64url.ts';
import { seal, unseal, type SealingKey } from './seal.ts';

/** What opens somebody's journal. It is made at random, once, and never leaves memory but sealed by another key. */
export interface JournalKey {
  readonly owner: string;
  readonly raw: Uint8Array<ArrayBuffer>;
  readonly pages: SealingKey;
}

export const keyBytes = 32;

export const makeJournalKey = (owner: string): Promise<JournalKey> =>
  journalKey(owner, crypto.getRandomValues(new Uint8Array(keyBytes)));

export async function journalKey(owner: string, raw: Uint8Array<ArrayBuffer>): Promise<JournalKey> {
  return { owner, raw, pages: await derived(raw, 'pages') };
}

/** By which the house knows that somebody holds the key, without knowing the key: it keeps a hash of this. */
export async function proofOf({ raw }: JournalKey): Promise<string> {
  const proof = await derived(raw, 'proof');
  return toText(new Uint8Array(await crypto.subtle.exportKey('raw', proof)));
}

export const sealWords = ({ owner, pages }: JournalKey, page: string, words: string): Promise<string> =>
  seal(pages, pageOf(owner, page), new TextEncoder().encode(words));

export async function openWords(
  { owner, pages }: JournalKey,
  page: string,
  sealed: string,
): Promise<string | null> {
  const bytes = await unseal(pages, pageOf(owner, page), sealed);
  return bytes === null ? null : new TextDecoder().decode(bytes);
}

const pageOf = (owner: string, page: string): string => `kinsong journal page ${owner} ${page}`;

/** A key of its own per purpose, so that the proof says nothing of the key that opens pages. */
async function derived(raw: Uint8Array<ArrayBuffer>, purpose: 'pages' | 'proof'): Promise<SealingKey> {
  const from = await crypto.subtle.importKey('raw', raw, 'HKDF', false, ['deriveKey']);
  const info = new TextEncoder().encode(`kinsong journal ${purpose}`);
  const way = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info };
  const shape = { name: 'AES-GCM', length: 8 * keyBytes };
  return crypto.subtle.deriveKey(way, from, shape, purpose === 'proof', ['encrypt', 'decrypt']);
}
