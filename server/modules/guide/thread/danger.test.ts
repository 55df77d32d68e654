import { newId } from '@kinsong/contract/common/ids.ts';
import { DangerCard } from '@kinsong/contract/guide/danger-card.ts';
import { extraOf, type ExtraOf } from '@kinsong/contract/guide/message-extra.ts';
import { nudge, openThread } from '@kinsong/contract/guide/chat.ts';
import { createOwnTask } from '@kinsong/contract/tasks/tasks.ts';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../test/app.ts';
import { Conversation } from '../../../test/conversation.ts';
import { FakeModel } from '../../../test/models/fake-model.ts';
import { saying } from '../../../test/models/script.ts';
import { numbersFor } from '@kinsong/engines/guide/danger/numbers.ts';
import { remindOne } from '../reminders/unasked-reminders.job.ts';
import { promptingJob } from '../proposals/follow-up-prompts.ts';
import { remindingJob } from '../reminders/reminders.ts';
import { insertReminder } from '../reminders/reminders.sql.ts';

let home: TestApp;
let anna: Conversation;
let ahead = 0;
const now = (): Date => new Date(Date.now() + ahead);

beforeAll(async () => {
  home = await openTestApp({ clock: { now } });
});
beforeEach(async () => {
  ahead = 0;
  anna = await Conversation.of(await home.town.person('Anna'));
});
afterAll(() => home.close());

const dying = 'Someone has collapsed and is not breathing';
/** Longer than any delay of a prompt. */
const allDelays = 3600;

const kinds = async (): Promise<string[]> =>
  (await anna.messages()).map(({ extra }) =>
    extra?.kind === 'notification' ? String(extra['name']) : (extra?.kind ?? ''),
  );

async function newest(): Promise<ExtraOf<'guide'>> {
  const extra = extraOf((await anna.messages()).at(-1)?.extra);
  if (extra?.kind !== 'guide') throw new Error(`after it stands ${extra?.kind}`);
  return extra;
}

/** All that the house does by itself, and what it does when somebody opens their talk. */
async function everythingRuns(): Promise<void> {
  await anna.who.call(openThread, {});
  await promptingJob.run(home.app.house, {});
  await remindingJob.run(home.app.house, {});
  await remindOne(home.app.house, anna.who.id, now());
}

describe('danger is answered with a card of its own, and followed by nothing', () => {
  test("as a new person's third message: no welcome, no upload, no card, no reminder, until they go on by themselves", async () => {
    await anna.who.call(createOwnTask, { body: { id: newId(), text: 'Call the roofer', priority: 1 } });
    await anna.say('Hello');
    // Its own card and the welcome would come after the third message.
    await anna.say('We must sweep the yard');
    await insertReminder(home.app.house.db, {
      id: newId(),
      personId: anna.who.id,
      text: 'lock the gate',
      at: now(),
      taskId: null,
      repeat: null,
      toldAt: null,
    });
    await anna.say(`${dying}, we must call the neighbours`);
    expect((await newest()).danger?.card?.call).toEqual({ number: '112', where: 'Europe' });

    await pause(allDelays);
    await everythingRuns();
    expect(await kinds()).toEqual(['said', 'guide', 'said', 'guide', 'said', 'guide']);

    await anna.say('Thank you');
    await pause(allDelays);
    await everythingRuns();
    const after = (await kinds()).slice(6);
    expect(after).toEqual(expect.arrayContaining(['todo_prompt', 'welcome', 'upload_prompt', 'reminder']));
    // What the words of danger would have led to never comes.
    expect(after.filter((kind) => kind === 'todo_prompt')).toHaveLength(1);
  });

  test('a button that is pressed is going on as well', async () => {
    await anna.say(dying);
    await anna.who.call(nudge, { body: { id: newId() } });
    expect((await newest()).danger).toBeUndefined();
  });

  test('what one asked to be reminded of gives way for a day, and is not lost', async () => {
    const at = new Date(now().getTime() + 60_000);
    const reminder = {
      id: newId(),
      personId: anna.who.id,
      text: 'take the pills',
      at,
      taskId: null,
      repeat: null,
      toldAt: null,
    };
    await insertReminder(home.app.house.db, reminder);
    await anna.say(dying);
    ahead = 23 * 3_600_000;
    await everythingRuns();
    expect(await kinds()).toEqual(['said', 'guide']);
    ahead = 25 * 3_600_000;
    await everythingRuns();
    expect(await kinds()).toEqual(['said', 'guide', 'reminder']);
  });

  test('what is only asked after keeps its words, has no card, and is followed by nothing either', async () => {
    await anna.say('Hello');
    await anna.say('Hello again');
    const { response } = await anna.say('someone is breaking into our house right now');
    expect(response).toMatch(/^I may mishear this/);
    expect((await newest()).danger).toEqual({ card: null });
    await pause(allDelays);
    await everythingRuns();
    expect((await newest()).danger).toEqual({ card: null });
  });

  test('within the tale no page of it follows', async () => {
    const { response } = await anna.say(dying, { game_mode: true });
    expect(response).not.toContain('Chapter');
    expect((await newest()).danger?.card).not.toBeNull();
  });
});

describe('the card', () => {
  const call = (zone: string) => numbersFor(dying, zone);

  test('has the number of where the clocks are first, and the others as well', () => {
    expect(call('Europe/Amsterdam')).toMatchObject({
      call: { number: '112' },
      elsewhere: [{ number: '999' }, { number: '911' }],
    });
    expect(call('Europe/London')).toMatchObject({
      call: { number: '999' },
      elsewhere: [{ number: '112' }, {}],
    });
    expect(call('America/Toronto')).toMatchObject({
      call: { number: '911' },
      listening: [{ number: '988' }, { number: '116 123' }],
    });
    expect(call('UTC').call.number).toBe('112');
  });

  test('says first of all to go out where something burns, in three steps as everywhere', () => {
    expect(numbersFor('there is a fire in the kitchen', 'UTC').steps[0]?.lead).toBe('Everyone out first.');
    for (const text of [dying, 'there is a fire'])
      expect(DangerCard.parse(numbersFor(text, 'UTC')).steps).toHaveLength(3);
  });

  test('does not hinder an answer that was stored before there were cards', () => {
    const old = {
      kind: 'guide',
      mode: 'real_world',
      is_lyrical: false,
      by: 'built-in',
      model: null,
      state: 'done',
    };
    expect(extraOf({ ...old, answers: null, told: false })).toMatchObject({ kind: 'guide' });
  });
});

test('where a model answers otherwise, danger is answered by the house itself, and not a word of it goes out', async () => {
  const fake = await FakeModel.open();
  const house = await openTestApp({ settings: fake.settings({}) });
  try {
    fake.script = saying('The roof comes first, I think.');
    anna = await Conversation.withYes(await house.town.person('Anna'));
    expect(await anna.say('What shall I do first?')).toMatchObject({ mode: 'model' });
    expect(await anna.say(dying)).toMatchObject({ mode: 'built-in' });
    expect((await newest()).danger?.card).not.toBeNull();
    expect(fake.asked).toHaveLength(1);
    // Nor with what is said later.
    await anna.say('They are well again. What about the roof?');
    const { text } = fake.asked[1]!;
    expect(text).toContain('What shall I do first?');
    expect(text).not.toMatch(/not breathing|please call/i);
  } finally {
    await house.close();
    await fake.close();
  }
});
