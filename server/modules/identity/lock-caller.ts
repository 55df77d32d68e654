import { Refusal } from '@kinsong/contract/common/errors.ts';
import type { Db } from '../../platform/database/index.ts';
import { caller, type Visit } from '../../platform/caller.ts';
import { isSession, lockPerson, type PersonRow } from './identity.sql.ts';

/**
 * Holds the caller's account for who makes another way into it, and refuses when their session is over by now: what was
 * under way when the account was cleared comes to nothing.
 */
export async function lockCaller(tx: Db, visit: Visit): Promise<PersonRow> {
  const { id, sessionId } = caller(visit);
  const person = await lockPerson(tx, id);
  if (person === null || !(await isSession(tx, sessionId))) throw new Refusal('auth.needed');
  return person;
}
