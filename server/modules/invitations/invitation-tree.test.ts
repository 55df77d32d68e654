import { newId } from '@kinsong/contract/common/ids.ts';
import { branchOf, wholeTree, type Branch } from '@kinsong/contract/invitations/invitation-tree.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../test/app.ts';
import type { Citizen } from '../../test/people.ts';

let home: TestApp;
let ada: Citizen;
let anna: Citizen;
let bram: Citizen;
let hanna: Citizen;
const refused = (code: string): object => expect.objectContaining({ code }) as object;

beforeAll(async () => {
  home = await openTestApp();
  ada = await home.town.architect();
  anna = await home.town.person('Anna');
  const salon = await anna.found('The Tree');
  bram = await home.town.guestOf(anna, salon.id, 'Bram');
  hanna = await home.town.guestOf(bram, salon.id, 'Hanna');
});
afterAll(() => home.close());

const branch = async (reader: Citizen, of: Citizen, after?: string) =>
  reader.call(branchOf, { params: { person_id: of.id }, query: after === undefined ? {} : { after } });
const drawn = (people: readonly Branch[]) => people.map(({ name, depth }) => [depth, name]);

test('[L6] who invited whom is kept; the inviter sees the branch as a whole, and so do super users', async () => {
  const { people, more } = await branch(anna, anna);
  expect(people.map(({ id, invited_by, depth }) => ({ id, invited_by, depth }))).toEqual([
    { id: anna.id, invited_by: ada.id, depth: 0 },
    { id: bram.id, invited_by: anna.id, depth: 1 },
    { id: hanna.id, invited_by: bram.id, depth: 2 },
  ]);
  expect(more).toBe(false);
  expect(await branch(ada, anna)).toEqual({ people, more });
  const { people: all } = await ada.call(wholeTree, { query: {} });
  expect(drawn(all)).toEqual([
    [0, 'Ada'],
    [1, 'Anna'],
    [2, 'Bram'],
    [3, 'Hanna'],
  ]);
});

test('refused: another’s branch, be it one’s own inviter’s or guest’s, one that is none, and the whole tree', async () => {
  for (const [reader, of] of [
    [bram, anna],
    [anna, bram],
    [bram, ada],
  ] as const) {
    await expect(branch(reader, of)).rejects.toEqual(refused('found.not'));
  }
  await expect(ada.call(branchOf, { params: { person_id: newId() }, query: {} })).rejects.toEqual(
    refused('found.not'),
  );
  await expect(anna.call(wholeTree, { query: {} })).rejects.toEqual(refused('allowed.not'));
});

test('a great branch comes in pages, level by level: nobody stands before who invited them', async () => {
  const host = await home.town.person('Tilda');
  const salon = await host.found('A Great Tree');
  const first = await home.town.guestOf(host, salon.id, 'First');
  const { db } = home.app.house;
  // As if First had invited 120 people, one after the other.
  await db.runText(
    `with made as (
       insert into persons (id, email, roles, auth_source, created_at)
       select gen_random_uuid(), 'leaf-' || n || '@hearth.example', '{member}', 'jwt', now() from generate_series(1, 120) n
       returning id, created_at
     ), code as (
       insert into invitations (id, code_mark, grants, max_uses, uses, created_by, created_at, expires_at)
       values (gen_random_uuid(), 'a mark', '{}', 120, 120, $1, now(), now()) returning id
     )
     insert into invitation_uses (invitation_id, person_id, used_at) select code.id, made.id, made.created_at from made, code`,
    [first.id],
  );
  const page = await branch(host, host);
  expect([page.people.length, page.more]).toEqual([100, true]);
  const rest = await branch(host, host, page.people.at(-1)?.id);
  expect([rest.people.length, rest.more]).toEqual([22, false]);
  const all = [...page.people, ...rest.people];
  expect(new Set(all.map(({ id }) => id)).size).toBe(122);
  expect(all.map(({ depth }) => depth)).toEqual(all.map(({ depth }) => depth).sort((a, b) => a - b));
});
