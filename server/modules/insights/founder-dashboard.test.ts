import { founderDashboard } from '@kinsong/contract/insights/founder.ts';
import { changeHouseRole } from '@kinsong/contract/super/house-roles.ts';
import { newId } from '@kinsong/contract/common/ids.ts';
import { day } from '@kinsong/contract/common/time.ts';
import { sessionCheck } from '@kinsong/contract/identity/identity.ts';
import { postMessage, deleteMessage, listMessages } from '@kinsong/contract/messages/messages.ts';
import { forward } from '@kinsong/contract/messages/forwards.ts';
import { openThread } from '@kinsong/contract/guide/chat.ts';
import { offerWords } from '@kinsong/contract/messages/wisdom-offers.ts';
import { tapMessage } from '@kinsong/contract/messages/trust-taps.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../test/app.ts';
import { childOf } from '../../test/children.ts';
import { asFounder, founderNamed, grown } from '../../test/founders.ts';
import type { Citizen } from '../../test/people.ts';
import { publishTapCounts } from '../messages/index.ts';

let now = new Date('2026-11-02T09:00:00Z');
let home: TestApp;
let hanna: Citizen;
let anna: Citizen;
let bram: Citizen;
let salon: string;

beforeAll(async () => {
  home = await openTestApp({ clock: { now: () => now } });
  hanna = await founderNamed(home.town, 'Hanna');
  anna = await home.town.person('Anna');
  salon = (await anna.found('The Kitchen Book')).id;
  bram = await home.town.guestOf(anna, salon, 'Bram');
});
afterAll(() => home.close());

const look = () => hanna.call(founderDashboard, {});
const says = async (who: Citizen, content: string, space_id = salon) =>
  (await who.call(postMessage, { params: { space_id }, body: { id: newId(), content } })).id;
const offers = (who: Citizen, message_id: string, offered = true, space_id = salon) =>
  who.call(offerWords, { params: { space_id, message_id }, body: { offered } });
const wise = async () => (await look()).high_wisdom_interactions.map(({ user_message }) => user_message);

test('[K16] a house with nobody but those who keep it: figures, and three empty lists', async () => {
  const { overview, ...lists } = await look();
  expect(overview).toEqual({
    total_consciousness_travelers: 4,
    active_this_week: 4,
    retreat_candidates: 1,
    wisdom_interactions_today: 0,
  });
  expect(lists.consciousness_curation).toEqual({
    ready_for_elevation: [],
    collaboration_matches: [],
    matching: false,
  });
  expect(lists.high_wisdom_interactions).toEqual([]);
});

test('[K16] candidates are counted whole and the first five are named, each with name, face and trust', async () => {
  for (let n = 1; n <= 6; n += 1) {
    now = new Date(now.getTime() + 1000);
    await grown(home.app.house, await home.town.person(`Guest${n}`));
  }
  const { overview, retreat_eligible_users: users } = await look();
  expect([overview.retreat_candidates, overview.total_consciousness_travelers]).toEqual([7, 10]);
  expect(users.map(({ name }) => name)).toEqual(['Ada', 'Guest1', 'Guest2', 'Guest3', 'Guest4']);
  expect(users[1]).toMatchObject({ trust_score: 174, avatar_url: expect.any(String) as string });
});

test('[K16] only sentences their authors offered, with the taps that people gave them, cut at 100 characters', async () => {
  const tired = await says(anna, 'I stopped asking who was right and asked who was tired.');
  const long = await says(bram, `The children sing in the car again. ${'I had not noticed. '.repeat(9)}`);
  await says(anna, 'Nobody offered this one.');
  await bram.call(tapMessage, { params: { space_id: salon }, body: { message_id: tired } });
  now = new Date(now.getTime() + 10 * 60_000);
  await publishTapCounts(home.app.house);
  await offers(anna, tired);
  await offers(anna, tired);
  await offers(bram, long);
  const { high_wisdom_interactions: words, overview } = await look();
  expect(overview.wisdom_interactions_today).toBe(2);
  expect(words.map(({ name, wisdom_level }) => [name, wisdom_level])).toEqual([
    ['Anna', 1],
    ['Bram', 0],
  ]);
  expect(words[0]?.user_message).toBe('I stopped asking who was right and asked who was tired.');
  expect(words[1]?.user_message.length).toBeLessThanOrEqual(100);
  expect(words[1]?.user_message).toMatch(/^The children sing in the car again\. .*…$/);
});

test('[K16] an offer is taken back on any day, and goes with the words; five are shown', async () => {
  for (let n = 0; n < 6; n += 1) await offers(anna, await says(anna, `Sentence ${n}`));
  expect(await wise()).toHaveLength(5);
  const back = await says(anna, 'I take this back.');
  await offers(anna, back);
  expect(await wise()).toContain('I take this back.');
  await offers(anna, back, false);
  expect(await wise()).not.toContain('I take this back.');
  const gone = await says(anna, 'I never said that.');
  await offers(anna, gone);
  await anna.call(deleteMessage, { params: { space_id: salon, message_id: gone } });
  expect(await wise()).not.toContain('I never said that.');
  const { messages } = await anna.call(listMessages, { params: { space_id: salon }, query: {} });
  expect(messages.filter(({ offered }) => offered === true).map(({ author_id }) => author_id)).toContain(
    anna.id,
  );
});

test('[K16] nobody offers another’s words, words carried here, words to Mairy, or anything while under 16', async () => {
  const refused = { code: 'allowed.not' };
  const his = await says(bram, 'Mine to offer.');
  await expect(offers(anna, his)).rejects.toMatchObject(refused);
  const other = (await anna.found('Another salon')).id;
  const carried = newId();
  const body = { id: carried, from_space_id: salon, message_id: his };
  await anna.call(forward, { params: { space_id: other }, body });
  await expect(offers(anna, carried, true, other)).rejects.toMatchObject(refused);
  const { space_id: thread } = await anna.call(openThread, {});
  const toMairy = await says(anna, 'For you alone.', thread);
  await expect(offers(anna, toMairy, true, thread)).rejects.toMatchObject(refused);
  const mila = await childOf(anna, salon, 'Mila');
  await expect(offers(mila, await says(mila, 'I am nine.'))).rejects.toMatchObject(refused);
});

test('[K16] refused to every role but founder, and to a founder whose role was just taken', async () => {
  const architect = await home.town.architect();
  const fenna = await founderNamed(home.town, 'Fenna');
  expect((await fenna.call(founderDashboard, {})).overview.retreat_candidates).toBe(7);
  const people = [architect, await home.town.person('Olaf'), await asFounder(home.town, fenna, false)];
  for (const role of ['facilitator', 'monitor'] as const) {
    const person = await home.town.person(`Of ${role}`);
    const body = { role, given: true, reason: 'For a test of roles.' };
    await architect.call(changeHouseRole, { params: { person_id: person.id }, body });
    people.push(person);
  }
  for (const person of people)
    await expect(person.call(founderDashboard, {})).rejects.toMatchObject({ code: 'allowed.not' });
});

test('[K16] today begins at the founder’s midnight, and after 28 days other sentences have their turn', async () => {
  now = new Date(now.getTime() + day);
  expect((await look()).overview.wisdom_interactions_today).toBe(0);
  expect(await wise()).not.toEqual([]);
  for (let gone = 0; gone < 30; gone += 6) {
    now = new Date(now.getTime() + 6 * day);
    await hanna.call(sessionCheck, {});
  }
  expect(await wise()).toEqual([]);
  expect((await look()).overview.active_this_week).toBe(1);
});
