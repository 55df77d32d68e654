import { openThread } from '@kinsong/contract/guide/chat.ts';
import { day } from '@kinsong/contract/common/time.ts';
import { sessionCheck } from '@kinsong/contract/identity/identity.ts';
import { founderDashboard } from '@kinsong/contract/insights/founder.ts';
import { listMessages } from '@kinsong/contract/messages/messages.ts';
import { answerElevation, myElevation, offerElevation } from '@kinsong/contract/seekers/elevation.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../test/app.ts';
import { childOf } from '../../test/children.ts';
import { asFounder, founderNamed, grown } from '../../test/founders.ts';
import type { Citizen } from '../../test/people.ts';
import { reachLevel } from './seekers.ts';

let now = new Date('2026-11-02T09:00:00Z');
let home: TestApp;
let hanna: Citizen;
let els: Citizen;
let wim: Citizen;
const level = 'guild_founder' as const;

beforeAll(async () => {
  home = await openTestApp({ clock: { now: () => now } });
  hanna = await founderNamed(home.town, 'Hanna');
  const { house } = home.app;
  els = await grown(house, await home.town.person('Els'), { level });
  wim = await grown(house, await home.town.person('Wim'), { level, councils: 10 });
});
afterAll(() => home.close());

const offer = (founder: Citizen, person: Citizen) =>
  founder.call(offerElevation, { body: { person_id: person.id } });
const answer = (who: Citizen, said: 'yes' | 'no') => who.call(answerElevation, { body: { answer: said } });
const levelOf = async (who: Citizen) => {
  const { user } = await who.call(sessionCheck, {});
  return user?.consciousness_level;
};
const ready = async () =>
  (await hanna.call(founderDashboard, {})).consciousness_curation.ready_for_elevation.map(({ name }) => name);

/** So many days go by, in which these people are here now and then. */
async function livesOn(days: number, ...people: Citizen[]): Promise<void> {
  for (let gone = 0; gone < days; gone += 6) {
    now = new Date(now.getTime() + 6 * day);
    for (const person of people) await person.call(sessionCheck, {});
  }
}

test('[D2] [K16] ready is who is above 150, onboarded, here within 28 days and not raised; nobody else', async () => {
  const { house } = home.app;
  await grown(house, await home.town.person('Exactly'), { level, councils: 5 });
  await grown(house, await home.town.person('Halfway'), { level, onboarded: false });
  await grown(house, await home.town.person('Raised'));
  const square = await els.found('The Square of Els');
  await grown(house, await childOf(els, square.id, 'Mila'), { level });
  expect(await ready()).toEqual(['Wim', 'Els']);
});

test('[D2] a founder offers, the person is asked in their thread, and nothing moves before their yes', async () => {
  expect(await els.call(myElevation, {})).toEqual({ level, offer: null });
  expect((await offer(hanna, els)).offered_at).toBe(now.toISOString());
  await offer(hanna, els);
  expect(await levelOf(els)).toBe(level);
  expect(await els.call(myElevation, {})).toMatchObject({ level, offer: { by: 'Hanna' } });
  const { space_id } = await els.call(openThread, {});
  const asked = async () => {
    const { messages } = await els.call(listMessages, { params: { space_id }, query: {} });
    return messages.flatMap(({ extra }) => (extra?.['name'] === 'elevation' ? [extra['link']] : []));
  };
  await expect
    .poll(asked, { timeout: 15_000 })
    .toEqual([expect.objectContaining({ href: '/elevation', words: 'Answer' })]);
});

test('[D2] their yes raises them for good; said again it is found no more', async () => {
  expect(await answer(els, 'yes')).toEqual({ level: 'elevated' });
  expect(await levelOf(els)).toBe('elevated');
  await expect(answer(els, 'yes')).rejects.toMatchObject({ code: 'found.not' });
  await reachLevel(home.app.house.db, els.id, 'guild_founder');
  expect(await levelOf(els)).toBe('elevated');
  expect(await ready()).toEqual(['Wim']);
});

test('[D2] nobody raises themself, and who is no founder, or is none any more, raises nobody', async () => {
  const anna = await home.town.person('Anna');
  await expect(answer(anna, 'yes')).rejects.toMatchObject({ code: 'found.not' });
  const refused = { code: 'allowed.not' };
  await expect(offer(anna, anna)).rejects.toMatchObject(refused);
  const fenna = await founderNamed(home.town, 'Fenna');
  await expect(offer(fenna, fenna)).rejects.toMatchObject({ code: 'found.not' });
  await asFounder(home.town, fenna, false);
  await expect(offer(fenna, anna)).rejects.toMatchObject(refused);
});

test('[D2] their no leaves everything as it is, and nobody asks again for ninety days', async () => {
  await offer(hanna, wim);
  expect(await answer(wim, 'no')).toEqual({ level });
  expect(await ready()).toEqual([]);
  await expect(offer(hanna, wim)).rejects.toMatchObject({ code: 'found.not' });
  await livesOn(90, wim, hanna);
  expect(await ready()).toEqual(['Wim']);
  await offer(hanna, wim);
  expect(await wim.call(myElevation, {})).toMatchObject({ offer: { by: 'Hanna' } });
});

test('[D2] whoever was not here for 28 days is not raised behind their back', async () => {
  await livesOn(30, hanna);
  expect(await ready()).toEqual([]);
});
