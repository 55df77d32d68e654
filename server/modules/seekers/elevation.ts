import type { Answer } from '@kinsong/contract/common/call.ts';
import { Refusal } from '@kinsong/contract/common/errors.ts';
import { newId } from '@kinsong/contract/common/ids.ts';
import { day } from '@kinsong/contract/common/time.ts';
import { levelsBelow, type ConsciousnessLevel } from '@kinsong/contract/seekers/consciousness-levels.ts';
import {
  elevationActiveDays,
  elevationRests,
  elevationTrust,
  type myElevation,
  type Ready,
} from '@kinsong/contract/seekers/elevation.ts';
import type { House } from '../../platform/house.ts';
import type { Person } from '../../platform/person.ts';
import type { Visit } from '../../platform/caller.ts';
import { callerWho, peopleHereSince } from '../identity/index.ts';
import * as rows from './elevation.sql.ts';
import { elevationNotice } from './elevation-notice.ts';
import { findSeeker } from './seekers.sql.ts';
import { profilesOf, reachLevel } from './seekers.ts';

/** Trust above 150, onboarded, here within 28 days, not raised yet; whoever said no lately is left in peace. */
export async function readyForElevation(house: House): Promise<Ready[]> {
  const now = house.clock.now().getTime();
  const [found, here] = await Promise.all([
    rows.readyRows(house.db, {
      above: elevationTrust,
      levels: levelsBelow('elevated'),
      restedSince: new Date(now - elevationRests),
    }),
    peopleHereSince(house, new Date(now - elevationActiveDays * day)),
  ]);
  return found.filter(({ personId }) => here.has(personId)).map(shape);
}

const shape = ({ personId, name, avatarUrl, trustScore, level, offeredAt }: rows.ReadyRow): Ready => ({
  person_id: personId,
  name,
  avatar_url: avatarUrl,
  trust_score: trustScore,
  consciousness_level: level as ConsciousnessLevel,
  offered_at: offeredAt?.toISOString() ?? null,
});

/** Offered twice, it is asked once. */
export async function offerElevation(house: House, personId: string, visit: Visit): Promise<Ready> {
  const founder = callerWho(visit, 'seekers.elevate');
  const ready = await readyOrRefuse(house, personId);
  if (ready.offered_at !== null) return ready;
  const offeredAt = house.clock.now();
  const restedSince = new Date(offeredAt.getTime() - elevationRests);
  await house.db.transaction(async (tx) => {
    const offer = { personId, offeredBy: founder.id, offeredAt };
    if (!(await rows.insertOffer(tx, offer, restedSince))) return;
    const news = { id: newId(offeredAt.getTime()), personId, by: founder.id };
    await house.jobs.enqueue(elevationNotice, news, { tx });
  });
  return readyOrRefuse(house, personId);
}

async function readyOrRefuse(house: House, personId: string): Promise<Ready> {
  const found = (await readyForElevation(house)).find((each) => each.person_id === personId);
  if (found === undefined) throw new Refusal('found.not');
  return found;
}

export async function readElevation(house: House, { id }: Person): Promise<Answer<typeof myElevation>> {
  const [level, offer] = await Promise.all([levelOf(house, id), rows.findOffer(house.db, id)]);
  if (offer === null) return { level, offer: null };
  const by = (await profilesOf(house.db, [offer.offeredBy])).get(offer.offeredBy);
  return {
    level,
    offer: {
      by: by?.name ?? 'A founder',
      by_avatar_url: by?.avatar_url ?? '',
      offered_at: offer.offeredAt.toISOString(),
    },
  };
}

/** Only their own yes raises somebody. What they said once stands; said again it is found no more. */
export async function answerElevation(
  house: House,
  { id }: Person,
  answer: 'yes' | 'no',
): Promise<{ level: ConsciousnessLevel }> {
  await house.db.transaction(async (tx) => {
    if ((await rows.holdOffer(tx, id)) === null) throw new Refusal('found.not');
    await rows.keepAnswer(tx, id, answer, house.clock.now());
    if (answer === 'yes') await reachLevel(tx, id, 'elevated');
  });
  return { level: await levelOf(house, id) };
}

async function levelOf({ db }: House, personId: string): Promise<ConsciousnessLevel> {
  const row = await findSeeker(db, personId);
  return (row?.consciousnessLevel ?? 'awakening') as ConsciousnessLevel;
}
