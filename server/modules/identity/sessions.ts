import { newId } from '@kinsong/contract/common/ids.ts';
import { day } from '@kinsong/contract/common/time.ts';
import type { Db } from '../../platform/database/index.ts';
import type { House } from '../../platform/house.ts';
import type { Person } from '../../platform/person.ts';
import { makeDelayedWrites, type Trace } from '../../platform/delayed-writes.ts';
import type { Visit } from '../../platform/caller.ts';
import { audit } from './audit-log.ts';
import * as rows from './identity.sql.ts';
import { hashToken, newToken } from './tokens.ts';

/** A session lasts a week from its last use, to the end of that day. */
const lasts = 7 * day;

interface Use extends Trace {
  readonly sessionId: string;
  readonly at: Date;
}

/** Of its uses only the day is written down, once: the hour would say who was here when. */
const startOfDay = (moment: Date): Date => new Date(moment.getTime() - (moment.getTime() % day));
/** Dated noon, which is the same day nearly everywhere on earth. */
const datedNoon = (moment: Date): Date => new Date(startOfDay(moment).getTime() + day / 2);

export const uses = makeDelayedWrites<Use>('identity.sessionUses', (house, waiting) =>
  rows.touchSessions(
    house.db,
    waiting.map(({ sessionId, at }) => ({
      id: sessionId,
      lastUsedAt: datedNoon(at),
      expiresAt: new Date(startOfDay(at).getTime() + day + lasts),
    })),
  ),
);

/** When a session was used last, as far as it is known here. */
export function lastUseOf(house: House, { id, lastUsedAt }: rows.SessionRow): Date {
  const use = uses.waiting(house).get(id);
  return use === undefined ? lastUsedAt : datedNoon(use.at);
}

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
export async function findPerson(house: House, token: string): Promise<Person | null> {
  const now = house.clock.now();
  const session = await rows.findSession(house.db, hashToken(token));
  if (session === null) return null;
  const { id, personId, roles } = session;
  if (session.expiresAt <= now && !uses.waiting(house).has(id)) return null;
  if (session.lastUsedAt < startOfDay(now)) uses.note(house, id, { personId, sessionId: id, at: now });
  return { id: personId, roles, sessionId: id };
}

/** Which of these sessions are over: signed out somewhere, or run out. */
export async function endedAmong(house: House, sessionIds: readonly string[]): Promise<string[]> {
  const used = [...uses.waiting(house).keys()];
  const live = new Set(await rows.liveAmong(house.db, sessionIds, house.clock.now(), used));
  return sessionIds.filter((id) => !live.has(id));
}

export async function logout(house: House, visit: Visit): Promise<void> {
  const { person } = visit;
  visit.keepSession(null);
  if (person === null) return;
  await house.db.transaction(async (tx) => {
    if (!(await rows.deleteSession(tx, person.sessionId, person.id))) return;
    await audit(tx, house.clock.now(), visit, 'signed out', person.id);
  });
  house.live.endSession(person.sessionId);
}
