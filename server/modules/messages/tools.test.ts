import { newId } from '@kinsong/contract/common/ids.ts';
import { inviteToSpace } from '@kinsong/contract/invitations/invitations.ts';
import { redeemInvitation } from '@kinsong/contract/invitations/register-and-redeem.ts';
import { listMessages } from '@kinsong/contract/messages/messages.ts';
import { archiveSpace } from '@kinsong/contract/spaces/spaces.ts';
import { proposal } from '@kinsong/engines/guide/talk/proposal.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../test/app.ts';
import type { Citizen } from '../../test/people.ts';
import { messagesTools } from './messages.tools.ts';

let home: TestApp;
let anna: Citizen;
let bram: Citizen;
let outsider: Citizen;
let salon: string;
let kitchen: string;

beforeAll(async () => {
  home = await openTestApp();
  anna = await home.town.person('Anna');
  outsider = await home.town.person('Olaf');
  salon = (await anna.found('Oma’s Week')).id;
  bram = await home.town.guestOf(anna, salon, 'Bram');
  await home.town.guestOf(anna, salon, 'Carl');
  kitchen = (await anna.found('The Kitchen')).id;
});
afterAll(() => home.close());

const [post] = messagesTools;
const as = ({ id }: Citizen) => ({ id, roles: ['member'], sessionId: newId() });
const card = (who: Citizen, args: object) => post!.describe(home.app.house, as(who), post!.args.parse(args));
const yes = (who: Citizen, args: object, id = newId()) =>
  post!.perform(home.app.house, as(who), post!.args.parse(args), {
    ...{ id, type: 'guide', messageId: null, spaceId: salon, text: '' },
  });
const said = async (where = salon) =>
  (await anna.call(listMessages, { params: { space_id: where }, query: {} })).messages;

test('[G6] the words stand on the card as they will stand in the salon, and are said once after a Yes', async () => {
  const args = { text: 'Supper is at six.', space_id: salon };
  const { ask, facts } = await card(anna, args);
  expect([ask, ...facts.map(({ text }) => text)]).toEqual([
    'Say in Oma’s Week: “Supper is at six.”?',
    'Everyone in Oma’s Week reads it',
  ]);
  expect(await said()).toEqual([]);
  const id = newId();
  await yes(anna, args, id);
  await yes(anna, args, id);
  expect(await said()).toMatchObject([{ id, author_id: anna.id, content: 'Supper is at six.' }]);
});

test('[G6] to somebody it is said where both are, the fewest others with them, and calls them by name', async () => {
  const small = (await anna.found('Roof')).id;
  const dora = await home.town.guestOf(anna, small, 'Dora');
  const { invite_code } = await anna.call(inviteToSpace, {
    params: { space_id: salon },
    body: { max_uses: 1 },
  });
  await dora.call(redeemInvitation, { body: { code: invite_code } });
  const args = { text: 'The roof is not optional.', to: bram.id };
  const { title } = await card(anna, args);
  expect(title).toBe('@Bram The roof is not optional.');
  await yes(anna, args);
  expect((await said()).at(-1)).toMatchObject({
    content: title,
    mentions: [{ person_id: bram.id, at: 0, length: 5 }],
  });
});

test('[G6] nothing is said to whom one does not meet, nor where one may not speak; without a place it asks', async () => {
  await expect(card(anna, { text: 'Hello', to: newId() })).rejects.toMatchObject({ code: 'found.not' });
  await expect(card(anna, { text: 'Hello', to: bram.id, space_id: kitchen })).rejects.toMatchObject({
    code: 'found.not',
  });
  await expect(card(outsider, { text: 'Hello', space_id: salon })).rejects.toMatchObject({
    code: 'found.not',
  });
  await expect(yes(outsider, { text: 'Hello', space_id: salon })).rejects.toMatchObject({
    code: 'found.not',
  });
  expect((await card(anna, { text: 'Hello' })).facts[0]?.text).toBe('Which salon?');
  await expect(yes(anna, { text: 'Hello' })).rejects.toMatchObject({ code: 'input.wrong' });
  await anna.call(archiveSpace, { params: { space_id: kitchen }, body: { archived: true } });
  await expect(yes(anna, { text: 'Hello', space_id: kitchen })).rejects.toMatchObject({
    code: 'space.archived',
  });
});

test('of a wish it takes the words, whom they are for and where', () => {
  const args = (wished: Parameters<typeof proposal>[1]) => post!.hears?.args(proposal('tell_them', wished));
  expect(args({})).toBeNull();
  expect(args({ object: 'It is at six', space: salon })).toEqual({
    ...{ text: 'It is at six', to: null, space_id: salon },
  });
  expect(args({ object: 'It is at six', doer: 'anna' })).toMatchObject({ to: 'anna' });
});
