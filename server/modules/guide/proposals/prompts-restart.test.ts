import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openThread } from '@kinsong/contract/guide/chat.ts';
import { answerProposal } from '@kinsong/contract/guide/proposals.ts';
import type { Message } from '@kinsong/contract/messages/messages.ts';
import { myTasks } from '@kinsong/contract/tasks/tasks.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openNode } from '../../../test/app.ts';
import { Conversation } from '../../../test/conversation.ts';
import { freshDatabase, type FreshDatabase } from '../../../test/database.ts';
import { Citizen, Town } from '../../../test/people.ts';
import { promptingJob } from './follow-up-prompts.ts';

let folder: string;
let database: FreshDatabase;
/** People come in by a node that stays; the other one goes down. */
let door: Awaited<ReturnType<typeof openNode>>;
let node: Awaited<ReturnType<typeof openNode>>;
let town: Town;
let now = new Date('2026-11-20T10:00:00Z');

beforeAll(async () => {
  [database, folder] = await Promise.all([freshDatabase(), mkdtemp(join(tmpdir(), 'kinsong-prompts-'))]);
  door = await start();
  node = await start();
  town = new Town(door.app.house, door.base);
});
afterAll(async () => {
  await Promise.all([door.close(), node.close()]);
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

const start = () => openNode(database.url, folder, {}, { now: () => now });

/** How many rows a question finds, whoever answers it. */
async function count(text: string): Promise<number> {
  const { rows } = await node.app.house.db.runText(`select count(*)::int as n ${text}`);
  return (rows[0] as { n: number }).n;
}

/**
 * Says this, and the house goes down before what follows was shown. A house on a busy machine may have shown it by then:
 * then somebody else says it again.
 */
async function cutOffAfter(words: readonly string[], owes: (id: string) => string): Promise<Conversation> {
  for (let n = 1; ; n++) {
    const { id, name, token } = await town.person(`Anna ${n}`);
    const here = (): Promise<Conversation> => Conversation.of(new Citizen(node.base, token ?? '', id, name));
    const anna = await here();
    for (const word of words) await anna.say(word);
    await node.close();
    node = await start();
    if ((await count(owes(id))) > 0) return here();
  }
}

const ofKind = (messages: readonly Message[], kind: string): Message[] =>
  messages.filter(({ extra }) => extra?.kind === kind);

async function aMinuteLater(): Promise<void> {
  now = new Date(now.getTime() + 60_000);
  await promptingJob.run(node.app.house, {});
}

test('[G4] a card that was still to come when the house went down is shown when its person is back, once, and its Yes is done', async () => {
  const anna = await cutOffAfter(
    ['We must urgently mend the gutter'],
    (id) => `from guide_proposals where person_id = '${id}' and due_at is not null`,
  );
  now = new Date(now.getTime() + 5000);
  await anna.who.call(openThread, {});
  await anna.who.call(openThread, {});
  await aMinuteLater();
  const [card, ...more] = ofKind(await anna.messages(), 'todo_prompt');
  expect(more).toEqual([]);
  expect(card!.extra).toMatchObject({ state: 'open', args: { title: 'Mend the gutter', priority: 1 } });
  // No day was said.
  expect(card!.extra?.['args']).not.toHaveProperty('due_date');
  await anna.who.call(answerProposal, { params: { proposal_id: card!.id }, body: { answer: 'yes' } });
  expect((await anna.who.call(myTasks, {})).tasks).toMatchObject([
    { priority: 1, origin: { type: 'message' } },
  ]);
  await aMinuteLater();
  expect(ofKind(await anna.messages(), 'todo_prompt')).toEqual([]);
});

test('[G4] the same where its person does not look: the house shows it by itself; and shown just before it went down, it stands there once', async () => {
  const anna = await cutOffAfter(
    ['Remember to water the roses'],
    (id) => `from guide_proposals where person_id = '${id}' and due_at is not null`,
  );
  await aMinuteLater();
  const shown = ofKind(await anna.messages(), 'todo_prompt');
  expect(shown).toHaveLength(1);
  // As if the house had gone down between the showing and the note of it.
  await node.app.house.db.runText(`update guide_proposals set due_at = made_at where id = '${shown[0]!.id}'`);
  await aMinuteLater();
  expect(ofKind(await anna.messages(), 'todo_prompt')).toEqual(shown);
  expect(await count(`from guide_proposals where due_at is not null`)).toBe(0);
});

test('[G4] the welcome after the second message and the question after the third, owed when the house went down, come from the next, once each', async () => {
  const anna = await cutOffAfter(
    ['Hello', 'How are you?', 'A fine day'],
    (id) =>
      `from (select) as one where not exists (select from guide_marks where person_id = '${id}' and name in ('welcome', 'upload'))`,
  );
  await aMinuteLater();
  await anna.say('Hello again');
  await aMinuteLater();
  const messages = await anna.messages();
  expect(messages.filter(({ extra }) => extra?.['name'] === 'welcome')).toHaveLength(1);
  expect(ofKind(messages, 'upload_prompt')).toHaveLength(1);
});
