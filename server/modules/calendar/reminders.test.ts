import { createEvent, answerEvent, changeEvent, deleteEvent } from '@kinsong/contract/calendar/calendar.ts';
import { newId } from '@kinsong/contract/common/ids.ts';
import { openThread } from '@kinsong/contract/guide/chat.ts';
import { listMessages } from '@kinsong/contract/messages/messages.ts';
import { removeMember } from '@kinsong/contract/spaces/spaces.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { openNode, openTestApp, type TestApp } from '../../test/app.ts';
import type { Citizen } from '../../test/people.ts';
import { remindDue } from './reminders.ts';

let home: TestApp;
let anna: Citizen;
let bram: Citizen;
let params: { space_id: string };
let now = new Date();
const clock = { now: () => now };
const at = (time: string): void => void (now = new Date(`${time}:00Z`));

beforeAll(async () => {
  at('2026-10-13T08:00');
  home = await openTestApp({ clock });
  anna = await home.town.person('Anna');
  params = { space_id: (await anna.found('Oma’s Week')).id };
  bram = await home.town.guestOf(anna, params.space_id, 'Bram');
});
beforeEach(() => at('2026-10-13T08:00'));
afterAll(() => home.close());

const make = (title: string, more: object = {}) =>
  anna.call(createEvent, {
    params,
    body: {
      id: newId(),
      title,
      date: '2026-10-13',
      time: '15:00',
      zone: 'Europe/Berlin',
      attendees: [anna.id, bram.id],
      reminders: [30],
      ...more,
    },
  });
async function toldOf(who: Citizen, title: string): Promise<string[]> {
  const { space_id } = await who.call(openThread, {});
  const { messages } = await who.call(listMessages, { params: { space_id }, query: {} });
  return messages.map(({ content }) => content).filter((words) => words.includes(title));
}
const remind = (): Promise<void> => remindDue(home.app.house);
const tellsOnce = (who: Citizen, title: string, words: string) =>
  vi.waitFor(async () => expect(await toldOf(who, title)).toEqual([words]), 10_000);

describe('[P6] reminders', () => {
  test('come at their time and not before, in the thread of each, once on however many nodes', async () => {
    await make('Supper', { place: 'Oma’s kitchen' });
    at('2026-10-13T12:29');
    await remind();
    at('2026-10-13T12:30');
    const second = await openNode(home.databaseUrl, home.app.house.config.dataFolder, {}, clock);
    await Promise.all([remind(), remindDue(second.app.house), remind(), remindDue(second.app.house)]);
    const words = '“Supper” begins in 30 minutes, Tuesday 13 October at 15:00. Oma’s kitchen.';
    await tellsOnce(anna, 'Supper', words);
    await tellsOnce(bram, 'Supper', words);
    await second.close();
    at('2026-10-13T12:31');
    await remind();
    expect(await toldOf(anna, 'Supper')).toEqual([words]);
  });

  test('a series reminds before each of its days, but those that fell out, moved or were refused', async () => {
    const series = await make('Choir', { repeat: { rule: 'FREQ=DAILY;COUNT=4' } });
    const event = { params: { event_id: series.id } };
    await anna.call(deleteEvent, { ...event, query: { scope: 'this', original_start: '2026-10-14T15:00' } });
    await anna.call(changeEvent, {
      ...event,
      body: {
        scope: 'this',
        original_start: '2026-10-15T15:00',
        start: '2026-10-15T17:00',
        end: '2026-10-15T18:00',
      },
    });
    await bram.call(answerEvent, { ...event, body: { answer: 'no', original_start: '2026-10-16T15:00' } });
    for (const time of [
      '2026-10-13T12:30',
      '2026-10-14T12:30',
      '2026-10-15T12:30',
      '2026-10-15T14:30',
      '2026-10-16T12:30',
    ]) {
      at(time);
      await remind();
    }
    const days = async (who: Citizen) =>
      (await toldOf(who, 'Choir'))
        .map((words) => /\d+ \w+ at [\d:]+/.exec(words)?.[0] ?? words)
        .toSorted((one, other) => one.localeCompare(other));
    const all = ['13 October at 15:00', '15 October at 17:00', '16 October at 15:00'];
    await vi.waitFor(async () => expect(await days(anna)).toEqual(all), 10_000);
    expect(await days(bram)).toEqual(all.slice(0, 2));
  });

  test('what a closed house missed is said while it is of use; whoever left is not told', async () => {
    await make('Walk');
    const carla = await home.town.guestOf(anna, params.space_id, 'Carla');
    await make('Late', { time: '20:00', attendees: [anna.id, carla.id] });
    await anna.call(removeMember, { params: { ...params, person_id: carla.id } });
    at('2026-10-13T18:10');
    await remind();
    await tellsOnce(anna, 'Late', '“Late” has begun, Tuesday 13 October at 20:00.');
    expect(await toldOf(carla, 'Late')).toEqual([]);
    expect(await toldOf(anna, 'Walk')).toEqual([]);
  });
});
