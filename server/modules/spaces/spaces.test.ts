import { Refusal } from '@kinsong/contract/common/errors.ts';
import { newId } from '@kinsong/contract/common/ids.ts';
import * as calls from '@kinsong/contract/spaces/spaces.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../test/app.ts';
import type { Citizen } from '../../test/people.ts';

let home: TestApp;
let anna: Citizen;
let bram: Citizen;

beforeAll(async () => {
  home = await openTestApp();
  anna = await home.town.person('Anna');
  bram = await home.town.person('Bram');
});
afterAll(() => home.close());

const refused = (code: string): object => expect.objectContaining({ code }) as object;

test('[N1] whoever founds a salon owns it and finds it among their spaces', async () => {
  const salon = await anna.found('Mending the House');
  const { spaces } = await anna.call(calls.mySpaces, {});
  expect(spaces).toContainEqual(expect.objectContaining({ id: salon.id, role: 'owner', members: 1, rev: 1 }));
});

test('founding twice with one id founds once, and nobody else gets that id', async () => {
  const body = { id: newId(), kind: 'project', name: 'The Kitchen Book' } as const;
  const [first, second] = await Promise.all([
    anna.call(calls.foundSpace, { body }),
    anna.call(calls.foundSpace, { body }),
  ]);
  expect(second).toEqual(first);
  await expect(bram.call(calls.foundSpace, { body })).rejects.toEqual(refused('id.taken'));
});

test('a stranger is told that a salon is not found, just as where there is none', async () => {
  const salon = await anna.found("Oma's Week");
  const open = (space_id: string) => bram.call(calls.openSpace, { params: { space_id } });
  await expect(open(salon.id)).rejects.toEqual(refused('found.not'));
  await expect(open(newId())).rejects.toEqual(refused('found.not'));
});

test('a hamlet is not founded on its own, nor a salon inside a salon', async () => {
  const hamlet = anna.call(calls.foundSpace, { body: { id: newId(), kind: 'hamlet', name: 'North' } });
  await expect(hamlet).rejects.toEqual(refused('input.wrong'));
  const salon = await anna.found('Attic');
  const inner = { id: newId(), kind: 'project', name: 'Box', parent_id: salon.id } as const;
  await expect(anna.call(calls.foundSpace, { body: inner })).rejects.toEqual(refused('input.wrong'));
});

test('reading never inherits: the owner of a family sees the name and number of its salons, nothing inside', async () => {
  const family = await anna.found('The Marrows', 'family');
  const bea = await home.town.guestOf(anna, family.id, 'Bea');
  await anna.call(calls.changeRole, {
    params: { space_id: family.id, person_id: bea.id },
    body: { role: 'steward' },
  });
  const salon = await bea.call(calls.foundSpace, {
    body: { id: newId(), kind: 'project', name: 'Noor turns nine', parent_id: family.id },
  });
  const { spaces } = await anna.call(calls.childSpaces, { params: { space_id: family.id } });
  expect(spaces).toEqual([
    { id: salon.id, kind: 'project', name: 'Noor turns nine', archived_at: null, members: 1 },
  ]);
  await expect(anna.call(calls.openSpace, { params: { space_id: salon.id } })).rejects.toEqual(
    refused('found.not'),
  );
});

test('a member without the right may look and not rename; abilities say so beforehand', async () => {
  const salon = await anna.found('Garden');
  const piet = await home.town.guestOf(anna, salon.id, 'Piet');
  const { abilities } = await piet.call(calls.openSpace, { params: { space_id: salon.id } });
  expect(abilities).toContain('messages.post');
  expect(abilities).not.toContain('spaces.settings');
  const renamed = piet.call(calls.changeSettings, { params: { space_id: salon.id }, body: { name: 'Mine' } });
  await expect(renamed).rejects.toEqual(refused('allowed.not'));
});

test('the last owner can neither leave nor step down, a second owner makes it possible', async () => {
  const salon = await anna.found('Roof');
  const rosa = await home.town.guestOf(anna, salon.id, 'Rosa');
  const at = (person_id: string) => ({ params: { space_id: salon.id, person_id } });
  await expect(anna.call(calls.removeMember, at(anna.id))).rejects.toEqual(refused('space.owner'));
  await expect(anna.call(calls.changeRole, { ...at(anna.id), body: { role: 'member' } })).rejects.toEqual(
    refused('space.owner'),
  );
  await anna.call(calls.changeRole, { ...at(rosa.id), body: { role: 'owner' } });
  await anna.call(calls.removeMember, at(anna.id));
  await expect(anna.call(calls.openSpace, { params: { space_id: salon.id } })).rejects.toEqual(
    refused('found.not'),
  );
});

test('a steward manages members, but neither makes owners nor touches them', async () => {
  const salon = await anna.found('Choir');
  const [stella, mo] = [
    await home.town.guestOf(anna, salon.id, 'Stella'),
    await home.town.guestOf(anna, salon.id, 'Mo'),
  ];
  const change = (who: Citizen, person_id: string, role: 'owner' | 'steward' | 'guest') =>
    who.call(calls.changeRole, { params: { space_id: salon.id, person_id }, body: { role } });
  await change(anna, stella.id, 'steward');
  expect(await change(stella, mo.id, 'guest')).toMatchObject({ role: 'guest' });
  await expect(change(stella, mo.id, 'owner')).rejects.toEqual(refused('allowed.not'));
  await expect(change(stella, anna.id, 'guest')).rejects.toEqual(refused('allowed.not'));
});

test('what changed since N gives each row once, as it is now, and nothing at N itself', async () => {
  const salon = await anna.found('First name');
  const params = { space_id: salon.id };
  await anna.call(calls.changeSettings, { params, body: { name: 'Second name' } });
  await anna.call(calls.changeSettings, { params, body: { name: 'Third name' } });
  const since0 = await anna.call(calls.changesSince, { params, query: { since: 0 } });
  expect(since0.rev).toBe(3);
  expect(since0.changes.map(({ event, rev }) => [event, rev])).toEqual([
    ['spaces.memberChanged', 1],
    ['spaces.vitalsChanged', 1],
    ['spaces.changed', 3],
  ]);
  const now = await anna.call(calls.changesSince, { params, query: { since: 3 } });
  expect(now).toMatchObject({ after: 3, rev: 3, changes: [], more: false });
});

test('who knows a later revision than the house has begins anew, as after a restored backup', async () => {
  const salon = await anna.found('Restored');
  const answer = await anna.call(calls.changesSince, {
    params: { space_id: salon.id },
    query: { since: 900 },
  });
  expect(answer).toMatchObject({ after: 0, rev: 1 });
  expect(answer.changes).toHaveLength(3);
});

test('someone who left stays in the list with the day they left, and comes back by a new invitation', async () => {
  const salon = await anna.found('Coming back');
  const piet = await home.town.guestOf(anna, salon.id, 'Piet');
  await piet.call(calls.removeMember, { params: { space_id: salon.id, person_id: piet.id } });
  const { members } = await anna.call(calls.openSpace, { params: { space_id: salon.id } });
  expect(members.find(({ person_id }) => person_id === piet.id)).toMatchObject({
    name: 'Piet',
    left_at: expect.any(String),
  });
});

test('an archived space can be read and not written to, and opened again by its owner', async () => {
  const salon = await anna.found('Old times');
  const params = { space_id: salon.id };
  await anna.call(calls.archiveSpace, { params, body: { archived: true } });
  await expect(anna.call(calls.changeSettings, { params, body: { name: 'New' } })).rejects.toEqual(
    refused('space.archived'),
  );
  await anna.call(calls.archiveSpace, { params, body: { archived: false } });
  expect(await anna.call(calls.changeSettings, { params, body: { name: 'New' } })).toMatchObject({
    name: 'New',
  });
});

test('a refusal is of the catalogue, in its words', async () => {
  const answer = anna.call(calls.openSpace, { params: { space_id: newId() } });
  await expect(answer).rejects.toBeInstanceOf(Refusal);
  await expect(answer).rejects.toThrow('Not found. It may have been removed, or it is not shared with you.');
});

test("who is in one's spaces is told for all of them at once: who left is not, and nobody of a space one is not in", async () => {
  const [attic, cellar] = [await anna.found('Attic'), await anna.found('Cellar')];
  const bea = await home.town.guestOf(anna, attic.id, 'Bea');
  const cato = await home.town.guestOf(anna, cellar.id, 'Cato');
  const people = async (who: Citizen) => {
    const { members } = await who.call(calls.myPeople, {});
    return members.map(({ space_id, name }) => `${name} in ${space_id}`);
  };
  expect(await people(anna)).toEqual(
    expect.arrayContaining([`Bea in ${attic.id}`, `Cato in ${cellar.id}`, `Anna in ${cellar.id}`]),
  );
  expect((await people(bea)).some((each) => each.includes(cellar.id))).toBe(false);
  await cato.call(calls.removeMember, { params: { space_id: cellar.id, person_id: cato.id } });
  expect(await people(anna)).not.toContain(`Cato in ${cellar.id}`);
  expect((await people(cato)).some((each) => each.includes(cellar.id))).toBe(false);
});
