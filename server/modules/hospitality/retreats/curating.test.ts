import { curateRetreat, eligible } from '@kinsong/contract/hospitality/curating.ts';
import { keepRetreat, sendInvitations } from '@kinsong/contract/hospitality/retreats.ts';
import { newId } from '@kinsong/contract/common/ids.ts';
import { minute } from '@kinsong/contract/common/time.ts';
import { blockPerson } from '@kinsong/contract/seekers/blocks.ts';
import { changeHouseRole } from '@kinsong/contract/super/house-roles.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../test/app.ts';
import { childOf } from '../../../test/children.ts';
import { asFounder, founderNamed, grown } from '../../../test/founders.ts';
import type { Citizen } from '../../../test/people.ts';

let now = new Date('2026-11-02T09:00:00Z');
let home: TestApp;
let hanna: Citizen;
let kofi: Citizen;
let ines: Citizen;
let els: Citizen;

beforeAll(async () => {
  home = await openTestApp({ clock: { now: () => now } });
  const { town } = home;
  const { house } = home.app;
  // One after the other: whoever came first comes first.
  const comes = async (name: string, how?: Parameters<typeof grown>[2]) => {
    now = new Date(now.getTime() + minute);
    return grown(house, await town.person(name), how);
  };
  hanna = await founderNamed(town, 'Hanna');
  kofi = await comes('Kofi');
  ines = await comes('Ines');
  els = await comes('Els', { level: 'guild_founder' });
  // Exactly 150.
  await comes('Wim', { councils: 5 });
  const square = await kofi.found('The Square of Kofi');
  const mila = await childOf(kofi, square.id, 'Mila');
  await grown(house, mila);
});
afterAll(() => home.close());

const curate = (who: Citizen, criteria?: object) =>
  who.call(curateRetreat, { body: criteria === undefined ? {} : { criteria } });
const names = ({ selected }: Awaited<ReturnType<typeof curate>>) => selected.map(({ name }) => name);

test('[K17] the specification’s payload and answer: above 150, elevated or above, at most 20', async () => {
  const criteria = { min_trust_score: 150, max_participants: 20, consciousness_level: 'elevated' };
  const answer = await curate(hanna, criteria);
  // The architect is cosmic, which counts as elevated; Els is not raised, Wim stands at exactly 150, Mila is under 16.
  expect(names(answer)).toEqual(['Ada', 'Kofi', 'Ines']);
  expect(answer.total_eligible).toBe(3);
  expect(answer.selected[1]).toMatchObject({
    person_id: kofi.id,
    trust_score: 174,
    consciousness_level: 'elevated',
    last_asked_at: null,
  });
});

test('[K17] without criteria they are the usual ones; fewer places choose the first and count all', async () => {
  expect(await curate(hanna)).toEqual(await curate(hanna, {}));
  const two = await curate(hanna, { max_participants: 2 });
  expect([names(two), two.total_eligible]).toEqual([['Ada', 'Kofi'], 3]);
  expect(names(await curate(hanna, { consciousness_level: 'guild_founder' }))).toEqual([
    'Ada',
    'Kofi',
    'Ines',
    'Els',
  ]);
  expect(names(await curate(hanna, { min_trust_score: 180 }))).toEqual(['Ada']);
});

test('[K17] it chooses and invites nobody, and chooses the same again', async () => {
  expect(await curate(hanna)).toEqual(await curate(hanna));
});

test('[K17] whoever was asked comes last the next time; a retreat that was only drafted takes nobody’s turn', async () => {
  const id = newId();
  const body = {
    ...{ id, name: 'Winter', place: 'the mill', letter: '', places: 20, min_trust_score: 150 },
    ...{ starts_on: '2026-12-12', ends_on: '2026-12-14', answer_by: '2026-12-01' },
    ...{ consciousness_level: 'elevated' as const, people: [kofi.id] },
  };
  await hanna.call(keepRetreat, { body });
  expect(names(await curate(hanna))).toEqual(['Ada', 'Kofi', 'Ines']);
  await hanna.call(sendInvitations, { params: { retreat_id: id } });
  const after = await curate(hanna);
  expect(names(after)).toEqual(['Ada', 'Ines', 'Kofi']);
  expect(after.selected.at(-1)?.last_asked_at).toBe(now.toISOString());
});

test('[K17] whom the founder blocked, or who blocked them, is not among those chosen', async () => {
  await ines.call(blockPerson, { params: { person_id: hanna.id } });
  expect(names(await curate(hanna))).not.toContain('Ines');
});

test('[K16] everybody whose trust opens retreats, whatever their level, page by page', async () => {
  const all = await hanna.call(eligible, { query: {} });
  expect(all.people.map(({ name }) => name)).toEqual(['Ada', 'Els', 'Kofi']);
  expect([all.total, all.more]).toEqual([3, false]);
  const first = await hanna.call(eligible, { query: { limit: 2 } });
  expect([first.people.length, first.total, first.more]).toEqual([2, 3, true]);
  const rest = await hanna.call(eligible, { query: { limit: 2, offset: 2 } });
  expect([rest.people.map(({ name }) => name), rest.more]).toEqual([['Kofi'], false]);
});

test('[K17] criteria below the gate, without places and of no level are refused at their field', async () => {
  for (const wrong of [{ min_trust_score: 149 }, { max_participants: 0 }, { consciousness_level: 'king' }])
    await expect(curate(hanna, wrong)).rejects.toMatchObject({ code: 'input.wrong' });
});

test('[K17] refused to every other role of the house, and to a founder from the moment it is taken', async () => {
  const architect = await home.town.architect();
  const refused = 'allowed.not';
  const people = [els, architect];
  for (const role of ['super_user', 'facilitator', 'monitor'] as const) {
    const person = await home.town.person(`Of ${role}`);
    const body = { role, given: true, reason: 'For a test of roles.' };
    await architect.call(changeHouseRole, { params: { person_id: person.id }, body });
    people.push(person);
  }
  for (const person of people) {
    await expect(curate(person)).rejects.toMatchObject({ code: refused });
    await expect(person.call(eligible, { query: {} })).rejects.toMatchObject({ code: refused });
  }
  const fenna = await founderNamed(home.town, 'Fenna');
  expect(names(await curate(fenna))).not.toEqual([]);
  await asFounder(home.town, fenna, false);
  await expect(curate(fenna)).rejects.toMatchObject({ code: refused });
});
