import { expect, test } from 'vitest';
import { toBytes, toText } from './base64url.ts';
import { makeJournalKey, openWords, proofOf, sealWords } from './journal-key.ts';
import { isWholeCode, lock, makeCode, unlock, type Opener } from './locks.ts';

const page = 'page-1';
const words = 'I have not told anybody: the cellar smells of pears. — Ødegård 🍐';
const password = (typed: string): Opener => ({ kind: 'password', typed });
const code = (typed: string): Opener => ({ kind: 'code', typed });

test('bytes come back out of their letters', () => {
  const bytes = crypto.getRandomValues(new Uint8Array(1001));
  expect(toBytes(toText(bytes))).toEqual(bytes);
  expect(toText(bytes)).toMatch(/^[\w-]+$/);
});

test('[D5] a page opens with its own key, and stands sealed without a word of it', async () => {
  const key = await makeJournalKey('anna');
  const sealed = await sealWords(key, page, words);
  expect(await openWords(key, page, sealed)).toBe(words);
  expect(new TextDecoder().decode(toBytes(sealed))).not.toContain('cellar');
  expect(await sealWords(key, page, words)).not.toBe(sealed);
});

test('[D5] a page opens neither with another key, nor as another page, nor after a change', async () => {
  const key = await makeJournalKey('anna');
  const sealed = await sealWords(key, page, words);
  expect(await openWords(await makeJournalKey('anna'), page, sealed)).toBeNull();
  expect(await openWords(key, 'page-2', sealed)).toBeNull();
  expect(await openWords({ ...key, owner: 'ruth' }, page, sealed)).toBeNull();
  const changed = toBytes(sealed);
  changed[20]! ^= 1;
  expect(await openWords(key, page, toText(changed))).toBeNull();
  expect(await openWords(key, page, 'no page at all')).toBeNull();
});

test('[D5] the right password opens the lock, a wrong one and another person do not', async () => {
  const key = await makeJournalKey('anna');
  const locked = await lock(key, password('a lamp in the window'));
  const opened = await unlock('anna', locked, password('a lamp in the window'));
  expect(opened?.raw).toEqual(key.raw);
  expect(await unlock('anna', locked, password('a lamp in the Window'))).toBeNull();
  expect(await unlock('ruth', locked, password('a lamp in the window'))).toBeNull();
});

test('[D5] a password with an umlaut opens on every keyboard', async () => {
  const key = await makeJournalKey('anna');
  const locked = await lock(key, password('gru\u0308n ist die Hoffnung'));
  expect(await unlock('anna', locked, password('gr\u00fcn ist die Hoffnung'))).not.toBeNull();
});

test('[D5] a recovery code opens however it is typed, and as nothing else', async () => {
  const key = await makeJournalKey('anna');
  const made = makeCode();
  expect(made).toMatch(/^([0-9A-HJKMNP-TV-Z]{5}-){4}[0-9A-HJKMNP-TV-Z]{5}$/);
  const locked = await lock(key, code(made));
  expect(await unlock('anna', locked, code(` ${made.toLowerCase().replaceAll('-', ' ')}`))).not.toBeNull();
  expect(await unlock('anna', locked, code(makeCode()))).toBeNull();
  expect([isWholeCode(made), isWholeCode(made.slice(1))]).toEqual([true, false]);
});

test('[D5] what a passkey answers opens its lock, and another passkey’s answer does not', async () => {
  const key = await makeJournalKey('anna');
  const secret = crypto.getRandomValues(new Uint8Array(32));
  const locked = await lock(key, { kind: 'passkey', secret });
  expect((await unlock('anna', locked, { kind: 'passkey', secret }))?.raw).toEqual(key.raw);
  expect(await unlock('anna', locked, { kind: 'passkey', secret: secret.toReversed() })).toBeNull();
});

test('the proof of a key is always the same, another key’s is another, and it is not the key', async () => {
  const [key, other] = [await makeJournalKey('anna'), await makeJournalKey('anna')];
  expect(await proofOf(key)).toBe(await proofOf(key));
  expect(await proofOf(key)).not.toBe(await proofOf(other));
  expect(await proofOf(key)).not.toBe(toText(key.raw));
});
