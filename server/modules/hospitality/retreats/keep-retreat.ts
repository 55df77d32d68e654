import type { Answer, Received } from '@kinsong/contract/common/call.ts';
import { Refusal } from '@kinsong/contract/common/errors.ts';
import type { Retreat } from '@kinsong/contract/hospitality/retreat.ts';
import type { keepRetreat, keptRetreats } from '@kinsong/contract/hospitality/retreats.ts';
import type { Db } from '../../../platform/database/index.ts';
import type { House } from '../../../platform/house.ts';
import type { Visit } from '../../../platform/caller.ts';
import { callerWho } from '../../identity/index.ts';
import { blockedBetween } from '../../seekers/index.ts';
import { anyCandidate } from './candidates.ts';
import { couldCome } from './candidates.sql.ts';
import { founderOrNotFound, shapeOf } from './find-retreat.ts';
import { retreatShapes } from './retreat-shapes.ts';
import * as rows from './retreats.sql.ts';

/** So many of them are shown; older ones are found by their address. */
const mostShown = 50;

/** Keeps what was written so far. Nobody is told of it before the invitations go out. */
export async function keep(
  house: House,
  { id, people, ...plan }: Received<typeof keepRetreat>['body'],
  visit: Visit,
): Promise<Retreat> {
  const founder = callerWho(visit, 'hospitality.curate');
  const order = [...new Set(people)];
  const could = await couldCome(house.db, anyCandidate(await blockedBetween(house.db, founder.id)), order);
  if (could.size < order.length)
    throw new Refusal('input.wrong', { people: 'Somebody chosen here can not come to a retreat now.' });
  const change = columnsOf(plan);
  await house.db.transaction(async (tx) => {
    const isNew = await rows.insertRetreat(tx, {
      ...{ id, ...change, state: 'draft', cancelReason: '', spaceId: null },
      ...{ createdBy: founder.id, createdAt: house.clock.now() },
    });
    if (!isNew) await changeDraft(tx, id, change);
    await rows.clearGuests(tx, id);
    await rows.insertGuests(
      tx,
      order.map((personId, position) => chosen(id, personId, position)),
    );
  });
  return shapeOf(house.db, id);
}

async function changeDraft(tx: Db, id: string, change: ReturnType<typeof columnsOf>): Promise<void> {
  const row = await rows.holdRetreat(tx, id);
  if (row === null) throw new Refusal('found.not');
  if (row.state !== 'draft') throw new Refusal('retreat.sent');
  await rows.updateRetreat(tx, id, change);
}

export const chosen = (retreatId: string, personId: string, position: number): rows.GuestRow => ({
  ...{ retreatId, personId, position, state: 'chosen', reason: '' },
  ...{ askedAt: null, answerBy: null, answeredAt: null },
});

function columnsOf(plan: Omit<Received<typeof keepRetreat>['body'], 'id' | 'people'>) {
  const { name, place, places, letter } = plan;
  return {
    ...{ name, place, places, letter },
    startsOn: plan.starts_on,
    endsOn: plan.ends_on,
    answerBy: plan.answer_by,
    minTrustScore: plan.min_trust_score,
    consciousnessLevel: plan.consciousness_level,
  };
}

export async function listKept(house: House, visit: Visit): Promise<Answer<typeof keptRetreats>> {
  callerWho(visit, 'hospitality.curate');
  const found = await rows.listRetreats(house.db, mostShown);
  return { retreats: await retreatShapes(house.db, found) };
}

export async function readKept(house: House, id: string, visit: Visit): Promise<Retreat> {
  founderOrNotFound(visit);
  return shapeOf(house.db, id);
}
