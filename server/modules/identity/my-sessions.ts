import { Refusal } from '@kinsong/contract/common/errors.ts';
import type { Session } from '@kinsong/contract/identity/sessions.ts';
import type { House } from '../../platform/house.ts';
import { caller, type Visit } from '../../platform/caller.ts';
import { audit } from './audit-log.ts';
import * as rows from './identity.sql.ts';
import { lastUseOf } from './sessions.ts';

export async function list(house: House, visit: Visit): Promise<{ sessions: Session[] }> {
  const { id, sessionId } = caller(visit);
  const sessions = await rows.sessionsOf(house.db, id, house.clock.now());
  return {
    sessions: sessions.map((row) => ({
      id: row.id,
      device: row.device,
      auth_source: row.authSource,
      created_at: row.createdAt.toISOString(),
      last_used_at: lastUseOf(house, row).toISOString(),
      expires_at: row.expiresAt.toISOString(),
      current: row.id === sessionId,
    })),
  };
}

/** One's own only: another's is not found. */
export async function end(house: House, sessionId: string, visit: Visit): Promise<{ ended: number }> {
  const person = caller(visit);
  await house.db.transaction(async (tx) => {
    if (!(await rows.deleteSession(tx, sessionId, person.id))) throw new Refusal('found.not');
    await audit(tx, house.clock.now(), visit, 'ended sessions', person.id, sessionId);
  });
  if (sessionId === person.sessionId) visit.keepSession(null);
  house.live.endSession(sessionId);
  return { ended: 1 };
}

export async function endAll(house: House, thisToo: boolean, visit: Visit): Promise<{ ended: number }> {
  const person = caller(visit);
  const gone = await house.db.transaction(async (tx) => {
    await audit(tx, house.clock.now(), visit, 'ended sessions', person.id);
    return rows.deleteSessionsOf(tx, person.id, thisToo ? null : person.sessionId);
  });
  if (thisToo) visit.keepSession(null);
  for (const id of gone) house.live.endSession(id);
  return { ended: gone.length };
}
