import type { Journal, JournalLock } from '@kinsong/contract/journal/journal.ts';
import { beginJournal, keepLock, openByHouse } from '@kinsong/contract/journal/journal.ts';
import { toBytes, toText } from '@kinsong/engines/journal/base64url.ts';
import {
  journalKey,
  makeJournalKey,
  proofOf,
  type JournalKey,
} from '@kinsong/engines/journal/journal-key.ts';
import { lock, makeCode, unlock, type Opener } from '@kinsong/engines/journal/locks.ts';
import { ask } from '../../platform/api/api.ts';
import { secretOfPasskey } from '../../platform/passkey.ts';
import { signedIn } from '../../platform/signed-in.ts';

/** What is done with a passkey that cannot make a secret, or in a browser that cannot ask for one. */
export class NoSecret extends Error {
  override name = 'NoSecret';
}

/** Browsers seal nothing for a page that came over plain http. */
export const canSeal = (): boolean => globalThis.crypto?.subtle !== undefined;

const owner = (): string => signedIn().person.id;

export const hasLock = ({ locks }: Journal, ...kinds: readonly JournalLock['kind'][]): boolean =>
  locks.some(({ kind }) => kinds.includes(kind));

/** Null where none of these locks opens to it. */
async function openBy(
  { locks }: Journal,
  kinds: readonly JournalLock['kind'][],
  opener: Opener,
): Promise<JournalKey | null> {
  for (const each of locks) {
    if (each.lock === null || !kinds.includes(each.kind)) continue;
    const key = await unlock(owner(), each.lock, opener);
    if (key !== null) return key;
  }
  return null;
}

export const openByPassword = (journal: Journal, typed: string): Promise<JournalKey | null> =>
  openBy(journal, ['password', 'former password'], { kind: 'password', typed });

export const openByCode = (journal: Journal, typed: string): Promise<JournalKey | null> =>
  openBy(journal, ['code'], { kind: 'code', typed });

export async function openByPasskey(journal: Journal): Promise<JournalKey | null> {
  const ids = journal.locks.flatMap(({ passkey_id }) => passkey_id ?? []);
  const { secret } = await secretOr(ids);
  return openBy(journal, ['passkey'], { kind: 'passkey', secret });
}

export async function openByTheHouse(): Promise<JournalKey> {
  const { key } = await ask(openByHouse, {});
  return journalKey(owner(), toBytes(key));
}

/** With what a journal is begun, or is to open from now on. */
export type Way =
  | { readonly by: 'password'; readonly password: string }
  | { readonly by: 'passkey'; readonly ids: readonly string[] }
  | { readonly by: 'house' };

export async function begin(way: Way): Promise<{ key: JournalKey; journal: Journal }> {
  const key = await makeJournalKey(owner());
  const by = way.by === 'house' ? { kind: 'house' as const, key: toText(key.raw) } : await lockedBy(key, way);
  return { key, journal: await ask(beginJournal, { body: { proof: await proofOf(key), by } }) };
}

export const letOpen = async (key: JournalKey, way: Exclude<Way, { by: 'house' }>): Promise<Journal> =>
  ask(keepLock, { body: { proof: await proofOf(key), by: await lockedBy(key, way) } });

/** A new recovery code, in place of the one before. It is shown once, and stands nowhere. */
export async function letCodeOpen(key: JournalKey): Promise<{ code: string; journal: Journal }> {
  const code = makeCode();
  const by = { kind: 'code' as const, lock: await lock(key, { kind: 'code', typed: code }) };
  return { code, journal: await ask(keepLock, { body: { proof: await proofOf(key), by } }) };
}

async function lockedBy(key: JournalKey, way: Exclude<Way, { by: 'house' }>) {
  if (way.by === 'password') {
    const locked = await lock(key, { kind: 'password', typed: way.password });
    return { kind: 'password' as const, password: way.password, lock: locked };
  }
  const { id, secret } = await secretOr(way.ids);
  const locked = await lock(key, { kind: 'passkey', secret });
  return { kind: 'passkey' as const, passkey_id: id, lock: locked };
}

async function secretOr(ids: readonly string[]) {
  const made = await secretOfPasskey(ids);
  if (made === null) throw new NoSecret('this passkey makes no secret');
  return made;
}
