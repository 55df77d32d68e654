import { day } from '@kinsong/contract/common/time.ts';
import * as asking from '@kinsong/contract/invitations/asking.ts';
import { inviteToSpace } from '@kinsong/contract/invitations/invitations.ts';
import { redeemInvitation } from '@kinsong/contract/invitations/register-and-redeem.ts';
import * as spaces from '@kinsong/contract/spaces/spaces.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../test/app.ts';
import { Listener } from '../../test/socket-listener.ts';
import type { Citizen } from '../../test/people.ts';

let home: TestApp;
let anna: Citizen;
let olaf: Citizen;
let now = Date.now();
const refused = (code: string): object => expect.objectContaining({ code }) as object;

beforeAll(async () => {
  home = await openTestApp({ clock: { now: () => new Date(now) } });
  anna = await home.town.person('Anna');
  olaf = await home.town.person('Olaf');
});
afterAll(() => home.close());

const door = (who: Citizen, space_id: string) => who.call(asking.spaceDoor, { params: { space_id } });
const knock = (who: Citizen, space_id: string, words = '') =>
  who.call(asking.askToEnter, { params: { space_id }, body: { words } });
const waiting = async (who: Citizen, space_id: string): Promise<string[]> =>
  (await who.call(asking.spaceRequests, { params: { space_id } })).requests.map(({ name }) => name);
const answer = (who: Citizen, space_id: string, person_id: string, said: 'yes' | 'no', words = '') =>
  who.call(asking.answerRequest, { params: { space_id, person_id }, body: { answer: said, words } });
const isIn = async (who: Citizen, space: string): Promise<boolean> =>
  (await who.call(spaces.mySpaces, {})).spaces.some(({ id }) => id === space);

async function invitedInto(space_id: string, who: Citizen): Promise<void> {
  const { invite_code: code } = await anna.call(inviteToSpace, { params: { space_id }, body: {} });
  await who.call(redeemInvitation, { body: { code } });
}

async function salonFoundBy(found_by: 'nobody' | 'acquainted' | 'house'): Promise<string> {
  const { id } = await anna.found('Mending the House');
  await anna.call(spaces.changeSettings, {
    params: { space_id: id },
    body: { found_by, subtitle: 'The roof before winter' },
  });
  return id;
}

test('[P9] whoever may find a salon sees its name and how many are in it, asks once, and is let in', async () => {
  const id = await salonFoundBy('house');
  expect(await door(olaf, id)).toEqual({
    ...{ space_id: id, kind: 'project', name: 'Mending the House', subtitle: 'The roof before winter' },
    ...{ thumbnail: null, members: 1, standing: 'outside', answer: null },
  });
  expect(await knock(olaf, id, 'I have a ladder')).toMatchObject({ standing: 'asked' });
  expect(await knock(olaf, id, 'Hello?')).toMatchObject({ standing: 'asked' });
  const { requests } = await anna.call(asking.spaceRequests, { params: { space_id: id } });
  expect(requests).toMatchObject([{ name: 'Olaf', words: 'I have a ladder' }]);
  expect(await answer(anna, id, olaf.id, 'yes')).toEqual({ requests: [] });
  expect(await isIn(olaf, id)).toBe(true);
  expect(await door(olaf, id)).toMatchObject({ standing: 'inside', members: 2 });
  // Saying it again is saying it once; the other answer comes too late.
  await answer(anna, id, olaf.id, 'yes');
  await expect(answer(anna, id, olaf.id, 'no')).rejects.toEqual(refused('waitlist.decided'));
});

test('[P9] a salon that lets nobody find it, is archived or deleted has no door', async () => {
  const id = await salonFoundBy('nobody');
  await expect(door(olaf, id)).rejects.toEqual(refused('found.not'));
  await expect(knock(olaf, id)).rejects.toEqual(refused('found.not'));
  const archived = await salonFoundBy('house');
  await anna.call(spaces.archiveSpace, { params: { space_id: archived }, body: { archived: true } });
  await expect(door(olaf, archived)).rejects.toEqual(refused('found.not'));
  const deleted = await salonFoundBy('house');
  await anna.call(spaces.deleteSpace, { params: { space_id: deleted } });
  await expect(knock(olaf, deleted)).rejects.toEqual(refused('found.not'));
});

test('[P9] a salon found by the acquainted is found by who shares a family or guild with a member', async () => {
  const id = await salonFoundBy('acquainted');
  await expect(door(olaf, id)).rejects.toEqual(refused('found.not'));
  const family = await anna.found('The Dekkers', 'family');
  const tomas = await home.town.guestOf(anna, family.id, 'Tomas');
  expect(await door(tomas, id)).toMatchObject({ standing: 'outside' });
  await tomas.call(spaces.removeMember, { params: { space_id: family.id, person_id: tomas.id } });
  await expect(door(tomas, id)).rejects.toEqual(refused('found.not'));
});

test('[P9] who was sent away sees why the door stays shut, and may not ask', async () => {
  const id = await salonFoundBy('house');
  const bram = await home.town.guestOf(anna, id, 'Bram');
  await anna.call(spaces.removeMember, { params: { space_id: id, person_id: bram.id } });
  expect(await door(bram, id)).toMatchObject({ standing: 'sent_away' });
  await expect(knock(bram, id)).rejects.toEqual(refused('space.sentAway'));
});

test('[P9] who came in by an invitation meanwhile waits no longer, and letting them in does no harm', async () => {
  const id = await salonFoundBy('house');
  const pia = await home.town.person('Pia');
  await knock(pia, id);
  await invitedInto(id, pia);
  expect(await waiting(anna, id)).toEqual([]);
  await answer(anna, id, pia.id, 'yes');
  expect(await isIn(pia, id)).toBe(true);
});

test('[P9] owner and steward answer who asks; member, guest and stranger are refused', async () => {
  const id = await salonFoundBy('house');
  const asker = await home.town.person('Ask');
  await knock(asker, id);
  const people: Record<string, Citizen> = { stranger: olaf };
  for (const role of ['steward', 'member', 'guest'] as const) {
    const who = await home.town.guestOf(anna, id, role);
    people[role] = who;
    if (role !== 'member')
      await anna.call(spaces.changeRole, { params: { space_id: id, person_id: who.id }, body: { role } });
  }
  for (const [role, code] of [
    ['stranger', 'found.not'],
    ['guest', 'allowed.not'],
    ['member', 'allowed.not'],
  ] as const) {
    await expect(waiting(people[role]!, id), role).rejects.toEqual(refused(code));
    await expect(answer(people[role]!, id, asker.id, 'yes'), role).rejects.toEqual(refused(code));
  }
  expect(await waiting(people['steward']!, id)).toEqual(['Ask']);
  await answer(people['steward']!, id, asker.id, 'yes');
  expect(await isIn(asker, id)).toBe(true);
});

test('[P9] the keepers learn of a knock and the asker of its answer as it happens', async () => {
  const id = await salonFoundBy('house');
  const lena = await home.town.person('Lena');
  const [keeper, asker] = [await Listener.open(anna), await Listener.open(lena)];
  await knock(lena, id);
  await keeper.until(() => keeper.has('moved'));
  await answer(anna, id, lena.id, 'yes');
  await asker.until(() => asker.has('joined'));
  await keeper.close();
  await asker.close();
});

test('[P9] asked, invited meanwhile, sent away: no request of theirs is left, and once they may come back they ask anew', async () => {
  const id = await salonFoundBy('house');
  const rene = await home.town.person('Rene');
  await knock(rene, id, 'I was your neighbour');
  const keeper = await Listener.open(anna);
  await invitedInto(id, rene);
  await keeper.until(() => keeper.has('moved'));
  await keeper.close();
  await anna.call(spaces.removeMember, { params: { space_id: id, person_id: rene.id } });
  expect(await waiting(anna, id)).toEqual([]);
  expect(await door(rene, id)).toMatchObject({ standing: 'sent_away' });
  await expect(knock(rene, id)).rejects.toEqual(refused('space.sentAway'));
  await expect(answer(anna, id, rene.id, 'no')).rejects.toEqual(refused('waitlist.decided'));
  await anna.call(spaces.letComeBack, { params: { space_id: id, person_id: rene.id } });
  expect(await door(rene, id)).toMatchObject({ standing: 'outside', answer: null });
  expect(await waiting(anna, id)).toEqual([]);
  expect(await knock(rene, id, 'I am sorry')).toMatchObject({ standing: 'asked' });
  const { requests } = await anna.call(asking.spaceRequests, { params: { space_id: id } });
  expect(requests).toMatchObject([{ name: 'Rene', words: 'I am sorry' }]);
  expect(requests).toHaveLength(1);
  await answer(anna, id, rene.id, 'yes');
  expect(await isIn(rene, id)).toBe(true);
});

test('[P9] declined, then invited all the same: once gone again, no old no stands at the door', async () => {
  const id = await salonFoundBy('house');
  const cleo = await home.town.person('Cleo');
  await knock(cleo, id);
  await answer(anna, id, cleo.id, 'no', 'Not yet.');
  await invitedInto(id, cleo);
  await cleo.call(spaces.removeMember, { params: { space_id: id, person_id: cleo.id } });
  expect(await door(cleo, id)).toMatchObject({ standing: 'outside', answer: null });
  expect(await knock(cleo, id)).toMatchObject({ standing: 'asked' });
  expect(await waiting(anna, id)).toEqual(['Cleo']);
});

// Last, since the others' sessions are over after a week.
test('[P9] a no is read at the door with its sentence, and stands for a week', async () => {
  const id = await salonFoundBy('house');
  const mo = await home.town.person('Mo');
  await knock(mo, id);
  await answer(anna, id, mo.id, 'no', 'Not this winter.');
  expect(await door(mo, id)).toMatchObject({
    standing: 'declined',
    answer: { words: 'Not this winter.' },
  });
  expect(await knock(mo, id)).toMatchObject({ standing: 'declined' });
  expect(await waiting(anna, id)).toEqual([]);
  // Looked at each day, so that nobody's session ends meanwhile.
  for (let days = 1; days < asking.daysUntilAskedAgain; days += 1) {
    now += day;
    expect(await door(mo, id)).toMatchObject({ standing: 'declined' });
    expect(await waiting(anna, id)).toEqual([]);
  }
  now += day;
  expect(await knock(mo, id, 'And now?')).toMatchObject({ standing: 'asked' });
  expect(await waiting(anna, id)).toEqual(['Mo']);
});
