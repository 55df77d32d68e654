import { newId } from '@kinsong/contract/common/ids.ts';
import * as spaces from '@kinsong/contract/spaces/spaces.ts';
import { memberWork } from '@kinsong/contract/tasks/member-work.ts';
import { createTask, changeTask } from '@kinsong/contract/tasks/tasks.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../test/app.ts';
import type { Citizen } from '../../test/people.ts';

let home: TestApp;
let anna: Citizen;
const refused = (code: string): object => expect.objectContaining({ code }) as object;

beforeAll(async () => {
  home = await openTestApp();
  anna = await home.town.person('Anna');
});
afterAll(() => home.close());

const handOver = (who: Citizen, space_id: string, person_id: string) =>
  who.call(spaces.handOver, { params: { space_id, person_id } });
const leave = (who: Citizen, space_id: string) =>
  who.call(spaces.removeMember, { params: { space_id, person_id: who.id } });
const rolesIn = async (who: Citizen, space_id: string): Promise<Record<string, string>> => {
  const { members } = await who.call(spaces.openSpace, { params: { space_id } });
  return Object.fromEntries(
    members.filter(({ left_at }) => left_at === null).map(({ name, role }) => [name, role]),
  );
};

async function salonOf(...names: string[]) {
  const { id } = await anna.found('Mending the House');
  const people: Citizen[] = [];
  for (const name of names) people.push(await home.town.guestOf(anna, id, name));
  return { id, people };
}
const give = (who: Citizen, space_id: string, person_id: string, role: 'owner' | 'steward' | 'guest') =>
  who.call(spaces.changeRole, { params: { space_id, person_id }, body: { role } });

test('[P9] an owner hands a salon over: the other owns it, they stay as a steward', async () => {
  const {
    id,
    people: [rosa],
  } = await salonOf('Rosa');
  await handOver(anna, id, rosa!.id);
  expect(await rolesIn(rosa!, id)).toEqual({ Anna: 'steward', Rosa: 'owner' });
  await expect(handOver(anna, id, anna.id)).rejects.toEqual(refused('allowed.not'));
});

test('[P9] only an owner hands over, to a member and to nobody else', async () => {
  const {
    id,
    people: [stella, mo, gus],
  } = await salonOf('Stella', 'Mo', 'Gus');
  await give(anna, id, stella!.id, 'steward');
  await give(anna, id, gus!.id, 'guest');
  for (const who of [stella!, mo!, gus!])
    await expect(handOver(who, id, who.id), who.name).rejects.toEqual(refused('allowed.not'));
  const stranger = await home.town.person('Olaf');
  await expect(handOver(stranger, id, stranger.id)).rejects.toEqual(refused('found.not'));
  await expect(handOver(anna, id, stranger.id)).rejects.toEqual(refused('found.not'));
  await expect(handOver(anna, id, anna.id)).rejects.toEqual(refused('space.owner'));
  expect(await rolesIn(anna, id)).toEqual({ Anna: 'owner', Stella: 'steward', Mo: 'member', Gus: 'guest' });
});

test('[P9] the last owner cannot vanish: of two owners who leave at once, one stays', async () => {
  for (let round = 0; round < 4; round += 1) {
    const {
      id,
      people: [rosa],
    } = await salonOf('Rosa');
    await give(anna, id, rosa!.id, 'owner');
    const ends = await Promise.allSettled([leave(anna, id), leave(rosa!, id)]);
    expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const refusedOne = ends.find((end) => end.status === 'rejected');
    expect(refusedOne?.reason).toEqual(refused('space.owner'));
    const stayed = ends[0].status === 'rejected' ? anna : rosa!;
    expect(Object.values(await rolesIn(stayed, id))).toEqual(['owner']);
  }
});

test('[P9] of two owners who take it from each other at once, one remains an owner', async () => {
  const {
    id,
    people: [rosa],
  } = await salonOf('Rosa');
  await give(anna, id, rosa!.id, 'owner');
  await Promise.allSettled([give(anna, id, rosa!.id, 'guest'), give(rosa!, id, anna.id, 'guest')]);
  const roles = Object.values(await rolesIn(anna, id)).sort();
  expect(roles).toEqual(['guest', 'owner']);
});

test('[P9] handed over in the moment the heir leaves: there is one owner, who is still there', async () => {
  for (let round = 0; round < 4; round += 1) {
    const {
      id,
      people: [rosa],
    } = await salonOf('Rosa');
    const [handed, left] = await Promise.allSettled([handOver(anna, id, rosa!.id), leave(rosa!, id)]);
    const code = (end: PromiseSettledResult<unknown>): string =>
      end.status === 'rejected' ? (end.reason as { code: string }).code : 'done';
    expect([
      { handed: 'done', left: 'space.owner', roles: { Anna: 'steward', Rosa: 'owner' } },
      { handed: 'found.not', left: 'done', roles: { Anna: 'owner' } },
    ]).toContainEqual({ handed: code(handed), left: code(left), roles: await rolesIn(anna, id) });
  }
});

test('[P9] nobody who left or was sent away inherits', async () => {
  const {
    id,
    people: [mo, gus],
  } = await salonOf('Mo', 'Gus');
  await leave(mo!, id);
  await anna.call(spaces.removeMember, { params: { space_id: id, person_id: gus!.id } });
  for (const gone of [mo!, gus!])
    await expect(handOver(anna, id, gone.id), gone.name).rejects.toEqual(refused('found.not'));
  expect(await rolesIn(anna, id)).toEqual({ Anna: 'owner' });
});

test('[P9] the last owner of an archived salon stays until it is handed over; then the new one opens it again', async () => {
  const {
    id,
    people: [rosa],
  } = await salonOf('Rosa');
  const archive = (who: Citizen, archived: boolean) =>
    who.call(spaces.archiveSpace, { params: { space_id: id }, body: { archived } });
  await archive(anna, true);
  await expect(leave(anna, id)).rejects.toEqual(refused('space.owner'));
  await expect(archive(rosa!, false)).rejects.toEqual(refused('allowed.not'));
  await handOver(anna, id, rosa!.id);
  await leave(anna, id);
  await expect(archive(anna, false)).rejects.toEqual(refused('found.not'));
  expect(await archive(rosa!, false)).toMatchObject({ archived_at: null });
  expect(await rolesIn(rosa!, id)).toEqual({ Rosa: 'owner' });
});

test('[P9] in a deleted salon the last owner stays too, and its undo goes with the ownership', async () => {
  const {
    id,
    people: [rosa],
  } = await salonOf('Rosa');
  const keep = (who: Citizen) => who.call(spaces.keepSpace, { params: { space_id: id } });
  await anna.call(spaces.deleteSpace, { params: { space_id: id } });
  await expect(leave(anna, id)).rejects.toEqual(refused('space.owner'));
  await expect(keep(rosa!)).rejects.toEqual(refused('found.not'));
  await handOver(anna, id, rosa!.id);
  await expect(keep(anna)).rejects.toEqual(refused('found.not'));
  expect(await keep(rosa!)).toMatchObject({ deleted_at: null });
  expect(await rolesIn(anna, id)).toEqual({ Anna: 'steward', Rosa: 'owner' });
});

test('[P9] what someone carries and did lately is shown to the others only after their yes', async () => {
  const {
    id,
    people: [mo, pia],
  } = await salonOf('Mo', 'Pia');
  const [open, done] = [newId(), newId()];
  for (const [task, text] of [
    [open, 'Carry the ladder'],
    [done, 'Buy nails'],
  ] as const)
    await mo!.call(createTask, { params: { space_id: id }, body: { id: task, text, assigned_to: mo!.id } });
  await mo!.call(changeTask, { params: { task_id: done }, query: {}, body: { status: 'completed' } });
  const seenBy = (who: Citizen) =>
    who.call(memberWork, { params: { space_id: id, person_id: mo!.id } }).then((work) => ({
      shown: work.shown,
      carries: work.carries.map(({ text }) => text),
      done: work.done.map(({ text }) => text),
    }));
  const hidden = { shown: false, carries: [], done: [] };
  expect(await seenBy(pia!)).toEqual(hidden);
  expect(await seenBy(anna)).toEqual(hidden);
  expect(await seenBy(mo!)).toEqual({ shown: false, carries: ['Carry the ladder'], done: ['Buy nails'] });
  const show = (shows_work: boolean) =>
    mo!.call(spaces.showWork, { params: { space_id: id }, body: { shows_work } });
  expect(await show(true)).toMatchObject({ shows_work: true });
  expect(await seenBy(pia!)).toEqual({ shown: true, carries: ['Carry the ladder'], done: ['Buy nails'] });
  await show(false);
  expect(await seenBy(pia!)).toEqual(hidden);
  const stranger = await home.town.person('Olaf');
  await expect(seenBy(stranger)).rejects.toEqual(refused('found.not'));
});
