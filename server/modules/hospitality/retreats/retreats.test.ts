import type { RetreatAnswer } from '@kinsong/contract/hospitality/retreat.ts';
import * as calls from '@kinsong/contract/hospitality/retreats.ts';
import { openThread } from '@kinsong/contract/guide/chat.ts';
import { newId } from '@kinsong/contract/common/ids.ts';
import { listMessages } from '@kinsong/contract/messages/messages.ts';
import { openSpace } from '@kinsong/contract/spaces/spaces.ts';
import { listTasks } from '@kinsong/contract/tasks/tasks.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../test/app.ts';
import { asFounder, founderNamed, grown } from '../../../test/founders.ts';
import type { Citizen } from '../../../test/people.ts';
import { endDays } from './days-over.job.ts';

const begins = new Date('2026-11-02T09:00:00Z');
let now = begins;
let home: TestApp;
let hanna: Citizen;
let kofi: Citizen;
let ines: Citizen;
let els: Citizen;

beforeAll(async () => {
  home = await openTestApp({ clock: { now: () => now } });
  hanna = await founderNamed(home.town, 'Hanna');
  const comes = async (name: string) => grown(home.app.house, await home.town.person(name));
  [kofi, ines, els] = [await comes('Kofi'), await comes('Ines'), await comes('Els')];
});
beforeEach(() => (now = begins));
afterAll(() => home.close());

const plan = (more: object = {}) => ({
  ...{ name: 'Winter Threshold Retreat', place: 'the mill at Riverbend', places: 2, min_trust_score: 150 },
  ...{ starts_on: '2026-11-08', ends_on: '2026-11-10', answer_by: '2026-11-05' },
  ...{ consciousness_level: 'elevated' as const, letter: 'There is a chair for you.' },
  ...{ id: newId(), people: [kofi.id, ines.id, els.id] },
  ...more,
});
const keep = (more?: object) => hanna.call(calls.keepRetreat, { body: plan(more) });
const at = (retreat_id: string) => ({ params: { retreat_id } });
const see = (id: string) => hanna.call(calls.keptRetreat, at(id));
const states = async (id: string) =>
  Object.fromEntries((await see(id)).guests.map(({ name, state }) => [name, state]));
const answer = (who: Citizen, id: string, word: RetreatAnswer, reason = '') =>
  who.call(calls.answerRetreat, { ...at(id), body: { answer: word, reason } });

async function sent(more?: object): Promise<string> {
  const { id } = await keep(more);
  await hanna.call(calls.sendInvitations, at(id));
  return id;
}

const members = async (space_id: string) =>
  (await hanna.call(openSpace, { params: { space_id } })).members
    .filter(({ left_at }) => left_at === null)
    .map(({ name }) => name)
    .toSorted();

/** What the house says to somebody about a retreat, in their own thread. */
async function noticesOf(who: Citizen, id: string): Promise<string[]> {
  const { space_id } = await who.call(openThread, {});
  const { messages } = await who.call(listMessages, { params: { space_id }, query: { limit: 200 } });
  return messages.flatMap(({ content, extra }) => {
    const link = extra?.['link'] as { id?: string; href?: string } | undefined;
    return link?.id === id && link.href === `/retreats/${id}` ? [content] : [];
  });
}

const letters = async (who: Citizen): Promise<string[]> => {
  const { readdir, readFile } = await import('node:fs/promises');
  const folder = `${home.app.house.config.dataFolder}/letters`;
  const names = await readdir(folder).catch(() => []);
  const all = await Promise.all(names.map((name) => readFile(`${folder}/${name}`, 'utf8')));
  return all.filter((letter) => letter.startsWith(`To: ${who.name.toLowerCase()}-`));
};

describe('[D2] a retreat in the making', () => {
  test('is kept half written, seen by founders, and nobody who is chosen learns of it', async () => {
    const half = await keep({ name: '', place: '', starts_on: null, ends_on: null, answer_by: null });
    expect(half).toMatchObject({ state: 'draft', host: { name: 'Hanna' }, space_id: null });
    expect(half.guests.map(({ name, state }) => [name, state])).toEqual([
      ['Kofi', 'chosen'],
      ['Ines', 'chosen'],
      ['Els', 'chosen'],
    ]);
    const { retreats } = await kofi.call(calls.myRetreats, {});
    expect(retreats).toEqual([]);
    await expect(kofi.call(calls.myRetreat, at(half.id))).rejects.toMatchObject({ code: 'found.not' });
    await expect(answer(kofi, half.id, 'yes')).rejects.toMatchObject({ code: 'found.not' });
  });

  test('changes as often as the founder likes, the order of those asked too; another’s number is refused', async () => {
    const { id } = await keep();
    const changed = await keep({ id, name: 'Spring', people: [els.id, kofi.id] });
    expect([changed.name, changed.guests.map(({ name }) => name)]).toEqual(['Spring', ['Els', 'Kofi']]);
    const listed = await hanna.call(calls.keptRetreats, {});
    expect(listed.retreats.filter((each) => each.id === id)).toEqual([changed]);
  });

  test('does not go out before it is whole: each field says what is missing', async () => {
    const { id } = await keep({ name: '', place: '', starts_on: '2026-09-01', answer_by: null, people: [] });
    await expect(hanna.call(calls.sendInvitations, at(id))).rejects.toMatchObject({
      code: 'input.wrong',
      fields: {
        name: 'It needs a name.',
        place: 'Say where, as coarsely as you like.',
        starts_on: 'Choose a day that is still to come.',
        answer_by: 'Leave them a day at least to answer.',
        people: 'Choose somebody to ask.',
        ends_on: 'A retreat lasts 31 days at most.',
      },
    });
    expect((await see(id)).state).toBe('draft');
  });

  test('asks nobody who does not meet its criteria', async () => {
    const wim = await grown(home.app.house, await home.town.person('Wim'), { level: 'guild_founder' });
    const { id } = await keep({ people: [kofi.id, wim.id] });
    await expect(hanna.call(calls.sendInvitations, at(id))).rejects.toMatchObject({
      fields: { people: expect.stringContaining('One of those chosen') as string },
    });
    const outsider = await home.town.person('Olaf');
    await expect(keep({ id, people: [outsider.id] })).rejects.toMatchObject({ code: 'input.wrong' });
  });

  test('is thrown away whole', async () => {
    const { id } = await keep();
    const gone = await hanna.call(calls.cancelRetreat, { ...at(id), body: { reason: '' } });
    expect(gone).toEqual({ retreat: null });
    await expect(see(id)).rejects.toMatchObject({ code: 'found.not' });
  });
});

describe('[D2] invitations', () => {
  test('go to as many as there are places, by letter and in the app; the others wait and know nothing', async () => {
    const id = await sent();
    expect(await states(id)).toEqual({ Kofi: 'asked', Ines: 'asked', Els: 'waiting' });
    await expect
      .poll(() => noticesOf(kofi, id), { timeout: 15_000 })
      .toEqual([
        'Hanna asks you to “Winter Threshold Retreat”: Sunday 8 November to Tuesday 10 November, the mill at Riverbend. An answer by Thursday 5 November is kind.',
      ]);
    await expect.poll(async () => (await letters(kofi)).length, { timeout: 15_000 }).toBeGreaterThan(0);
    const [letter = ''] = (await letters(kofi)).slice(-1);
    expect(letter).toContain('Hanna says: There is a chair for you.');
    expect(letter).toContain('/retreats/');
    expect(await noticesOf(els, id)).toEqual([]);
    await expect(els.call(calls.myRetreat, at(id))).rejects.toMatchObject({ code: 'found.not' });
    // Sent twice, it is sent once; and it can not be rewritten any more.
    await hanna.call(calls.sendInvitations, at(id));
    expect(await noticesOf(kofi, id)).toHaveLength(1);
    await expect(keep({ id })).rejects.toMatchObject({ code: 'retreat.sent' });
  });

  test('found a salon with what there is to pack and to cook, into which nobody but the founder comes yet', async () => {
    const id = await sent();
    const { space_id } = await see(id);
    const params = { space_id: space_id! };
    const { tasks } = await hanna.call(listTasks, { params, query: {} });
    expect(tasks.map(({ text }) => text)).toEqual(
      expect.arrayContaining(['Write the packing list together', 'Share out who cooks which meal']),
    );
    const { space } = await hanna.call(openSpace, { params });
    expect(space).toMatchObject({
      kind: 'project',
      name: 'Winter Threshold Retreat',
      due_date: '2026-11-08',
    });
    expect(await members(space_id!)).toEqual(['Hanna']);
  });
});

describe('[D2] an answer', () => {
  test('yes, no or perhaps with a reason, changed as often as one likes; the founder reads why', async () => {
    const id = await sent({ people: [kofi.id, ines.id] });
    expect(await answer(kofi, id, 'perhaps', 'The lambs come.')).toMatchObject({
      mine: { state: 'perhaps', reason: 'The lambs come.' },
      come: [],
      space_id: null,
    });
    const mine = await answer(kofi, id, 'yes');
    expect(mine).toMatchObject({ mine: { state: 'yes', reason: '' }, come: [{ name: 'Kofi' }], free: 0 });
    await answer(ines, id, 'no', 'My sister marries.');
    const { guests } = await see(id);
    expect(guests.map(({ name, state, reason }) => [name, state, reason])).toEqual([
      ['Kofi', 'yes', ''],
      ['Ines', 'no', 'My sister marries.'],
    ]);
    // Nobody else learns who does not come, nor why.
    expect(JSON.stringify(await kofi.call(calls.myRetreats, {}))).not.toMatch(/Ines|sister/);
  });

  test('yes brings one into the salon, taking it back takes one out, and yes again brings one in', async () => {
    const id = await sent({ people: [kofi.id] });
    const space = (await see(id)).space_id!;
    expect((await answer(kofi, id, 'yes')).space_id).toBe(space);
    expect(await members(space)).toEqual(['Hanna', 'Kofi']);
    expect((await answer(kofi, id, 'no')).space_id).toBeNull();
    expect(await members(space)).toEqual(['Hanna']);
    await answer(kofi, id, 'yes');
    expect(await members(space)).toEqual(['Hanna', 'Kofi']);
  });

  test('no moves the next one up by itself, who is told by letter and has three days at least', async () => {
    const id = await sent();
    now = new Date('2026-11-04T09:00:00Z');
    await answer(kofi, id, 'no');
    expect(await states(id)).toEqual({ Kofi: 'no', Ines: 'asked', Els: 'asked' });
    expect((await see(id)).guests.find(({ name }) => name === 'Els')?.answer_by).toBe('2026-11-07');
    await expect
      .poll(() => noticesOf(els, id), { timeout: 15_000 })
      .toEqual([
        expect.stringMatching(/^A chair has come free for you .* if you answer by Saturday 7 November\.$/),
      ]);
    await expect
      .poll(async () => (await letters(els)).some((letter) => letter.includes('A chair has come free')))
      .toBe(true);
    expect(await answer(els, id, 'yes')).toMatchObject({ mine: { state: 'yes' } });
  });

  test('by two at once on the last chair: one sits, the other waits and is told which in the row', async () => {
    const id = await sent({ places: 1, people: [kofi.id, ines.id, els.id] });
    await answer(kofi, id, 'no');
    await answer(ines, id, 'no');
    // Both had said no; the third is asked now and says no too, so that one chair is free.
    await answer(els, id, 'no');
    const both = await Promise.all([answer(kofi, id, 'yes'), answer(ines, id, 'yes')]);
    expect(both.map(({ mine }) => mine.state).toSorted()).toEqual(['waiting', 'yes']);
    expect(both.find(({ mine }) => mine.state === 'waiting')?.mine.waiting).toBe(1);
  });

  test('that does not come by its day gives the chair to the next; a perhaps too, a yes never', async () => {
    const wim = await grown(home.app.house, await home.town.person('Willem'));
    const id = await sent({ places: 3, people: [kofi.id, ines.id, els.id, wim.id] });
    await answer(kofi, id, 'yes');
    await answer(ines, id, 'perhaps');
    now = new Date('2026-11-06T11:00:00Z');
    await endDays(home.app.house);
    expect(await states(id), 'it is still the 5th somewhere').toMatchObject({ Ines: 'perhaps' });
    now = new Date('2026-11-06T13:00:00Z');
    await endDays(home.app.house);
    await endDays(home.app.house);
    expect(await states(id)).toEqual({ Kofi: 'yes', Ines: 'lapsed', Els: 'lapsed', Willem: 'asked' });
    // Two chairs were free and one waited: whoever comes late still finds one.
    expect(await answer(els, id, 'yes')).toMatchObject({ mine: { state: 'yes' } });
  });

  test('is not taken once it has begun, nor for one that was called off', async () => {
    const id = await sent({ people: [kofi.id] });
    now = new Date('2026-11-08T00:00:00Z');
    await expect(answer(kofi, id, 'yes')).rejects.toMatchObject({ code: 'retreat.over' });
    expect(await kofi.call(calls.myRetreat, at(id))).toMatchObject({ open: false });
    now = begins;
    await hanna.call(calls.cancelRetreat, { ...at(id), body: { reason: 'The mill is flooded.' } });
    await expect(answer(kofi, id, 'yes')).rejects.toMatchObject({ code: 'retreat.over' });
  });
});

describe('[D2] a founder', () => {
  test('asks one more: at once where a chair is free, at the end of the row otherwise', async () => {
    const id = await sent({ places: 2, people: [kofi.id] });
    const ask = (who: Citizen) => hanna.call(calls.askGuest, { ...at(id), body: { person_id: who.id } });
    await ask(ines);
    await ask(els);
    await ask(els);
    expect(await states(id)).toEqual({ Kofi: 'asked', Ines: 'asked', Els: 'waiting' });
    await hanna.call(calls.changePlaces, { ...at(id), body: { places: 3 } });
    expect(await states(id)).toMatchObject({ Els: 'asked' });
    await hanna.call(calls.changePlaces, { ...at(id), body: { places: 1 } });
    expect(await states(id), 'fewer chairs send nobody away').toMatchObject({ Els: 'asked' });
  });

  test('takes an invitation back: they are told, leave the salon, and the next one moves up', async () => {
    const id = await sent();
    await answer(kofi, id, 'yes');
    await hanna.call(calls.withdrawGuest, { params: { retreat_id: id, person_id: kofi.id } });
    expect(await states(id)).toEqual({ Kofi: 'withdrawn', Ines: 'asked', Els: 'asked' });
    expect(await members((await see(id)).space_id!)).toEqual(['Hanna']);
    await expect
      .poll(async () => (await noticesOf(kofi, id)).at(-1), { timeout: 15_000 })
      .toBe('Hanna has taken the invitation to “Winter Threshold Retreat” back.');
    await expect(answer(kofi, id, 'yes')).rejects.toMatchObject({ code: 'retreat.over' });
  });

  test('calls it off: everybody who thought of coming is told why, and nobody else', async () => {
    const id = await sent();
    await answer(ines, id, 'no');
    await hanna.call(calls.cancelRetreat, { ...at(id), body: { reason: 'The mill is flooded.' } });
    const told = '“Winter Threshold Retreat” does not take place. The mill is flooded.';
    await expect.poll(async () => (await noticesOf(kofi, id)).at(-1), { timeout: 15_000 }).toBe(told);
    await expect.poll(async () => (await noticesOf(els, id)).at(-1), { timeout: 15_000 }).toBe(told);
    expect(await noticesOf(ines, id)).not.toContain(told);
    expect(await kofi.call(calls.myRetreat, at(id))).toMatchObject({
      state: 'cancelled',
      cancel_reason: 'The mill is flooded.',
      open: false,
    });
  });

  test('keeps nothing of it from the moment the role is taken; to others no retreat is there', async () => {
    const fenna = await founderNamed(home.town, 'Fenna');
    const id = await sent({ people: [kofi.id] });
    expect(await fenna.call(calls.keptRetreat, at(id))).toMatchObject({ id });
    await asFounder(home.town, fenna, false);
    const architect = await home.town.architect();
    for (const who of [fenna, kofi, architect]) {
      const not = { code: 'found.not' };
      await expect(who.call(calls.keptRetreat, at(id))).rejects.toMatchObject(not);
      await expect(who.call(calls.sendInvitations, at(id))).rejects.toMatchObject(not);
      const body = { person_id: ines.id };
      await expect(who.call(calls.askGuest, { ...at(id), body })).rejects.toMatchObject(not);
      const guest = { params: { retreat_id: id, person_id: kofi.id } };
      await expect(who.call(calls.withdrawGuest, guest)).rejects.toMatchObject(not);
      const more = { ...at(id), body: { places: 9 } };
      await expect(who.call(calls.changePlaces, more)).rejects.toMatchObject(not);
      const off = { ...at(id), body: { reason: '' } };
      await expect(who.call(calls.cancelRetreat, off)).rejects.toMatchObject(not);
      const refused = { code: 'allowed.not' };
      await expect(who.call(calls.keepRetreat, { body: plan() })).rejects.toMatchObject(refused);
      await expect(who.call(calls.keptRetreats, {})).rejects.toMatchObject(refused);
    }
    await expect(els.call(calls.myRetreat, at(id))).rejects.toMatchObject({ code: 'found.not' });
  });
});
