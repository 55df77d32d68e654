import { newId } from '@kinsong/contract/common/ids.ts';
import { settleThread } from '@kinsong/contract/guide/chat.ts';
import * as calls from '@kinsong/contract/guide/memory.ts';
import { removeMember } from '@kinsong/contract/spaces/spaces.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../test/app.ts';
import { Conversation } from '../../../test/conversation.ts';
import { FakeModel } from '../../../test/models/fake-model.ts';
import type { Citizen } from '../../../test/people.ts';

let home: TestApp;
let fake: FakeModel;
let anna: Citizen;
let bram: Citizen;
let olaf: Citizen;
let family: string;
const refused = (code: string): object => expect.objectContaining({ code }) as object;

beforeAll(async () => {
  fake = await FakeModel.open();
  home = await openTestApp({ settings: fake.settings() });
});
beforeEach(async () => {
  fake.asked.length = 0;
  anna = await home.town.person('Anna');
  family = (await anna.found('The Dekkers', 'family')).id;
  bram = await home.town.guestOf(anna, family, 'Bram');
  olaf = await home.town.person('Olaf');
});
afterAll(async () => {
  await home.close();
  await fake.close();
});

type Scope = { scope: 'me' } | { scope: 'family' | 'guild'; scope_space_id: string };
const remember = (who: Citizen, text: string, scope: Scope = { scope: 'me' }, id = newId()) =>
  who.call(calls.remember, { body: { id, text, ...scope } });
const listed = async (who: Citizen) => (await who.call(calls.memories, {})).memories;
const texts = async (who: Citizen) => (await listed(who)).map(({ text }) => text);
const ofFamily = (): Scope => ({ scope: 'family', scope_space_id: family });

test('[G7] a fact carries who said it, when and for whom; it is listed, changed, and erased one by one', async () => {
  const fact = await remember(anna, 'I sleep badly before the full moon');
  expect(fact).toMatchObject({
    said_by: anna.id,
    said_by_name: 'Anna',
    scope: 'me',
    scope_name: 'Only you',
    mine: true,
    said_at: expect.any(String),
  });
  const params = { memory_id: fact.id };
  await anna.call(calls.changeMemory, { params, body: { text: 'I sleep well now' } });
  expect(await texts(anna)).toEqual(['I sleep well now']);
  await anna.call(calls.forgetMemory, { params });
  expect(await texts(anna)).toEqual([]);
});

test('remembered twice with the same id, it is remembered once; nobody takes the id of another', async () => {
  const id = newId();
  await remember(anna, 'Once', { scope: 'me' }, id);
  await remember(anna, 'Once', { scope: 'me' }, id);
  expect(await texts(anna)).toEqual(['Once']);
  await expect(remember(bram, 'Mine', { scope: 'me' }, id)).rejects.toEqual(refused('id.taken'));
});

describe('[G7] nothing crosses scopes', () => {
  test("what is for oneself is nobody else's, neither to read, to change nor to erase", async () => {
    const { id } = await remember(anna, 'Only mine');
    for (const other of [bram, olaf]) {
      expect(await texts(other)).toEqual([]);
      const params = { memory_id: id };
      await expect(other.call(calls.changeMemory, { params, body: { text: 'X' } })).rejects.toEqual(
        refused('found.not'),
      );
      await expect(other.call(calls.forgetMemory, { params })).rejects.toEqual(refused('found.not'));
    }
  });

  test('what is for a family is known to it and to nobody else; only who said it changes it', async () => {
    const { id } = await remember(anna, 'We eat at six', ofFamily());
    expect(await listed(bram)).toMatchObject([
      { text: 'We eat at six', scope_name: 'The Dekkers', mine: false },
    ]);
    expect(await texts(olaf)).toEqual([]);
    const forget = (who: Citizen) => who.call(calls.forgetMemory, { params: { memory_id: id } });
    await expect(forget(bram)).rejects.toEqual(refused('allowed.not'));
    await expect(forget(olaf)).rejects.toEqual(refused('found.not'));
  });

  test('who left the family no longer knows it, and the guide no longer uses it for them', async () => {
    await remember(anna, 'The key is under the blue pot', ofFamily());
    const talk = await Conversation.withYes(bram);
    await Conversation.withYes(anna);
    await talk.say('Where is the key?');
    expect(fake.asked.at(-1)!.text).toContain('blue pot');
    await anna.call(removeMember, { params: { space_id: family, person_id: bram.id } });
    await talk.say('Where was the key?');
    expect(fake.asked.at(-1)!.text).not.toContain('blue pot');
    expect(await texts(bram)).toEqual([]);
  });

  test('a scope that one is not in, or of another kind, is refused', async () => {
    await expect(remember(olaf, 'X', ofFamily())).rejects.toEqual(refused('found.not'));
    const wrong: Scope = { scope: 'guild', scope_space_id: family };
    await expect(remember(anna, 'X', wrong)).rejects.toEqual(refused('memory.scope'));
    await expect(remember(anna, 'X', { scope: 'family' } as Scope)).rejects.toEqual(refused('memory.scope'));
  });
});

test('[G7] everything is erased by a typed word, and only what one said oneself', async () => {
  await remember(anna, 'One');
  await remember(anna, 'Two', ofFamily());
  await remember(bram, 'Three', ofFamily());
  const all = (word: string) => anna.call(calls.forgetAll, { body: { word } });
  for (const word of ['', 'yes', 'forget']) await expect(all(word)).rejects.toEqual(refused('memory.word'));
  expect(await all(calls.erasingWord)).toEqual({ forgotten: 2 });
  expect(await texts(anna)).toEqual(['Three']);
  const { rows } = await home.app.house.db.runText(
    `select * from guide_memories where person_id = '${anna.id}'`,
  );
  expect(rows).toEqual([]);
});

test('[G7] switched off, nothing is remembered and nothing is used; what was there stays until it is erased', async () => {
  const talk = await Conversation.withYes(anna);
  await remember(anna, 'My horse is called Wolke');
  await talk.say('What is my horse called?');
  expect(fake.asked.at(-1)!.text).toContain('Wolke');
  expect(fake.asked.at(-1)!.text).toContain('guide__remember');
  await anna.call(settleThread, { body: { memory_on: false } });
  await expect(remember(anna, 'More')).rejects.toEqual(refused('memory.off'));
  await talk.say('And my horse?');
  const { messages } = fake.asked.at(-1)!.body as { messages: { role: string; content: string }[] };
  expect(messages[0]!.content).not.toContain('Wolke');
  expect(fake.asked.at(-1)!.text).not.toContain('guide__remember');
  expect(await anna.call(calls.memories, {})).toMatchObject({
    on: false,
    memories: [{ text: 'My horse is called Wolke' }],
  });
});
