import { newId } from '@kinsong/contract/common/ids.ts';
import { searchEverywhere } from '@kinsong/contract/messages/message-lookup.ts';
import * as calls from '@kinsong/contract/messages/messages.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../test/app.ts';
import type { Citizen } from '../../test/people.ts';

let home: TestApp;
let anna: Citizen;
let bram: Citizen;
let params: { space_id: string };

beforeAll(async () => {
  home = await openTestApp();
  anna = await home.town.person('Anna');
  params = { space_id: (await anna.found('Mending the House')).id };
  bram = await home.town.guestOf(anna, params.space_id, 'Bram');
  await say(anna, 'The ladder stands in the shed', '2026-03-01T10:00:00.000Z');
  await say(bram, 'A ladder: https://ladders.example/long', '2026-03-05T10:00:00.000Z');
  await say(bram, 'Bread', '2026-03-09T10:00:00.000Z');
});
afterAll(() => home.close());

async function say(who: Citizen, content: string, at: string): Promise<void> {
  const { id } = await who.call(calls.postMessage, { params, body: { id: newId(), content } });
  await home.app.house.db.prepared('update messages set created_at = $2 where id = $1', [id, at]);
}

type Query = Parameters<typeof anna.call<typeof calls.searchMessages>>[1]['query'];
const found = async (query: Query) =>
  (await anna.call(calls.searchMessages, { params, query })).messages.map(({ content }) =>
    content.slice(0, 8),
  );

test.each<[string, Query, string[]]>([
  ['by words', { q: 'ladd' }, ['A ladder', 'The ladd']],
  ['by who said it', { by: 'bram' }, ['Bread', 'A ladder']],
  ['by words and who said it', { q: 'ladder', by: 'bram' }, ['A ladder']],
  ['from a day on', { from: '2026-03-05T00:00:00Z' }, ['Bread', 'A ladder']],
  ['up to a day', { q: 'ladder', until: '2026-03-05T00:00:00Z' }, ['The ladd']],
  ['between two', { from: '2026-03-02T00:00:00Z', until: '2026-03-08T00:00:00Z' }, ['A ladder']],
  ['what has a link', { has: 'link' }, ['A ladder']],
  ['what has a file', { has: 'file' }, []],
  ['nothing where nothing is asked for', {}, []],
  ['nothing for signs that are no words', { q: '%%%', has: 'link' }, []],
])('[P4] search finds %s', async (_what, query, expected) => {
  const by = query?.by === undefined ? {} : { by: bram.id };
  expect(await found({ ...query, ...by })).toEqual(expected);
});

const across = async (who: Citizen, q: string) =>
  (await who.call(searchEverywhere, { query: { q } })).messages.map(({ content }) => content);

test('[P4] words are found in everything one takes part in, the newest first, and in nobody else’s', async () => {
  const garden = { space_id: (await anna.found('The Garden')).id };
  const alone = { space_id: (await bram.found('Bram alone')).id };
  const post = (who: Citizen, where: typeof garden, content: string) =>
    who.call(calls.postMessage, { params: where, body: { id: newId(), content } });
  await post(anna, garden, 'A ladder for the plums');
  await post(bram, alone, 'A ladder of my own');
  expect(await across(anna, 'ladd')).toEqual([
    'A ladder for the plums',
    'A ladder: https://ladders.example/long',
    'The ladder stands in the shed',
  ]);
  expect(await across(bram, 'ladder plums')).toEqual([]);
  expect(await across(anna, 'ladder plums')).toEqual(['A ladder for the plums']);
});

test.each(['', '%%%', "'); drop table messages; --"])('[P4] nothing is found for %j', async (q) =>
  expect(await across(anna, q)).toEqual([]),
);

test('[P4] what is confidential is not found from outside', async () => {
  const { space_id } = { space_id: (await anna.found('A council in all but name')).id };
  await anna.call(calls.postMessage, {
    params: { space_id },
    body: { id: newId(), content: 'Sealed marmalade' },
  });
  expect(await across(anna, 'marmalade')).toEqual(['Sealed marmalade']);
  await home.app.house.db.prepared(`update spaces set kind = 'council' where id = $1`, [space_id]);
  expect(await across(anna, 'marmalade')).toEqual([]);
});

test('[P4] what was said before one came in is not found where newcomers see nothing of it', async () => {
  const { id } = await anna.found('A room to be');
  const params = { space_id: id };
  await anna.call(calls.postMessage, { params, body: { id: newId(), content: 'Early rhubarb' } });
  const cleo = await home.town.guestOf(anna, id, 'Cleo');
  await home.app.house.db.prepared(
    'update space_members set sees_from = (select rev from spaces where id = $1) where space_id = $1 and person_id = $2',
    [id, cleo.id],
  );
  expect(await across(anna, 'rhubarb')).toEqual(['Early rhubarb']);
  expect(await across(cleo, 'rhubarb')).toEqual([]);
});
