import { register } from '@kinsong/contract/invitations/register-and-redeem.ts';
import { inviteToSpace, myInvitations } from '@kinsong/contract/invitations/invitations.ts';
import { blockPerson, myBlocks, unblockPerson } from '@kinsong/contract/seekers/blocks.ts';
import { newId } from '@kinsong/contract/common/ids.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../test/app.ts';
import type { Citizen } from '../../test/people.ts';
import { blockedBetween, underSixteen } from './index.ts';

let home: TestApp;
let anna: Citizen;
let bram: Citizen;

beforeAll(async () => {
  home = await openTestApp();
  [anna, bram] = [await home.town.person('Anna'), await home.town.person('Bram')];
});
afterAll(() => home.close());

const between = async (who: Citizen) => [...(await blockedBetween(home.app.house.db, who.id))];

test('who blocks somebody sees them in their own list, and neither is to meet the other', async () => {
  const params = { person_id: bram.id };
  expect((await anna.call(blockPerson, { params })).people).toMatchObject([
    { person_id: bram.id, name: 'Bram' },
  ]);
  // Pressed twice it stands once.
  expect((await anna.call(blockPerson, { params })).people).toHaveLength(1);
  expect((await bram.call(myBlocks, {})).people).toEqual([]);
  expect([await between(anna), await between(bram)]).toEqual([[bram.id], [anna.id]]);
  // Only who blocked can take it back.
  await bram.call(unblockPerson, { params: { person_id: anna.id } });
  expect(await between(bram)).toEqual([anna.id]);
  expect((await anna.call(unblockPerson, { params })).people).toEqual([]);
  expect([await between(anna), await between(bram)]).toEqual([[], []]);
});

test('nobody blocks themself, nor somebody who is not there', async () => {
  for (const person_id of [anna.id, newId()])
    await expect(anna.call(blockPerson, { params: { person_id } })).rejects.toMatchObject({
      code: 'found.not',
    });
});

test('who comes by an invitation for somebody under 16 has its maker for a guardian; nobody else has one', async () => {
  const salon = await anna.found('Sunday Table');
  const invite = async (under_16: boolean) =>
    anna.call(inviteToSpace, { params: { space_id: salon.id }, body: { under_16 } });
  const arrive = async (name: string, invite_code: string) =>
    (
      await home.town.stranger.call(register, {
        body: {
          name,
          email: `${name}@hearth.example`.toLowerCase(),
          password: 'soup on the stove',
          invite_code,
        },
      })
    ).user.id;
  const young = await invite(true);
  const mila = await arrive('Mila', young.invite_code);
  const grete = await arrive('Grete', (await invite(false)).invite_code);
  const { db } = home.app.house;
  expect([await underSixteen(db, mila), await underSixteen(db, grete)]).toEqual([true, false]);
  const { invite_codes } = await anna.call(myInvitations, { query: { state: 'over' } });
  expect(invite_codes.find(({ id }) => id === young.id)).toMatchObject({ under_16: true });
});
