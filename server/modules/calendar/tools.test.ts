import { listEvents, myEvents } from '@kinsong/contract/calendar/calendar.ts';
import { Refusal } from '@kinsong/contract/common/errors.ts';
import { newId } from '@kinsong/contract/common/ids.ts';
import { answerProposal } from '@kinsong/contract/guide/proposals.ts';
import { allOccurrences } from '@kinsong/engines/calendar/occurrences.ts';
import { proposal } from '@kinsong/engines/guide/talk/proposal.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../test/app.ts';
import { Conversation } from '../../test/conversation.ts';
import type { Citizen } from '../../test/people.ts';
import { calendarTools } from './calendar.tools.ts';
import { comingEvents, createEventFor } from './index.ts';

let home: TestApp;
let anna: Citizen;
let outsider: Citizen;
let salon: string;
const now = new Date('2026-10-12T10:00:00Z');

beforeAll(async () => {
  home = await openTestApp({ clock: { now: () => now } });
  anna = await home.town.person('Anna');
  outsider = await home.town.person('Olaf');
  salon = (await anna.found('Oma’s Week')).id;
});
afterAll(() => home.close());

const [create, move, cancel, invite] = calendarTools;
const as = ({ id }: Citizen) => ({ id, roles: ['member'], sessionId: newId() });
const mine = async (who: Citizen) =>
  (await who.call(myEvents, { query: { from: '2026-10-12', to: '2026-12-31' } })).events;

describe('[P6] what the guide may propose in the calendar', () => {
  test('a card says what, when and where, for the eyes of whoever may; a Yes twice makes one event', async () => {
    const args = create!.args.parse({ title: 'Choir', date: '2026-10-15', time: '19:30', space_id: salon });
    const { ask, facts } = await create!.describe(home.app.house, as(anna), args);
    expect(ask).toMatch(/^“Choir” in the calendar, Thursday/);
    expect(facts.map(({ text }) => text)).toEqual(['Thu 15 October', '19:30', 'Oma’s Week']);
    await expect(create!.describe(home.app.house, as(outsider), args)).rejects.toMatchObject({
      code: 'found.not',
    });
    const origin = { id: newId(), type: 'guide', messageId: null, spaceId: salon, text: '' } as const;
    await create!.perform(home.app.house, as(anna), args, origin);
    await create!.perform(home.app.house, as(anna), args, origin);
    const { events } = await anna.call(listEvents, { params: { space_id: salon }, query: {} });
    expect(events).toMatchObject([
      { id: origin.id, title: 'Choir', start: '2026-10-15T19:30', end: '2026-10-15T20:30' },
    ]);
    await expect(
      create!.perform(home.app.house, as(outsider), args, { ...origin, id: newId() }),
    ).rejects.toMatchObject({ code: 'found.not' });
  });

  test('without an hour it is for the whole day, and the card says so; until an hour, until that hour', async () => {
    const made = async (given: object) => {
      const args = create!.args.parse(given);
      const { facts } = await create!.describe(home.app.house, as(anna), args);
      const origin = { id: newId(), type: 'guide', messageId: null, spaceId: salon, text: '' } as const;
      await create!.perform(home.app.house, as(anna), args, origin);
      const event = (await mine(anna)).find(({ id }) => id === origin.id)!;
      return { said: facts.map(({ text }) => text), event };
    };
    const whole = await made({ title: 'Apple harvest', date: '2026-10-17' });
    expect(whole.said).toContain('All day');
    expect(whole.event).toMatchObject({ all_day: true, start: '2026-10-17T00:00', end: '2026-10-18T00:00' });
    const supper = await made({
      ...{ title: 'Supper', date: '2026-10-16', time: '18:30', until: '21:00', place: 'At Oma’s' },
      repeat: 'FREQ=WEEKLY;BYDAY=FR',
    });
    expect(supper.said).toEqual(expect.arrayContaining(['18:30 to 21:00', 'At Oma’s', 'Every Friday']));
    expect(supper.event).toMatchObject({
      ...{ start: '2026-10-16T18:30', end: '2026-10-16T21:00', place: 'At Oma’s' },
      repeat: { rule: 'FREQ=WEEKLY;BYDAY=FR' },
    });
    const late = await made({ title: 'Dance', date: '2026-10-24', time: '22:00', until: '02:00' });
    expect(late.event).toMatchObject({ start: '2026-10-24T22:00', end: '2026-10-25T02:00' });
  });

  test('an event is moved and called off by whoever may; what has no new hour keeps its own', async () => {
    const { id: event_id } = await createEventFor(home.app.house, as(anna), salon, {
      ...{ id: newId(), title: 'Plumber', zone: 'UTC', start: '2026-10-19T09:00', end: '2026-10-19T11:00' },
    });
    const origin = { id: newId(), type: 'guide', messageId: null, spaceId: salon, text: '' } as const;
    const moved = async (given: object) => {
      const args = move!.args.parse({ event_id, ...given });
      const { facts } = await move!.describe(home.app.house, as(anna), args);
      await move!.perform(home.app.house, as(anna), args, { ...origin, id: newId() });
      const event = (await mine(anna)).find(({ id }) => id === event_id)!;
      return { said: facts.map(({ text }) => text), event };
    };
    const later = await moved({ date: '2026-10-22' });
    expect(later.said.slice(0, 2)).toEqual(['Thu 22 October at 09:00', 'Was Mon 19 October at 09:00']);
    expect(later.event).toMatchObject({ start: '2026-10-22T09:00', end: '2026-10-22T11:00' });
    expect((await moved({ time: '15:00' })).event).toMatchObject({
      ...{ start: '2026-10-22T15:00', end: '2026-10-22T17:00' },
    });
    const args = cancel!.args.parse({ event_id });
    for (const each of [move!, cancel!]) {
      const given = each.args.parse({ event_id, date: '2026-10-22' });
      for (const deed of [each.describe, each.perform])
        await expect(deed(home.app.house, as(outsider), given, origin)).rejects.toMatchObject({
          code: 'found.not',
        });
    }
    expect((await cancel!.describe(home.app.house, as(anna), args)).facts[0]?.text).toBe(
      'Thu 22 October at 15:00',
    );
    await cancel!.perform(home.app.house, as(anna), args, origin);
    expect((await mine(anna)).some(({ id }) => id === event_id)).toBe(false);
  });

  test('of what comes back one day is moved or called off, and the card says that the others stay', async () => {
    const { id: event_id } = await createEventFor(home.app.house, as(anna), salon, {
      ...{ id: newId(), title: 'Singing', zone: 'UTC', start: '2026-11-03T19:00', end: '2026-11-03T20:00' },
      repeat: { rule: 'FREQ=WEEKLY;COUNT=3' },
    });
    const origin = { id: newId(), type: 'guide', messageId: null, spaceId: salon, text: '' } as const;
    const args = move!.args.parse({ event_id, time: '18:00' });
    const { facts } = await move!.describe(home.app.house, as(anna), args);
    expect(facts.map(({ text }) => text)).toContain('This once; the other days stay');
    await move!.perform(home.app.house, as(anna), args, origin);
    await move!.perform(home.app.house, as(anna), args, origin);
    const off = cancel!.args.parse({ event_id, date: '2026-11-10' });
    await cancel!.perform(home.app.house, as(anna), off, { ...origin, id: newId() });
    // Said yes to once more, it takes no other day.
    await expect(cancel!.perform(home.app.house, as(anna), off, origin)).rejects.toMatchObject({
      code: 'found.not',
    });
    const span = { from: '2026-11-01T00:00', to: '2026-12-01T00:00', zone: 'UTC' };
    const days = allOccurrences(await mine(anna), span).filter(({ event }) => event.title === 'Singing');
    expect(days.map(({ wall_start }) => wall_start)).toEqual(['2026-11-03T18:00', '2026-11-17T19:00']);
  });

  test('who is asked to come stands on the card and comes to the event, at once or later', async () => {
    const [bram, carla] = [
      await home.town.guestOf(anna, salon, 'Bram'),
      await home.town.guestOf(anna, salon, 'Carla'),
    ];
    const guests = [bram.id];
    const args = create!.args.parse({ title: 'Supper', date: '2026-11-20', space_id: salon, guests });
    expect((await create!.describe(home.app.house, as(anna), args)).ask).toContain('with Bram');
    const origin = { id: newId(), type: 'guide', messageId: null, spaceId: salon, text: '' } as const;
    await create!.perform(home.app.house, as(anna), args, origin);
    const asked = invite!.hears?.args(
      proposal('change_task', { deed: 'invite', event: origin.id, guests: [carla.id] }),
    );
    const more = invite!.args.parse(asked);
    const { ask, facts } = await invite!.describe(home.app.house, as(anna), more);
    expect([ask, facts[1]?.text]).toEqual(['“Supper” with Carla?', 'With Carla']);
    await invite!.perform(home.app.house, as(anna), more, origin);
    await invite!.perform(home.app.house, as(anna), more, origin);
    const event = (await mine(anna)).find(({ id }) => id === origin.id)!;
    expect(event.attendees.map(({ person_id }) => person_id)).toEqual([anna.id, bram.id, carla.id]);
    const strange = create!.args.parse({ ...(args as object), guests: [outsider.id] });
    await expect(
      create!.perform(home.app.house, as(anna), strange, { ...origin, id: newId() }),
    ).rejects.toBeInstanceOf(Refusal);
  });

  test('of a wish it takes what was said, and nothing else', () => {
    const argsOf = (said: Parameters<typeof proposal>[1]) =>
      create!.hears?.args(proposal('plan_event', said));
    expect(argsOf({})).toBeNull();
    expect(argsOf({ object: 'Supper' })).toEqual({ title: 'Supper', date: null });
    expect(argsOf({ object: 'Supper', day: '2026-10-16', until: '21:00' })).toEqual({
      ...{ title: 'Supper', date: '2026-10-16' },
    });
    expect(argsOf({ object: 'Supper', repeat: 'each full moon' })).toEqual({ title: 'Supper', date: null });
  });

  test('said to her it becomes a card, and after a Yes it stands in one’s own calendar', async () => {
    const talk = await Conversation.of(anna);
    await talk.say('Put the dentist into my calendar on 20 October');
    const card = (await talk.messages()).find(({ extra }) => extra?.kind === 'proposal');
    expect(card?.extra).toMatchObject({ tool: 'calendar.create', args: { date: '2026-10-20' } });
    await anna.call(answerProposal, { params: { proposal_id: card!.id }, body: { answer: 'yes' } });
    expect((await mine(anna)).find(({ start }) => start.startsWith('2026-10-20'))?.title).toMatch(/dentist/i);
  });

  test('she knows what is coming, of each only what they may read; what comes back by its next days', async () => {
    const weekly = {
      title: 'Breakfast',
      date: '2026-10-13',
      time: '08:00',
      zone: 'Europe/Berlin',
      repeat: { rule: 'FREQ=WEEKLY;COUNT=2' },
    };
    await createEventFor(home.app.house, as(anna), salon, { id: newId(), ...weekly });
    const coming = await comingEvents(home.app.house, as(anna));
    const breakfasts = coming.filter(({ title }) => title === 'Breakfast');
    expect(breakfasts.map(({ day }) => day)).toEqual(['2026-10-13', '2026-10-20']);
    expect(breakfasts[0]).toMatchObject({ time: expect.stringMatching(/^\d\d:00$/) });
    expect(await comingEvents(home.app.house, as(outsider))).toEqual([]);
  });
});
