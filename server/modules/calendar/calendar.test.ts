import * as calls from '@kinsong/contract/calendar/calendar.ts';
import type { CalendarEvent } from '@kinsong/contract/calendar/event.ts';
import { newId } from '@kinsong/contract/common/ids.ts';
import { archiveSpace, changeRole, changesSince, removeMember } from '@kinsong/contract/spaces/spaces.ts';
import { allOccurrences } from '@kinsong/engines/calendar/occurrences.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../test/app.ts';
import type { Citizen } from '../../test/people.ts';
import { Listener } from '../../test/socket-listener.ts';

let home: TestApp;
let anna: Citizen;
let bram: Citizen;
let gast: Citizen;
let outsider: Citizen;
let params: { space_id: string };

beforeAll(async () => {
  home = await openTestApp({ clock: { now: () => new Date('2026-10-05T10:00:00Z') } });
  anna = await home.town.person('Anna');
  outsider = await home.town.person('Olaf');
  params = { space_id: (await anna.found('Oma’s Week')).id };
  bram = await home.town.guestOf(anna, params.space_id, 'Bram');
  gast = await home.town.guestOf(anna, params.space_id, 'Gast');
  await anna.call(changeRole, { params: { ...params, person_id: gast.id }, body: { role: 'guest' } });
});
afterAll(() => home.close());

const zone = 'Europe/Berlin';
const refused = (code: string): object => expect.objectContaining({ code }) as object;
type More = Partial<Parameters<Citizen['call']>[1]> & Record<string, unknown>;
const make = (who: Citizen, title: string, more: More = {}, where = params): Promise<CalendarEvent> =>
  who.call(calls.createEvent, {
    params: where,
    body: { id: newId(), title, date: '2026-10-13', time: '15:00', zone, ...more },
  });
const change = async (who: Citizen, { id }: { id: string }, body: More): Promise<CalendarEvent[]> =>
  (await who.call(calls.changeEvent, { params: { event_id: id }, body })).events;
const remove = async (who: Citizen, { id }: { id: string }, query: More = {}): Promise<CalendarEvent[]> =>
  (await who.call(calls.deleteEvent, { params: { event_id: id }, query })).events;
const answer = async (who: Citizen, { id }: { id: string }, body: More): Promise<CalendarEvent[]> =>
  (await who.call(calls.answerEvent, { params: { event_id: id }, body: { answer: 'yes', ...body } })).events;
const list = async (who: Citizen): Promise<CalendarEvent[]> =>
  (await who.call(calls.listEvents, { params, query: {} })).events;
/** What stands in the calendar of October and November, of rows with this title. */
async function days(title: string): Promise<string[]> {
  const rows = await list(anna);
  const families = new Set(rows.filter((row) => row.title === title).map((row) => row.series_id ?? row.id));
  const theirs = rows.filter((row) => families.has(row.series_id ?? row.id));
  const span = { from: '2026-10-01T00:00', to: '2026-12-01T00:00', zone };
  return allOccurrences(theirs, span).map(({ event, wall_start }) => `${wall_start.slice(5)} ${event.title}`);
}
const tuesdays = { repeat: { rule: 'FREQ=WEEKLY;COUNT=5' } };

describe('putting into the calendar', () => {
  test('[P6] what was said of it, with whoever made it as the one who comes, and live for every member', async () => {
    const watching = await Listener.watching(bram, params.space_id);
    const event = await make(anna, '  Noor turns nine ', {
      duration: '4h',
      type: 'celebration',
      place: 'Oma’s kitchen',
    });
    expect(event).toMatchObject({
      title: 'Noor turns nine',
      start: '2026-10-13T15:00',
      end: '2026-10-13T19:00',
      type: 'celebration',
      category: 'personal',
      attendees: [{ person_id: anna.id, answer: 'yes' }],
      sequence: 0,
    });
    await watching.until(() => watching.events(params.space_id, 'calendar.changed').length > 0);
    expect(watching.events(params.space_id, 'calendar.changed')).toEqual([event]);
    expect(await list(bram)).toContainEqual(event);
    expect(
      (await bram.call(calls.myEvents, { query: { from: '2026-10-12', to: '2026-10-18' } })).events,
    ).toContainEqual(event);
    await watching.close();
  });

  test('[P6] an hour when no length is said, a whole day for eight; a clock without a day is not enough', async () => {
    expect(await make(anna, 'Physio')).toMatchObject({ end: '2026-10-13T16:00', all_day: false });
    expect(await make(anna, 'Move', { duration: '8h' })).toMatchObject({
      start: '2026-10-13T00:00',
      end: '2026-10-14T00:00',
      all_day: true,
    });
    const incomplete = refused('event.incomplete');
    await expect(make(anna, ' ')).rejects.toEqual(incomplete);
    await expect(make(anna, 'X', { date: undefined })).rejects.toEqual(incomplete);
    await expect(make(anna, 'X', { time: undefined })).rejects.toEqual(incomplete);
  });

  test('[P6] not before today, by the calendar on the event’s own wall', async () => {
    await expect(make(anna, 'Gone', { date: '2026-10-04' })).rejects.toMatchObject({
      fields: { date: expect.anything() },
    });
    // At ten in the morning in Greenwich it is still the 5th in Honolulu, and nowhere any more the 4th.
    await make(anna, 'Still today', { date: '2026-10-05', zone: 'Pacific/Honolulu' });
    await expect(make(anna, 'Gone', { date: '2026-10-05', zone: 'Pacific/Kiritimati' })).rejects.toEqual(
      refused('input.wrong'),
    );
  });

  test('[P6] sent twice it is stored once; under an id that something else has it is refused', async () => {
    const id = newId();
    const first = await make(anna, 'Choir', { id });
    expect(await make(anna, 'Choir', { id })).toEqual(first);
    await expect(make(bram, 'Choir', { id })).rejects.toEqual(refused('id.taken'));
  });

  test.each([
    ['a rule that is none', { repeat: { rule: 'FREQ=HOURLY' } }],
    ['a rule with a word too many', { repeat: { rule: 'FREQ=DAILY;X=1' } }],
    ['a zone that is none', { zone: 'Mars/Olympus' }],
    ['an end before its start', { start: '2026-10-13T15:00', end: '2026-10-13T14:00' }],
    ['a 30th of February', { start: '2027-02-30T15:00' }],
    ['25 o’clock', { time: '25:00' }],
    ['somebody who is not here', { attendees: [newId()] }],
    ['a reminder a year before', { reminders: [525_600] }],
    ['six reminders', { reminders: [1, 2, 3, 4, 5, 6] }],
    ['a title that is a letter', { title: 'x'.repeat(121) }],
  ])('[P6] refuses %s', async (_, more) => {
    await expect(make(anna, 'Wrong', more)).rejects.toEqual(refused('input.wrong'));
  });
});

describe('who may', () => {
  test('[P6] a stranger finds nothing; a guest reads and answers, and neither makes nor changes', async () => {
    const event = await make(anna, 'Supper');
    for (const deed of [
      () => make(outsider, 'X'),
      () => change(outsider, event, { title: 'X' }),
      () => remove(outsider, event),
      () => answer(outsider, event, {}),
      () => outsider.call(calls.listEvents, { params, query: {} }),
    ])
      await expect(deed()).rejects.toEqual(refused('found.not'));
    for (const deed of [
      () => make(gast, 'X'),
      () => change(gast, event, { title: 'X' }),
      () => remove(gast, event),
    ])
      await expect(deed()).rejects.toEqual(refused('allowed.not'));
    expect(await answer(gast, event, { answer: 'maybe', reason: 'If the train runs' })).toMatchObject([
      {
        attendees: [
          { person_id: anna.id },
          { person_id: gast.id, answer: 'maybe', reason: 'If the train runs' },
        ],
      },
    ]);
  });

  test('[P6] a member changes what another made, and takes away only what is theirs; an owner any', async () => {
    const event = await make(anna, 'Roof');
    expect(await change(bram, event, { title: 'The roof' })).toMatchObject([
      { title: 'The roof', sequence: 1 },
    ]);
    await expect(remove(bram, event)).rejects.toEqual(refused('allowed.not'));
    const his = await make(bram, 'His own', { notes: 'Nobody else’s' });
    const [gone] = await remove(anna, his);
    expect(gone).toMatchObject({ title: '', notes: '', attendees: [], deleted_at: expect.any(String) });
    expect(await remove(bram, his)).toEqual([gone]);
    await expect(change(bram, his, { title: 'X' })).rejects.toEqual(refused('found.not'));
  });

  test('[P6] an archived salon is only read; whoever was taken out finds nothing any more', async () => {
    const space_id = (await anna.found('Closed')).id;
    const event = await make(anna, 'X', {}, { space_id });
    await anna.call(archiveSpace, { params: { space_id }, body: { archived: true } });
    for (const deed of [
      () => make(anna, 'Y', {}, { space_id }),
      () => change(anna, event, { title: 'Y' }),
      () => answer(anna, event, {}),
      () => remove(anna, event),
    ])
      await expect(deed()).rejects.toEqual(refused('space.archived'));
    const carla = await home.town.guestOf(anna, params.space_id, 'Carla');
    const hers = await make(carla, 'Hers');
    await anna.call(removeMember, { params: { ...params, person_id: carla.id } });
    await expect(change(carla, hers, { title: 'Y' })).rejects.toEqual(refused('found.not'));
    expect(
      (await carla.call(calls.myEvents, { query: { from: '2026-10-01', to: '2026-10-31' } })).events,
    ).toEqual([]);
  });
});

describe('one day of a series, it and the later ones, or all', () => {
  test('[P6] one day moves alone, and what all are called later it is called too', async () => {
    const series = await make(anna, 'Breakfast', tuesdays);
    const third = { scope: 'this', original_start: '2026-10-27T15:00' };
    const moved = { start: '2026-10-28T09:00', end: '2026-10-28T10:00' };
    const [day] = await change(anna, series, { ...third, ...moved, new_id: newId() });
    expect(day).toMatchObject({ series_id: series.id, original_start: '2026-10-27T15:00', repeat: null });
    await change(anna, series, { title: 'Early breakfast' });
    expect(await days('Early breakfast')).toEqual(
      ['10-13T15:00', '10-20T15:00', '10-28T09:00', '11-03T15:00', '11-10T15:00'].map(
        (at) => `${at} Early breakfast`,
      ),
    );
    await remove(anna, day!, { scope: 'this' });
    expect(await days('Early breakfast')).toHaveLength(4);
    await expect(change(anna, series, { ...third, ...moved })).rejects.toEqual(refused('found.not'));
  });

  test('[P6] it and the later ones become a series of their own, counted on', async () => {
    const series = await make(anna, 'Swim', tuesdays);
    const later = { scope: 'later', original_start: '2026-10-27T15:00', new_id: newId() };
    const both = await change(anna, series, {
      ...later,
      title: 'Swim early',
      start: '2026-10-28T08:00',
      end: '2026-10-28T09:00',
    });
    expect(both).toMatchObject([{ id: series.id }, { id: later.new_id, title: 'Swim early' }]);
    // Sent once more, as an outbox does that has not heard the answer.
    await change(anna, series, {
      ...later,
      title: 'Swim early',
      start: '2026-10-28T08:00',
      end: '2026-10-28T09:00',
    });
    expect(await days('Swim')).toEqual(['10-13T15:00 Swim', '10-20T15:00 Swim']);
    expect(await days('Swim early')).toEqual([
      '10-28T08:00 Swim early',
      '11-04T08:00 Swim early',
      '11-11T08:00 Swim early',
    ]);
  });

  test('[P6] all move with one, and what was said of single days moves along', async () => {
    const series = await make(anna, 'Choir at eight', tuesdays);
    await answer(anna, series, { answer: 'no', reason: 'Away', original_start: '2026-10-20T15:00' });
    await remove(anna, series, { scope: 'this', original_start: '2026-11-03T15:00' });
    const [after] = await change(anna, series, {
      original_start: '2026-10-20T15:00',
      start: '2026-10-21T20:00',
      end: '2026-10-21T22:00',
    });
    expect(after).toMatchObject({
      start: '2026-10-14T20:00',
      end: '2026-10-14T22:00',
      repeat: { except: ['2026-11-04T20:00'] },
    });
    expect(after!.attendees[0]!.on_days).toMatchObject([
      { original_start: '2026-10-21T20:00', answer: 'no' },
    ]);
    expect(await days('Choir at eight')).toHaveLength(4);
  });

  test('[P6] taken away: one day, then the later ones, then the rest; the last day takes the series with it', async () => {
    const series = await make(anna, 'Walk', tuesdays);
    await remove(anna, series, { scope: 'this', original_start: '2026-10-20T15:00' });
    await remove(anna, series, { scope: 'later', original_start: '2026-11-03T15:00' });
    expect(await days('Walk')).toEqual(['10-13T15:00 Walk', '10-27T15:00 Walk']);
    await remove(anna, series, { scope: 'this', original_start: '2026-10-13T15:00' });
    await remove(anna, series, { scope: 'this', original_start: '2026-10-27T15:00' });
    expect(await days('Walk')).toEqual([]);
    expect((await list(anna)).some(({ id }) => id === series.id)).toBe(false);
  });

  test('[P6] of two who change the same day at once neither makes a second one', async () => {
    const series = await make(anna, 'Lanterns', tuesdays);
    const day = { scope: 'this', original_start: '2026-10-20T15:00' };
    await Promise.all([
      change(anna, series, { ...day, place: 'River', new_id: newId() }),
      change(bram, series, { ...day, notes: 'Bring matches', new_id: newId() }),
    ]);
    const rows = (await list(anna)).filter(({ series_id }) => series_id === series.id);
    expect(rows).toMatchObject([{ place: 'River', notes: 'Bring matches' }]);
  });

  test('[P6] of two who part a series at once each gets their part, and every day stands once', async () => {
    const series = await make(anna, 'Garden', tuesdays);
    const part = (who: Citizen, original_start: string, place: string) =>
      change(who, series, { scope: 'later', original_start, place, new_id: newId() }).catch(() => []);
    await Promise.all([part(anna, '2026-10-20T15:00', 'A'), part(bram, '2026-11-03T15:00', 'B')]);
    const stood = await days('Garden');
    expect(stood).toEqual([...new Set(stood)]);
    expect(stood).toHaveLength(5);
  });
});

describe('who comes', () => {
  test('[P6] an answer is for one day or for all, with its reason; who was asked anew keeps theirs', async () => {
    const series = await make(anna, 'Table', { ...tuesdays, attendees: [bram.id] });
    await answer(bram, series, { answer: 'no', reason: 'Night shift', original_start: '2026-10-20T15:00' });
    const [all] = await answer(bram, series, { answer: 'yes' });
    expect(all!.attendees).toMatchObject([{ person_id: bram.id, answer: 'yes', reason: '', on_days: [] }]);
    const [asked] = await change(anna, series, { attendees: [anna.id, bram.id] });
    expect(asked!.attendees.map(({ answer: said }) => said)).toEqual(['yes', 'yes']);
    await expect(answer(bram, series, { original_start: '2026-10-21T15:00' })).rejects.toEqual(
      refused('found.not'),
    );
  });

  test('[P6] whoever catches up is told the same rows', async () => {
    const event = await make(anna, 'Told later');
    const { changes } = await bram.call(changesSince, { params, query: { since: event.rev - 1 } });
    expect(changes).toContainEqual(expect.objectContaining({ event: 'calendar.changed', data: event }));
  });
});
