import { newId } from '@kinsong/contract/common/ids.ts';
import { extraOf, type ExtraOf } from '@kinsong/contract/guide/message-extra.ts';
import { answerProposal, myReminders } from '@kinsong/contract/guide/proposals.ts';
import { createOwnTask, myTasks } from '@kinsong/contract/tasks/tasks.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../test/app.ts';
import { Conversation } from '../../../test/conversation.ts';
import { FakeModel } from '../../../test/models/fake-model.ts';
import type { Citizen } from '../../../test/people.ts';

let home: TestApp;
let fake: FakeModel;
let anna: Conversation;
let salon: string;
let bram: Citizen;
let stranger: Citizen;
const now = new Date('2026-11-20T10:00:00Z');

beforeAll(async () => {
  fake = await FakeModel.open();
  home = await openTestApp({ settings: fake.settings(), clock: { now: () => now } });
  const host = await home.town.person('Anna');
  salon = (await host.found('Mending the House')).id;
  anna = await Conversation.withYes(host);
  bram = await home.town.guestOf(host, salon, 'Bram');
  const elsewhere = (await bram.found('Only Bram')).id;
  stranger = await home.town.guestOf(bram, elsewhere, 'Stranger');
});
afterAll(async () => {
  await home.close();
  await fake.close();
});

type Offer = ExtraOf<'proposal'>;

/** The cards that a model's calls lead to after this sentence. */
async function offers(text: string, ...calls: readonly (readonly [string, object])[]): Promise<Offer[]> {
  fake.script = [
    { say: 'Shall I?' },
    ...calls.map(([tool, args]) => ({ propose: tool.replace('.', '__'), args })),
  ];
  const { message_id } = await anna.say(text);
  return (await anna.messages()).flatMap(({ extra }) => {
    const offer = extraOf(extra);
    return offer?.kind === 'proposal' && offer.message_id === message_id ? [offer] : [];
  });
}
const yes = (id: string, args?: Record<string, unknown>) =>
  anna.who.call(answerProposal, {
    params: { proposal_id: id },
    body: { answer: 'yes', ...(args === undefined ? {} : { args }) },
  });
const asksForDay = expect.objectContaining({ text: 'Which day?', tone: 'warm' }) as object;

describe('[G6] a day that a model proposes', () => {
  test.each([
    ['that there is not', '2026-11-31'],
    ['that is no day', 'next Friday'],
    ['with an hour', '2026-11-25T09:00:00Z'],
    ['that is over', '2025-11-25'],
    ['that was yesterday', '2026-11-19'],
    ['that is absurdly far', '2126-11-25'],
  ])('%s is not proposed: the card asks for it', async (_, day) => {
    const [task, reminder] = await offers(
      'Something about the roof',
      ['tasks.create', { title: 'Call the roofer', due_date: day }],
      ['guide.remind', { text: 'the roofer', day }],
    );
    expect(task).toMatchObject({ args: { title: 'Call the roofer', due_date: null } });
    expect(task!.card.facts).toContainEqual(asksForDay);
    expect(reminder).toMatchObject({ args: { text: 'the roofer', day: null } });
    expect(reminder!.card.facts).toEqual([asksForDay]);
    expect(JSON.stringify([task, reminder])).not.toContain(day);
  });

  test.each([
    ['today', 'The roof', '2026-11-20'],
    ['within two years', 'The roof', '2028-11-01'],
    ['over, where the person named it', 'It was due yesterday', '2026-11-19'],
    ['far, where the person named it', 'On 3 May 2031 she turns forty', '2031-05-03'],
  ])('%s is proposed as it is', async (_, text, due_date) => {
    const [task] = await offers(text, ['tasks.create', { title: 'Call the roofer', due_date }]);
    expect(task).toMatchObject({ args: { due_date } });
    expect(task!.card.facts).not.toContainEqual(asksForDay);
  });

  test('a card that asks is not done by a bare Yes, stays open, and is done with the day', async () => {
    const [offer] = await offers('The roof', ['guide.remind', { text: 'the roofer', day: '1999-01-01' }]);
    await expect(yes(offer!.proposal_id)).rejects.toMatchObject({
      code: 'input.wrong',
      fields: { day: 'Which day?' },
    });
    expect(await yes(offer!.proposal_id, { day: '2026-11-25' })).toMatchObject({ state: 'changed' });
    const { reminders } = await anna.who.call(myReminders, {});
    expect(reminders).toMatchObject([{ text: 'the roofer', at: expect.stringContaining('2026-11-25') }]);
  });

  test('a day taken away by hand is no question on the card any more', async () => {
    const [offer] = await offers('The roof', [
      'tasks.create',
      { title: 'Oil the gate', due_date: '2026-11-25' },
    ]);
    await yes(offer!.proposal_id, { due_date: null });
    const card = (await anna.messages()).find(({ id }) => id === offer!.proposal_id)
      ?.extra as unknown as Offer;
    expect(card).toMatchObject({ state: 'changed', card: { title: 'Oil the gate' } });
    expect(card.card.facts).not.toContainEqual(asksForDay);
  });

  test('another day for a task is asked for likewise, and no day stays no day', async () => {
    const id = newId();
    await anna.who.call(createOwnTask, { body: { id, text: 'Paint the door', due_date: '2026-11-22' } });
    const [wrong] = await offers('The door', ['tasks.reschedule', { task_id: id, due_date: '2020-01-01' }]);
    expect(wrong!.card.facts).toContainEqual(asksForDay);
    await expect(yes(wrong!.proposal_id)).rejects.toMatchObject({ fields: { due_date: 'Which day?' } });
    const [none] = await offers('The door', ['tasks.reschedule', { task_id: id, due_date: null }]);
    expect(none!.card.facts).not.toContainEqual(asksForDay);
    await yes(none!.proposal_id);
    const { tasks } = await anna.who.call(myTasks, {});
    expect(tasks.find((task) => task.id === id)).toMatchObject({ due_date: null });
  });
});

describe('[G6] [G7] a person whom a model names', () => {
  test('is proposed where they are, and nowhere else', async () => {
    const [there, nowhere] = await offers(
      'The roof',
      ['tasks.create', { title: 'There', assigned_to: bram.id, space_id: salon }],
      ['tasks.create', { title: 'Nowhere', assigned_to: bram.id }],
    );
    expect(there).toMatchObject({ args: { assigned_to: bram.id } });
    expect(there!.card.facts).toContainEqual(expect.objectContaining({ text: 'Bram' }));
    expect(nowhere!.args).not.toHaveProperty('assigned_to');
    expect(nowhere!.card.facts).toContainEqual(expect.objectContaining({ text: 'Anna, you' }));
  });

  test('of whom the person knows nothing is not named on any card', async () => {
    const id = newId();
    await anna.who.call(createOwnTask, { body: { id, text: 'Sweep the yard' } });
    const found = await offers(
      'The yard',
      ['tasks.create', { title: 'Rake', assigned_to: stranger.id, space_id: salon }],
      ['tasks.assign', { task_id: id, assigned_to: stranger.id }],
      ['guide.swap', { person_id: stranger.id, about: 'the yard' }],
    );
    expect(found.map(({ tool }) => tool)).toEqual(['tasks.create']);
    expect(JSON.stringify(found)).not.toContain('Stranger');
    expect(JSON.stringify(found)).not.toContain(stranger.id);
  });
});

describe('[G4] [G5] a card that comes of the sentence alone', () => {
  test.each([
    ['I must buy brushes tomorrow', '2026-11-21'],
    ['I need to buy brushes on the 25th, it is urgent', '2026-11-25'],
    ['I must buy brushes on Saturday or Sunday', null],
    ['I must buy brushes, like the ones from last Wednesday', undefined],
    ['I must buy brushes', undefined],
  ])('%s: the day that was said, a question where it may be several, and else none', async (text, due) => {
    fake.script = [{ say: 'All right.' }];
    const { message_id } = await anna.say(text);
    const all = await anna.until((some) => some.some(({ extra }) => extra?.['message_id'] === message_id));
    const card = all.find(({ extra }) => extra?.['message_id'] === message_id)!.extra!;
    expect(card.kind).toBe('todo_prompt');
    const { title, due_date } = card['args'] as Record<string, unknown>;
    expect({ title, due_date }).toEqual({ title: expect.stringMatching(/^Buy brushes/), due_date: due });
  });
});
