import { newId } from '@kinsong/contract/common/ids.ts';
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
