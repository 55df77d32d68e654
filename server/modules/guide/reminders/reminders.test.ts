import { newId } from '@kinsong/contract/common/ids.ts';
import { settleThread } from '@kinsong/contract/guide/chat.ts';
import { answerProposal, dropReminder, myReminders } from '@kinsong/contract/guide/proposals.ts';
import { createOwnTask } from '@kinsong/contract/tasks/tasks.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../test/app.ts';
import { Conversation } from '../../../test/conversation.ts';
import { dayIn, momentIn } from '../local-time.ts';
import { acts, isQuiet, loop, remindSome } from './unasked-reminders.job.ts';
import { nextMoment } from './next-moment.ts';
import { remindingJob } from './reminders.ts';
import { insertReminder } from './reminders.sql.ts';

let home: TestApp;
let anna: Conversation;
let now = new Date();
const always = (): number => 0;

beforeAll(async () => {
  home = await openTestApp({ clock: { now: () => now } });
});
beforeEach(async () => {
  now = new Date('2026-11-25T10:00:00Z');
  anna = await Conversation.of(await home.town.person('Anna'));
});
afterAll(() => home.close());

const reminders = async (asked: boolean) =>
  (await anna.messages()).filter(({ extra }) => extra?.kind === 'reminder' && extra['asked_for'] === asked);
const task = (text: string) =>
  anna.who.call(createOwnTask, { body: { id: newId(), text, due_date: '2026-11-26', priority: 1 } });
async function talkOften(times: number): Promise<void> {
  for (let n = 0; n < times; n++) await anna.say('Hello');
}

test('what is asked for every day comes back each day; what came due while the house was down comes once', async () => {
  const [repeat, id] = ['FREQ=DAILY', newId()];
  const at = new Date('2026-11-25T10:05:00Z');
  const asked = { id, personId: anna.who.id, text: 'Feed the hens', at, taskId: null, toldAt: null };
  await insertReminder(home.app.house.db, { ...asked, repeat });
  const mine = async () => (await anna.who.call(myReminders, {})).reminders;
  expect(await mine()).toMatchObject([{ repeat, at: at.toISOString() }]);
  now = new Date('2026-11-25T10:05:30Z');
  await remindingJob.run(home.app.house, {});
  await remindingJob.run(home.app.house, {});
  expect(await reminders(true)).toHaveLength(1);
  expect(await mine()).toMatchObject([{ at: '2026-11-26T10:05:00.000Z', told_at: null }]);
  now = new Date('2026-11-28T12:00:00Z');
  await remindingJob.run(home.app.house, {});
  expect(await reminders(true)).toHaveLength(2);
  expect(await mine()).toMatchObject([{ at: '2026-11-29T10:05:00.000Z' }]);
});

test('what comes back keeps its hour through a change of the clocks', () => {
  const spring = new Date('2027-03-24T08:00:00Z');
  const next = nextMoment('FREQ=WEEKLY;BYDAY=WE', spring, spring, 'Europe/Berlin');
  expect(next).toEqual(new Date('2027-03-31T07:00:00Z'));
});

describe('[G8] the loop of reminders', () => {
  test('acts once in ten times, and then three times in ten', () => {
    expect(loop).toMatchObject({ every: 180_000, after: 10, first: 0.1, second: 0.3 });
    const chances = (...values: number[]) => acts(() => values.shift()!);
    expect([chances(0.05, 0.2), chances(0.05, 0.5), chances(0.5, 0.2)]).toEqual([true, false, false]);
  });

  test('speaks to whoever has said more than ten things, of a task that is really open', async () => {
    await task('Call the roofer');
    await talkOften(10);
    await remindSome(home.app.house, always);
    expect(await reminders(false)).toEqual([]);
    await talkOften(1);
    await remindSome(home.app.house, always);
    expect(await reminders(false)).toMatchObject([{ content: expect.stringContaining('Call the roofer') }]);
  });

  test('says nothing where nothing is open, in quiet hours, to whoever switched it off, and never more than twice a day', async () => {
    await talkOften(11);
    await remindSome(home.app.house, always);
    expect(await reminders(false)).toEqual([]);
    await task('Sweep the yard');
    now = new Date('2026-11-25T21:30:00Z');
    await remindSome(home.app.house, always);
    expect(await reminders(false)).toEqual([]);
    now = new Date('2026-11-25T11:00:00Z');
    await anna.who.call(settleThread, { body: { reminders_on: false } });
    await remindSome(home.app.house, always);
    expect(await reminders(false)).toEqual([]);
    await anna.who.call(settleThread, { body: { reminders_on: true } });
    for (let n = 0; n < 5; n++) await remindSome(home.app.house, always);
    expect(await reminders(false)).toHaveLength(2);
  });
});

describe('[G8] what one asked to be reminded of', () => {
  const run = () => remindingJob.run(home.app.house, {});
  async function modelRequest(words: string): Promise<void> {
    await anna.say(words);
    const card = (await anna.until((all) => all.some(({ extra }) => extra?.kind === 'proposal'))).findLast(
      ({ extra }) => extra?.kind === 'proposal',
    )!;
    await anna.who.call(answerProposal, { params: { proposal_id: card.id }, body: { answer: 'yes' } });
  }

  test('comes at its time and not before, once, however often the job runs; quiet hours do not hold it back', async () => {
    await modelRequest('Remind me on the 27th at 22:00 to lock the gate');
    now = new Date('2026-11-27T21:59:00Z');
    await run();
    expect(await reminders(true)).toEqual([]);
    now = new Date('2026-11-27T22:00:30Z');
    await Promise.all([run(), run()]);
    await run();
    expect(await reminders(true)).toMatchObject([{ content: expect.stringMatching(/lock the gate/i) }]);
    expect((await anna.who.call(myReminders, {})).reminders).toEqual([]);
  });

  test('changed by hand on its card it is held to what can be meant, is told so in our words, and the card stays', async () => {
    await anna.say('Remind me tomorrow at 9 am to water the fern');
    const [card] = (await anna.messages()).filter(({ extra }) => extra?.kind === 'proposal');
    const yes = (args: Record<string, unknown>) =>
      anna.who.call(answerProposal, { params: { proposal_id: card!.id }, body: { answer: 'yes', args } });
    const wrong = (fields: object) => ({ code: 'input.wrong', fields });
    const noDay = 'Write a day of the calendar like 2026-10-24, between the years 1900 and 2200.';
    await expect(yes({ day: '2026-11-31' })).rejects.toMatchObject(wrong({ day: noDay }));
    await expect(yes({ day: 'the 25th' })).rejects.toMatchObject(wrong({ day: noDay }));
    const unread = 'This is not written as it should be.';
    await expect(yes({ time: '25:00' })).rejects.toMatchObject(wrong({ time: unread }));
    await expect(yes({ text: ' ' })).rejects.toMatchObject(wrong({ text: 'This is too short, or missing.' }));
    await expect(yes({ day: null })).rejects.toMatchObject(wrong({ day: 'Which day?' }));
    await expect(yes({ day: '2026-11-25', time: '10:00' })).rejects.toMatchObject({ code: 'reminder.over' });
    await expect(yes({ day: '2036-11-26' })).rejects.toMatchObject({ code: 'reminder.far' });
    await expect(yes({ day: '2200-12-31' })).rejects.toMatchObject({ code: 'reminder.far' });
    await expect(yes({ day: '9999-12-31' })).rejects.toMatchObject(wrong({ day: noDay }));
    const [still] = (await anna.messages()).filter(({ extra }) => extra?.kind === 'proposal');
    expect(still!.extra).toMatchObject({ state: 'open' });
    expect(await yes({ day: '2036-11-25', time: '09:00' })).toMatchObject({ state: 'changed' });
    const { reminders: open } = await anna.who.call(myReminders, {});
    expect(open).toMatchObject([{ at: '2036-11-25T09:00:00.000Z' }]);
  });

  test('dropped, it does not come; and nobody drops what is of another', async () => {
    await modelRequest('Remind me tomorrow at 9 am to water the fern');
    const { reminders: open } = await anna.who.call(myReminders, {});
    const params = { reminder_id: open[0]!.id };
    const bram = await home.town.person('Bram');
    await expect(bram.call(dropReminder, { params })).rejects.toMatchObject({ code: 'found.not' });
    await anna.who.call(dropReminder, { params });
    now = new Date('2026-11-28T10:00:00Z');
    await run();
    expect(await reminders(true)).toEqual([]);
  });
});

describe('the hours of a zone', () => {
  test('a time of a day is the moment at which the clocks there show it, in winter, in summer and around the change', () => {
    expect(momentIn('2026-12-24', '18:00', 'Europe/Amsterdam').toISOString()).toBe(
      '2026-12-24T17:00:00.000Z',
    );
    expect(momentIn('2026-07-01', '09:00', 'America/New_York').toISOString()).toBe(
      '2026-07-01T13:00:00.000Z',
    );
    expect(momentIn('2026-03-29', '03:30', 'Europe/Amsterdam').toISOString()).toBe(
      '2026-03-29T01:30:00.000Z',
    );
    expect(momentIn('2026-10-25', '09:00', 'Europe/Amsterdam').toISOString()).toBe(
      '2026-10-25T08:00:00.000Z',
    );
    expect(momentIn('2026-11-25', '09:00', 'Asia/Kathmandu').toISOString()).toBe('2026-11-25T03:15:00.000Z');
  });

  test('it is tomorrow already in the east; quiet hours may go over midnight', () => {
    expect(dayIn(new Date('2026-11-25T22:00:00Z'), 'Asia/Tokyo')).toBe('2026-11-26');
    expect([23, 3, 8, 12].map((hour) => isQuiet(hour, 21, 8))).toEqual([true, true, false, false]);
    expect([0, 12].map((hour) => isQuiet(hour, 0, 0))).toEqual([false, false]);
  });
});
