import { newId } from '@kinsong/contract/common/ids.ts';
import { extraOf } from '@kinsong/contract/guide/message-extra.ts';
import { inviteToSpace } from '@kinsong/contract/invitations/invitations.ts';
import { acceptInviteCode } from '@kinsong/contract/invitations/register-and-redeem.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../test/app.ts';
import { Conversation } from '../../../test/conversation.ts';
import { FakeModel } from '../../../test/models/fake-model.ts';
import type { Citizen } from '../../../test/people.ts';
import { knownSpaces } from '../../spaces/index.ts';

let home: TestApp;
let fake: FakeModel;
let host: Citizen;
let anna: Conversation;

beforeAll(async () => {
  fake = await FakeModel.open();
  home = await openTestApp({ settings: fake.settings() });
  host = await home.town.person('Anna');
  anna = await Conversation.of(host);
});
afterAll(async () => {
  await home.close();
  await fake.close();
});

/** Comes into a salon of Anna's under another name than their own. */
async function comesAs(avatar_name: string, real_name: string, space_id: string): Promise<void> {
  const { invite_code } = await host.call(inviteToSpace, { params: { space_id }, body: {} });
  const email_or_phone = `${newId()}@hearth.example`;
  await home.town.stranger.call(acceptInviteCode, {
    body: { code: invite_code, avatar_name, real_name, email_or_phone, consent: true },
  });
}

async function intoRoom(people: readonly string[]): Promise<void> {
  const room = newId();
  const { db } = home.app.house;
  await db.prepared(
    `insert into spaces (id, kind, name, created_at, rev, changed_rev) values ($1, 'room', 'The Room', now(), 1, 1)`,
    [room],
  );
  for (const person of people)
    await db.prepared(
      `insert into space_members (space_id, person_id, role, joined_at, rev, sees_from) values ($1, $2, 'member', now(), 1, 0)`,
      [room, person],
    );
}

test('[G2] somebody one shares a salon with is understood by their real name, and by what they are called', async () => {
  const { id } = await host.found('Mending the House');
  await comesAs('Stormcrow', 'Kofi Okafor', id);
  const kofi = (await knownSpaces(home.app.house, host))
    .flatMap(({ people }) => people)
    .find(({ name }) => name === 'Stormcrow');
  for (const said of [
    'Ask Kofi Okafor to mend the gate by 24 December',
    'Ask Stormcrow to paint the gate by 24 December',
  ]) {
    const { message_id } = await anna.say(said);
    const card = (await anna.messages())
      .map(({ extra }) => extraOf(extra))
      .find((extra) => extra?.kind === 'proposal' && extra.message_id === message_id);
    expect(card).toMatchObject({ tool: 'tasks.create', args: { assigned_to: kofi!.id, space_id: id } });
  }
});

test('[G2] whom one meets among strangers only is not known by their real name', async () => {
  const dora = await home.town.person('Dora');
  const elsa = await home.town.person('Elsa');
  const square = (await knownSpaces(home.app.house, dora)).map(({ id }) => id);
  for (const space of square)
    await home.app.house.db.prepared(
      'update space_members set left_at = now() where space_id = $1 and person_id = $2',
      [space, dora.id],
    );
  await intoRoom([dora.id, elsa.id]);
  const known = (await knownSpaces(home.app.house, dora)).flatMap(({ people }) => people);
  expect(known.find(({ id }) => id === elsa.id)).toEqual({ id: elsa.id, name: 'Elsa', realName: null });
});

test('[G7] the house tells a model nobody’s real name', async () => {
  const { id } = await host.found('Mending the Boat');
  await comesAs('Nightjar', 'Ines Adeyemi', id);
  const talk = await Conversation.withYes(host);
  await talk.say('Who is in the boat salon?');
  const [asked] = fake.asked;
  expect(asked!.text).toContain('Nightjar');
  expect(asked!.text).not.toContain('Adeyemi');
});
