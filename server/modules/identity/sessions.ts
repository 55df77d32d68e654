import { newId } from '@kinsong/contract/common/ids.ts';
import { day, hour } from '@kinsong/contract/common/time.ts';
import type { Db } from '../../platform/database/index.ts';
import type { House } from '../../platform/house.ts';
import type { Person } from '../../platform/person.ts';
import type { Visit } from '../../platform/visit.ts';
import { note } from './deeds.ts';
import * as rows from './identity.sql.ts';
import { hashToken, newToken } from './tokens.ts';

/** A session lasts a week from its last use; the use is written down at most once an hour. */
const lasts = 7 * day;
const touchedEvery = hour;

/** Opens a session in the transaction given and answers its token, which is nowhere kept. */
export async function openSession(
  db: Db,
  personId: string,
  now: Date,
  visit: Visit,
  authSource: 'google' | 'jwt',
): Promise<string> {
  const token = newToken();
  await rows.insertSession(db, {
    id: newId(now.getTime()),
    personId,
    tokenHash: hashToken(token),
    device: visit.device,
    authSource,
    createdAt: now,
    lastUsedAt: now,
    expiresAt: new Date(now.getTime() + lasts),
  });
  return token;
}

/** Who a token belongs to; null for any other text. */
export async function findPerson(house: Pick<House, 'db' | 'clock'>, token: string): Promise<Person | null> {
  const now = house.clock.now();
  const staleBefore = new Date(now.getTime() - touchedEvery);
  const session = await rows.findSession(house.db, hashToken(token), now, staleBefore);
  if (session === null) return null;
  if (session.stale) {
    await rows.touchSession(house.db, session.id, now, new Date(now.getTime() + lasts));
  }
  return { id: session.personId, roles: session.roles, sessionId: session.id };
}

/** Which of these sessions are over: signed out somewhere, or run out. */
export async function endedAmong(
  house: Pick<House, 'db' | 'clock'>,
  sessionIds: readonly string[],
): Promise<string[]> {
  const live = new Set(await rows.liveAmong(house.db, sessionIds, house.clock.now()));
  return sessionIds.filter((id) => !live.has(id));
}

export async function logout(house: House, visit: Visit): Promise<void> {
  const { person } = visit;
  visit.keepSession(null);
  if (person === null) return;
  await house.db.transaction(async (tx) => {
    if (!(await rows.deleteSession(tx, person.sessionId, person.id))) return;
    await note(tx, house.clock.now(), visit, 'signed out', person.id);
  });
  house.live.endSession(person.sessionId);
}
