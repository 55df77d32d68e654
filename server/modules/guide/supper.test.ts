import { myEvents } from '@kinsong/contract/calendar/calendar.ts';
import { myReminders } from '@kinsong/contract/guide/proposals.ts';
import { listTasks, myTasks } from '@kinsong/contract/tasks/tasks.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../test/app.ts';
import { Conversation } from '../../test/conversation.ts';

let home: TestApp;

beforeAll(async () => {
  home = await openTestApp();
});
afterAll(() => home.close());

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
const named = (day: Date) =>
  day.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });

test('[G6] [G8] a supper for ten is planned in ten turns: in the calendar, on lists, in reminders', async () => {
  const ruth = await home.town.person('Ruth');
  const salon = (await ruth.found('Sunday Suppers')).id;
  const [hanna, piet] = [
    await home.town.guestOf(ruth, salon, 'Hanna'),
    await home.town.guestOf(ruth, salon, 'Piet'),
  ];
  const talk = await Conversation.of(ruth);
  const turns = [
    `Let’s have a supper for ten on ${named(inDays(20))} at half past six in the evening`,
    'Yes, and we need potatoes, two chickens and red cabbage',
    'yes. Hanna brings the bread and Piet brings the wine',
    'both',
    'Remind me the day before to take the chickens out of the freezer',
    'at nine in the morning',
    'yes',
    'Let’s move the supper to half past seven',
    'yes',
    'What is still open for the supper?',
  ];
  let left = '';
  for (const turn of turns) left = (await talk.say(turn)).response;

  const [day, before] = [inDays(20), inDays(19)].map((one) => one.toISOString().slice(0, 10));
  const { events } = await ruth.call(myEvents, { query: { from: day!, to: day! } });
  expect(events).toMatchObject([{ title: 'Supper for ten', start: `${day}T19:30` }]);
  const own = (await ruth.call(myTasks, {})).tasks;
  expect(own.map(({ text }) => text)).toEqual(['Get potatoes, two chickens and red cabbage']);
  const { tasks } = await ruth.call(listTasks, { params: { space_id: salon }, query: {} });
  expect(tasks.map(({ text, assigned_to }) => [text, assigned_to])).toEqual([
    ['Bring the bread', hanna.id],
    ['Bring the wine', piet.id],
  ]);
  const { reminders } = await ruth.call(myReminders, {});
  expect(reminders).toMatchObject([
    { text: 'Take the chickens out of the freezer', at: `${before}T09:00:00.000Z` },
  ]);
  for (const thing of ['Supper for ten', 'potatoes', 'bread', 'wine', 'freezer'])
    expect(left).toContain(thing);
});
