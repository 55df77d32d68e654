import type { Answer, Received } from '@kinsong/contract/common/call.ts';
import { Refusal } from '@kinsong/contract/common/errors.ts';
import { newId } from '@kinsong/contract/common/ids.ts';
import type * as calls from '@kinsong/contract/journal/journal.ts';
import { createHash } from 'node:crypto';
import { caller, type Visit } from '../../platform/caller.ts';
import type { Db } from '../../platform/database/index.ts';
import { seal, unseal } from '../../platform/encryption.ts';
import type { House } from '../../platform/house.ts';
import { lockCaller, ownsPasskey, withOwnPassword } from '../identity/index.ts';
import * as rows from './journal.sql.ts';

/** The purpose under which the house seals keys that nothing of their owner's can seal. */
const houseSeals = 'journal keys';
const burnWord = 'BURN';

export async function mine(db: Db, visit: Visit): Promise<calls.Journal> {
  const { id } = caller(visit);
  const journal = await rows.findJournal(db, id);
  const locks = await rows.locksOf(db, id);
  const { pages, lastAt } = await rows.countPages(db, id);
  return {
    begun: journal !== null,
    pages,
    last_at: lastAt?.toISOString() ?? null,
    locks: locks.map(shape),
  };
}

/** Begun twice by the same key, because an answer was lost, it is begun once. */
export function begin(
  house: House,
  { proof, by }: Received<typeof calls.beginJournal>['body'],
  visit: Visit,
): Promise<calls.Journal> {
  return withOwner(house, by, visit, async (tx, personId) => {
    const proofHash = hashOf(proof);
    if (!(await rows.insertJournal(tx, { personId, proofHash, begunAt: house.clock.now() }))) {
      if ((await rows.findJournal(tx, personId))?.proofHash !== proofHash) throw new Refusal('journal.begun');
      return mine(tx, visit);
    }
    await rows.insertLock(tx, lockRow(house, personId, by));
    return mine(tx, visit);
  });
}

/** Only who shows that they hold the key may say what opens it: a stolen session alone could shut its owner out. */
export function keepLock(
  house: House,
  { proof, by }: Received<typeof calls.keepLock>['body'],
  visit: Visit,
): Promise<calls.Journal> {
  return withOwner(house, by, visit, async (tx, personId) => {
    const journal = await rows.lockJournal(tx, personId);
    if (journal === null) throw new Refusal('found.not');
    if (journal.proofHash !== hashOf(proof)) throw new Refusal('journal.key');
    if (by.kind === 'passkey') await rows.deletePasskeyLock(tx, personId, by.passkey_id);
    await rows.deleteLocks(tx, personId, replacedBy[by.kind]);
    await rows.insertLock(tx, lockRow(house, personId, by));
    return mine(tx, visit);
  });
}

export async function openByHouse(house: House, visit: Visit): Promise<{ key: string }> {
  const locks = await rows.locksOf(house.db, caller(visit).id);
  const kept = locks.find(({ kind }) => kind === 'house');
  const key = kept === undefined ? null : keyByHouse(house, kept);
  if (key === null) throw new Refusal('found.not');
  return { key };
}

export async function burn(
  house: House,
  word: string,
  visit: Visit,
): Promise<Answer<typeof calls.burnJournal>> {
  if (word.trim().toUpperCase() !== burnWord) {
    throw new Refusal('journal.word', { word: `Type ${burnWord} here.` });
  }
  return house.db.transaction(async (tx) => {
    const { id } = await lockCaller(tx, visit);
    return { burned: await rows.deleteJournal(tx, id) };
  });
}

/** Null where the house's secret is another since: then nobody opens it, and nothing else is kept from its owner. */
export function keyByHouse({ config, log }: House, { id, sealed }: rows.LockRow): string | null {
  try {
    return unseal(config, houseSeals, sealed);
  } catch {
    log.error({ lock: id }, 'a journal does not open: the secret of the house is not the one that locked it');
    return null;
  }
}

type By = Received<typeof calls.beginJournal>['body']['by'] | Received<typeof calls.keepLock>['body']['by'];

/** What goes once there is something better, or newer. */
const replacedBy = {
  password: ['password', 'former password', 'house'],
  passkey: ['house'],
  code: ['code'],
} as const satisfies Record<string, readonly rows.LockRow['kind'][]>;

/** With the account held, so that no password is changed and no passkey removed meanwhile. */
function withOwner<T>(
  house: House,
  by: By,
  visit: Visit,
  deed: (tx: Db, personId: string) => Promise<T>,
): Promise<T> {
  const { id } = caller(visit);
  if (by.kind === 'password') return withOwnPassword(house, visit, by.password, (tx) => deed(tx, id));
  return house.db.transaction(async (tx) => {
    const { passwordHash } = await lockCaller(tx, visit);
    // What a password can lock is not the house's to open.
    if (by.kind === 'house' && passwordHash !== null) throw new Refusal('journal.house');
    if (by.kind === 'passkey' && !(await ownsPasskey(tx, id, by.passkey_id))) throw new Refusal('found.not');
    return deed(tx, id);
  });
}

function lockRow(house: House, personId: string, by: By): rows.LockRow {
  const at = house.clock.now();
  const lock =
    by.kind === 'house' ? { salt: '', rounds: 0, sealed: seal(house.config, houseSeals, by.key) } : by.lock;
  const passkeyId = by.kind === 'passkey' ? by.passkey_id : null;
  return { id: newId(at.getTime()), personId, kind: by.kind, passkeyId, madeAt: at, ...lock };
}

const hashOf = (proof: string): string => createHash('sha256').update(proof).digest('base64url');

const shape = ({ id, kind, passkeyId, madeAt, ...lock }: rows.LockRow): calls.JournalLock => ({
  id,
  kind,
  passkey_id: passkeyId,
  made_at: madeAt.toISOString(),
  lock: kind === 'house' ? null : { salt: lock.salt, rounds: lock.rounds, sealed: lock.sealed },
});
