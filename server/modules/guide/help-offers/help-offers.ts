import type { Answer } from '@kinsong/contract/common/call.ts';
import { Refusal } from '@kinsong/contract/common/errors.ts';
import { addDays } from '@kinsong/contract/common/calendar-days.ts';
import { day } from '@kinsong/contract/common/time.ts';
import { offerKeptDays, type helpOffers } from '@kinsong/contract/guide/help-offers.ts';
import type { OfferedHelp } from '@kinsong/engines/guide/talk/world.ts';
import * as z from 'zod';
import type { House } from '../../../platform/house.ts';
import { job } from '../../../platform/jobs/index.ts';
import type { Person } from '../../../platform/person.ts';
import { readableWords } from '../../messages/index.ts';
import { timeZoneOf } from '../../seekers/index.ts';
import { namesOfSpaces } from '../../spaces/index.ts';
import { dayIn } from '../local-time.ts';
import * as rows from './help-offers.sql.ts';

const mostOffers = 200;

/** Who offered help where this person may read the very words now. */
export async function offeredHelp(house: House, person: Person): Promise<OfferedHelp[]> {
  const found = await rows.offersWhere(house.db, person.id, await freshFor(house, person.id), mostOffers);
  if (found.length === 0) return [];
  const words = await readableWords(
    house,
    person,
    found.map(({ messageId }) => messageId),
  );
  return found.flatMap(({ personId: who, messageId, spaceId, what, day: on, saidAt }): OfferedHelp[] => {
    const said = words.get(messageId);
    // Said otherwise since, it offers what it says now, or nothing.
    if (said === undefined || said.at.getTime() !== new Date(saidAt).getTime()) return [];
    return [{ who, what, day: on, messageId, spaceId, said: said.text, at: said.at }];
  });
}

export async function myHelpOffers(house: House, person: Person): Promise<Answer<typeof helpOffers>> {
  const found = await rows.offersBy(house.db, person.id, await freshFor(house, person.id));
  const names = await namesOfSpaces(
    house.db,
    found.map(({ spaceId }) => spaceId),
  );
  return {
    offers: found.map(({ messageId, what, day: on, spaceId, saidAt }) => ({
      ...{ message_id: messageId, what, day: on, space_id: spaceId },
      space_name: names.get(spaceId) ?? '',
      said_at: new Date(saidAt).toISOString(),
    })),
  };
}

export async function forgetHelpOffer(house: House, person: Person, messageId: string): Promise<number> {
  const forgotten = await rows.eraseOwnOffer(house.db, person.id, messageId);
  if (forgotten === 0) throw new Refusal('found.not');
  return forgotten;
}

const keptSince = (now: Date): Date => new Date(now.getTime() - offerKeptDays * day);

async function freshFor({ db, clock }: House, personId: string): Promise<rows.Fresh> {
  const now = clock.now();
  return { day: dayIn(now, await timeZoneOf(db, personId)), saidAfter: keptSince(now) };
}

/** What nobody is shown any more goes for good soon after. */
export const sweepHelpOffersJob = job({
  name: 'guide.sweepHelpOffers',
  payload: z.object({}),
  schedule: '17 * * * *',
  async run({ db, clock }) {
    const now = clock.now();
    // Somewhere it is still yesterday.
    await rows.sweepOffers(db, { day: addDays(dayIn(now, 'UTC'), -1), saidAfter: keptSince(now) });
  },
});
