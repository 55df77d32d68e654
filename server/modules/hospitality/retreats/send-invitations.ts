import { daysBetween } from '@kinsong/contract/common/calendar-days.ts';
import { Refusal } from '@kinsong/contract/common/errors.ts';
import { mostDays, type Retreat } from '@kinsong/contract/hospitality/retreat.ts';
import type { House } from '../../../platform/house.ts';
import type { Visit } from '../../../platform/caller.ts';
import { blockedBetween } from '../../seekers/index.ts';
import { termsOf } from './candidates.ts';
import { couldCome } from './candidates.sql.ts';
import { dayAt } from './chairs.ts';
import { founderOrNotFound, retreatOrRefuse, shapeOf } from './find-retreat.ts';
import * as rows from './retreats.sql.ts';
import { foundSalon } from './salon.ts';
import { tellGuest } from './settle.ts';

/** The first so many are asked, the others wait. Sent twice, it is sent once. */
export async function send(house: House, id: string, visit: Visit): Promise<Retreat> {
  const founder = founderOrNotFound(visit);
  const draft = await retreatOrRefuse(house.db, id);
  if (draft.state === 'cancelled') throw new Refusal('retreat.over');
  if (draft.state === 'open') return shapeOf(house.db, id);
  const guests = await rows.guestsOf(house.db, [id]);
  refuseHalf(draft, guests, house.clock.now());
  await refuseUnfit(house, founder.id, draft, guests);
  await foundSalon(house, founder, draft);
  await house.db.transaction(async (tx) => {
    const retreat = await rows.holdRetreat(tx, id);
    if (retreat?.state !== 'draft') return;
    await rows.updateRetreat(tx, id, { state: 'open' });
    const now = house.clock.now();
    for (const [at, guest] of (await rows.guestsOf(tx, [id])).entries()) {
      if (at >= retreat.places) await rows.updateGuest(tx, guest, { state: 'waiting' });
      else {
        await rows.updateGuest(tx, guest, { state: 'asked', askedAt: now, answerBy: retreat.answerBy });
        await tellGuest(house, tx, { retreatId: id, personId: guest.personId, what: 'asked' });
      }
    }
  });
  return shapeOf(house.db, id);
}

/** What is still missing, or makes no sense, said at its field. */
function refuseHalf(
  { name, place, startsOn, endsOn, answerBy }: rows.RetreatRow,
  guests: readonly rows.GuestRow[],
  now: Date,
): void {
  const today = dayAt(now);
  const wrong: Record<string, string> = {};
  if (name === '') wrong['name'] = 'It needs a name.';
  if (place === '') wrong['place'] = 'Say where, as coarsely as you like.';
  if (startsOn === null || startsOn <= today) wrong['starts_on'] = 'Choose a day that is still to come.';
  if (endsOn === null || (startsOn !== null && endsOn < startsOn))
    wrong['ends_on'] = 'It ends on the day it begins, or later.';
  else if (startsOn !== null && daysBetween(startsOn, endsOn) >= mostDays)
    wrong['ends_on'] = `A retreat lasts ${mostDays} days at most.`;
  if (answerBy === null || answerBy <= today) wrong['answer_by'] = 'Leave them a day at least to answer.';
  else if (startsOn !== null && answerBy >= startsOn)
    wrong['answer_by'] = 'Ask for answers before it begins.';
  if (guests.length === 0) wrong['people'] = 'Choose somebody to ask.';
  if (Object.keys(wrong).length > 0) throw new Refusal('input.wrong', wrong);
}

/** Days may lie between choosing and sending: whoever does not fit any more is not asked by mistake. */
async function refuseUnfit(
  house: House,
  founderId: string,
  { minTrustScore: min_trust_score, consciousnessLevel: consciousness_level }: rows.RetreatRow,
  guests: readonly rows.GuestRow[],
): Promise<void> {
  const terms = termsOf({ min_trust_score, consciousness_level }, await blockedBetween(house.db, founderId));
  const ids = guests.map(({ personId }) => personId);
  const unfit = ids.length - (await couldCome(house.db, terms, ids)).size;
  if (unfit > 0)
    throw new Refusal('input.wrong', {
      people: `${unfit === 1 ? 'One of those chosen does' : `${unfit} of those chosen do`} not meet these criteria. Choose again, or change the criteria.`,
    });
}
