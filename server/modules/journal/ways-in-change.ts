import { Refusal } from '@kinsong/contract/common/errors.ts';
import { newId } from '@kinsong/contract/common/ids.ts';
import { toBytes } from '@kinsong/engines/journal/base64url.ts';
import { journalKey, type JournalKey } from '@kinsong/engines/journal/journal-key.ts';
import { lock, unlock } from '@kinsong/engines/journal/locks.ts';
import type { Db } from '../../platform/database/index.ts';
import type { House } from '../../platform/house.ts';
import { keyByHouse } from './journal.ts';
import * as rows from './journal.sql.ts';

/**
 * Somebody's password is another from now on; `former` is null where it is set without the one before, or is the first.
 * In the moment of the change the house hears both, whoever sends them: so the lock is changed here, together with the
 * password, and no browser can forget to. What the former one locked and nobody can open stays, for who remembers it.
 */
export async function passwordIsNow(
  house: House,
  tx: Db,
  personId: string,
  { former, next }: { former: string | null; next: string },
): Promise<void> {
  const locks = await rows.locksOf(tx, personId);
  const key = await openedBy(house, personId, locks, former);
  if (key === null) return rows.markFormer(tx, personId);
  await rows.deleteLocks(tx, personId, ['password', 'former password', 'house']);
  const made = await lock(key, { kind: 'password', typed: next });
  const madeAt = house.clock.now();
  const id = newId(madeAt.getTime());
  await rows.insertLock(tx, { id, personId, kind: 'password', passkeyId: null, madeAt, ...made });
}

async function openedBy(
  house: House,
  personId: string,
  locks: readonly rows.LockRow[],
  former: string | null,
): Promise<JournalKey | null> {
  const byHouse = locks.find(({ kind }) => kind === 'house');
  if (byHouse !== undefined) {
    const raw = keyByHouse(house, byHouse);
    return raw === null ? null : journalKey(personId, toBytes(raw));
  }
  const byPassword = locks.find(({ kind }) => kind === 'password');
  if (byPassword === undefined || former === null) return null;
  return unlock(personId, byPassword, { kind: 'password', typed: former });
}

/** What a removed passkey locked goes with it, unless nothing else would open the journal. */
export async function passkeyRemoved(tx: Db, personId: string, passkeyId: string): Promise<void> {
  const locks = await rows.locksOf(tx, personId);
  const opens = locks.filter(({ kind }) => kind !== 'former password');
  if (!opens.some((each) => each.passkeyId === passkeyId)) return;
  if (opens.length === 1) throw new Refusal('passkey.journal');
  await rows.deletePasskeyLock(tx, personId, passkeyId);
}
