import { addDays } from '@kinsong/contract/common/calendar-days.ts';
import { newId } from '@kinsong/contract/common/ids.ts';
import type { RetreatAnswer } from '@kinsong/contract/hospitality/retreat.ts';
import * as retreats from '@kinsong/contract/hospitality/retreats.ts';
import { offerWords } from '@kinsong/contract/messages/wisdom-offers.ts';
import { changeHouseRole } from '@kinsong/contract/super/house-roles.ts';
import { dayOf } from '@kinsong/contract/tasks/calendar-days.ts';
import { moveTrust, reachLevel } from '../modules/seekers/index.ts';
import type { House } from '../platform/house.ts';
import type { Home, Moment } from './demo-house.ts';
import { host, type Name } from './people.ts';
import { momentOf } from './read-talk.ts';

/** Who has seen councils through in the years before, and who was raised for it; Piet could be. */
const long: readonly (readonly [Name, councils: number, elevated: boolean])[] = [
  ['Oma Grete', 12, true],
  ['Kofi', 10, true],
  ['Hanna', 11, true],
  ['Ines', 9, true],
  ['Tomas', 9, true],
  ['Piet', 9, false],
];

const said: readonly (readonly [Name, RetreatAnswer, reason: string])[] = [
  ['Oma Grete', 'yes', 'If somebody carries the chair.'],
  ['Kofi', 'yes', ''],
  ['Hanna', 'perhaps', 'The mill may need me that week.'],
  ['Tomas', 'no', 'The roof comes first.'],
];

const wise: readonly (readonly [Name, place: string, words: string])[] = [
  ['Oma Grete', 'Mending the House', 'A house is mended twice'],
  ['Oma Grete', "Oma's Week", 'I laugh because crying'],
  ['Ruth', 'The Long Table', 'answers for them'],
];

/** Anna founds retreats: one is being thought of, one has its table half lit. */
export const retreatMoments = (house: House, today: Date): Moment[] => [
  { at: momentOf(today, 20, 9, 0), happen: (home) => lived(house, home, today) },
  { at: momentOf(today, 3, 19, 10), happen: makeFounder },
  { at: momentOf(today, 3, 19, 40), happen: (home) => think(home, today) },
  { at: momentOf(today, 3, 20, 15), happen: (home) => invite(home, today) },
  { at: momentOf(today, 1, 8, 30), happen: offerSentences },
];

async function lived(house: House, home: Home, today: Date): Promise<void> {
  const at = momentOf(today, 20, 9, 0);
  for (const [name, councils, elevated] of long)
    await house.db.transaction(async (tx) => {
      const personId = home.who(name).id;
      for (let n = 0; n < councils; n += 1) {
        const from = { type: 'council', id: newId(), space_id: null, text: null };
        await moveTrust(house, tx, { personId, cause: 'council_closed', at, from });
      }
      if (elevated) await reachLevel(tx, personId, 'elevated');
    });
}

async function makeFounder(home: Home): Promise<void> {
  const params = { person_id: home.who('Anna').id };
  const body = { role: 'founder' as const, given: true, reason: 'She keeps the long table' };
  await home.who(host).call(changeHouseRole, { params, body });
}

const usual = { places: 8, min_trust_score: 150, consciousness_level: 'elevated' } as const;

async function think(home: Home, today: Date): Promise<void> {
  const starts_on = addDays(dayOf(today), 120);
  const plan = { name: 'Spring Threshold Retreat', place: '', letter: '', ...usual };
  const days = { starts_on, ends_on: null, answer_by: null };
  await home.who('Anna').call(retreats.keepRetreat, { body: { id: newId(), people: [], ...plan, ...days } });
}

async function invite(home: Home, today: Date): Promise<void> {
  const anna = home.who('Anna');
  const day = (from: number) => addDays(dayOf(today), from);
  const id = newId();
  const guests: Name[] = ['Oma Grete', 'Kofi', 'Hanna', 'Ines', 'Tomas', 'Ruth'];
  const plan = {
    ...{ name: 'Winter Threshold Retreat', place: 'the mill at Riverbend', ...usual },
    letter: 'The year was long. There is a chair for you, and soup.',
    ...{ starts_on: day(24), ends_on: day(26), answer_by: day(9) },
    people: guests.map((name) => home.who(name).id),
  };
  await anna.call(retreats.keepRetreat, { body: { id, ...plan } });
  await anna.call(retreats.sendInvitations, { params: { retreat_id: id } });
  for (const [name, answer, reason] of said)
    await home
      .who(name)
      .call(retreats.answerRetreat, { params: { retreat_id: id }, body: { answer, reason } });
}

async function offerSentences(home: Home): Promise<void> {
  for (const [name, place, words] of wise) {
    const params = { space_id: home.salon(place).id, message_id: home.said(place, words) };
    await home.who(name).call(offerWords, { params, body: { offered: true } });
  }
}
