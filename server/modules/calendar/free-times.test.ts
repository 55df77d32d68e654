import { answerEvent, changeEvent, createEvent } from '@kinsong/contract/calendar/calendar.ts';
import { freeTimes, readShownFree, showFree } from '@kinsong/contract/calendar/free-times.ts';
import { newId } from '@kinsong/contract/common/ids.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../test/app.ts';
import type { Citizen } from '../../test/people.ts';

let home: TestApp;
let anna: Citizen;
let bram: Citizen;
let carla: Citizen;
let params: { space_id: string };
const zone = 'Europe/Berlin';

beforeAll(async () => {
  home = await openTestApp({ clock: { now: () => new Date('2026-10-12T10:00:00Z') } });
  anna = await home.town.person('Anna');
  params = { space_id: (await anna.found('The Long Table')).id };
  bram = await home.town.guestOf(anna, params.space_id, 'Bram');
  carla = await home.town.guestOf(anna, params.space_id, 'Carla');
});
afterAll(() => home.close());

const everyDay = (from: string, to: string) =>
  [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from, to }));
const show = (who: Citizen, shown: boolean, from = '09:00', to = '21:00') =>
  who.call(showFree, { params, body: { shown, zone, hours: everyDay(from, to) } });
const make = (who: Citizen, space_id: string, more: object) =>
  who.call(createEvent, {
    params: { space_id },
    body: { id: newId(), title: 'Something secret', zone, date: '2026-10-13', time: '10:00', ...more },
  });
const ask = (who: Citizen, more: object = {}) =>
  who.call(freeTimes, { params, query: { from: '2026-10-13', days: 1, minutes: 60, zone, ...more } });
const of = ({ people }: Awaited<ReturnType<typeof ask>>, { id }: Citizen) =>
  people.find(({ person_id }) => person_id === id)!;

test('[P6] nothing is told of anybody who has not chosen to show it', async () => {
  expect(await bram.call(readShownFree, { params })).toMatchObject({ shown: false });
  await make(bram, params.space_id, {});
  const answer = await ask(anna);
  expect(of(answer, bram)).toEqual({ person_id: bram.id, shown: false, busy: [] });
  await show(bram, true);
  await show(bram, false);
  expect(of(await ask(anna), bram)).toEqual({ person_id: bram.id, shown: false, busy: [] });
  const outsider = await home.town.person('Olaf');
  await expect(ask(outsider)).rejects.toMatchObject({ code: 'found.not' });
  await expect(
    outsider.call(showFree, { params, body: { shown: true, zone, hours: [] } }),
  ).rejects.toMatchObject({ code: 'found.not' });
});

test('[P6] of whoever did, when they are busy in whichever salon, and never with what', async () => {
  await show(bram, true);
  await show(carla, true, '12:00', '20:00');
  const elsewhere = (await bram.found('Elsewhere')).id;
  const swim = await make(bram, elsewhere, {
    time: '13:00',
    duration: '2h',
    repeat: { rule: 'FREQ=DAILY;COUNT=9' },
  });
  await make(bram, elsewhere, { time: '16:00', type: 'deadline' });
  await make(bram, elsewhere, { type: 'celebration', duration: '8h' });
  const answer = await ask(anna);
  expect(JSON.stringify(answer)).not.toContain('secret');
  const utc = (time: string) => `2026-10-${time}:00.000Z`;
  expect(of(answer, bram).busy).toEqual([
    { start: utc('12T22:00'), end: utc('13T07:00') },
    { start: utc('13T08:00'), end: utc('13T09:00') },
    { start: utc('13T11:00'), end: utc('13T13:00') },
    { start: utc('13T19:00'), end: utc('13T22:00') },
  ]);
  // From noon for Carla, but at one Bram swims; so at noon, and again after three.
  expect(answer.suggestions.map(({ start }) => start)).toEqual([utc('13T10:00'), utc('13T13:00')]);
  const event = { params: { event_id: swim.id } };
  await bram.call(answerEvent, { ...event, body: { answer: 'no', original_start: '2026-10-13T13:00' } });
  expect((await ask(anna)).suggestions.map(({ start }) => start)).toEqual([utc('13T10:00')]);
  const day = { scope: 'this', original_start: '2026-10-14T13:00' } as const;
  await bram.call(changeEvent, {
    ...event,
    body: { ...day, start: '2026-10-13T12:30', end: '2026-10-13T13:30' },
  });
  expect((await ask(anna)).suggestions.map(({ start }) => start)).toEqual([utc('13T11:30')]);
  expect((await ask(anna, { people: carla.id })).people.map(({ person_id }) => person_id)).toEqual([
    carla.id,
  ]);
});

test('[P6] refuses hours that end before they begin; a suggestion is never over already', async () => {
  await expect(show(anna, true, '12:00', '11:00')).rejects.toMatchObject({
    fields: { hours: expect.anything() },
  });
  const { suggestions } = await ask(carla, { from: '2026-10-12', people: anna.id });
  for (const { start } of suggestions) expect(start >= '2026-10-12T10:00').toBe(true);
});
