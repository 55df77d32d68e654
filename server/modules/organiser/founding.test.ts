import { Refusal } from '@kinsong/contract/common/errors.ts';
import { newId } from '@kinsong/contract/common/ids.ts';
import type { SpaceKind } from '@kinsong/contract/spaces/space-kinds.ts';
import { openLevel } from '@kinsong/contract/organiser/organiser.ts';
import { planetId } from '@kinsong/contract/spaces/planet.ts';
import {
  archiveSpace,
  changeRole,
  foundSpace,
  moveSpace,
  type MySpace,
} from '@kinsong/contract/spaces/spaces.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../test/app.ts';
import { forgetRecent, setRoles } from '../../test/house-roles.ts';
import type { Citizen } from '../../test/people.ts';

let home: TestApp;
let ada: Citizen;
let anna: Citizen;
let hamlet: MySpace;
let ahead = 0;
const clock = { now: () => new Date(Date.now() + ahead) };

beforeAll(async () => {
  home = await openTestApp({ clock });
  ada = await home.town.architect();
  anna = await home.town.person('Anna');
  hamlet = await found(ada, 'hamlet', 'Riverbend', planetId);
});
afterAll(() => home.close());

const found = (who: Citizen, kind: SpaceKind, name: string, parent_id: string | null): Promise<MySpace> =>
  who.call(foundSpace, { body: { id: newId(), kind, name, parent_id } });
const refused = (code: string): object => expect.objectContaining({ code }) as object;
const level = (who: Citizen, node_id?: string) =>
  who.call(openLevel, { query: node_id === undefined ? {} : { node_id } });
const asRole = async (
  host: Citizen,
  space_id: string,
  name: string,
  role: 'guest' | 'member' | 'steward',
) => {
  const one = await home.town.guestOf(host, space_id, name);
  await host.call(changeRole, { params: { space_id, person_id: one.id }, body: { role } });
  return one;
};
const roleIs = async (who: Citizen, ...roles: readonly string[]): Promise<void> => {
  await setRoles(home.databaseUrl, who.id, ['member', ...roles]);
  ahead += forgetRecent;
};

describe('[X1] a hamlet', () => {
  test('is founded on the planet by a super user and by a founder, who own it', async () => {
    expect(hamlet).toMatchObject({ kind: 'hamlet', parent_id: planetId, role: 'owner', members: 1 });
    const frida = await home.town.person('Frida');
    await roleIs(frida, 'founder');
    expect((await level(frida)).may_create).toEqual(['hamlet', 'family', 'project']);
    expect(await found(frida, 'hamlet', 'Northshore', planetId)).toMatchObject({ role: 'owner' });
  });

  test('is founded by nobody else, whatever they are in a space, and by nobody whose role was just taken', async () => {
    const family = await anna.found('The Dekkers', 'family');
    const steward = await asRole(anna, family.id, 'Stella', 'steward');
    for (const who of [anna, steward]) {
      await expect(found(who, 'hamlet', 'Mine', planetId)).rejects.toEqual(refused('allowed.not'));
      expect((await level(who)).may_create).toEqual(['family', 'project']);
    }
    const gone = await home.town.person('Gone');
    await roleIs(gone, 'founder');
    await found(gone, 'hamlet', 'Once', planetId);
    await roleIs(gone);
    await expect(found(gone, 'hamlet', 'Twice', planetId)).rejects.toEqual(refused('allowed.not'));
    await expect(home.town.stranger.call(openLevel, { query: {} })).rejects.toEqual(refused('auth.needed'));
  });

  test('[E20] what can not be founded is said with the field it lies in', async () => {
    const why = async (body: object): Promise<Refusal> => {
      const refusal = await ada
        .call(foundSpace, { body: { id: newId(), kind: 'hamlet', name: 'X', ...body } as never })
        .catch((error: unknown) => error);
      expect(refusal).toBeInstanceOf(Refusal);
      return refusal as Refusal;
    };
    expect(await why({})).toMatchObject({ code: 'input.wrong', fields: { kind: expect.any(String) } });
    expect(await why({ parent_id: hamlet.id })).toMatchObject({ code: 'input.wrong' });
    expect(await why({ kind: 'family', parent_id: planetId })).toMatchObject({ code: 'input.wrong' });
    const blank = await why({ parent_id: planetId, name: '  ' });
    expect(blank).toMatchObject({ code: 'input.wrong', fields: { name: 'It needs a name.' } });
    expect(await why({ parent_id: newId() })).toMatchObject({ code: 'found.not' });
  });
});

describe('[X1] a family', () => {
  test('is founded in a hamlet by its owner and its stewards, and by nobody else', async () => {
    const [steward, member, guest] = [
      await asRole(ada, hamlet.id, 'Sanne', 'steward'),
      await asRole(ada, hamlet.id, 'Mo', 'member'),
      await asRole(ada, hamlet.id, 'Gus', 'guest'),
    ];
    expect((await level(steward, hamlet.id)).may_create).toEqual(['family']);
    await found(steward, 'family', 'The Mensahs', hamlet.id);
    for (const who of [member, guest]) {
      expect((await level(who, hamlet.id)).may_create).toEqual([]);
      await expect(found(who, 'family', 'Ours', hamlet.id)).rejects.toEqual(refused('allowed.not'));
    }
    await expect(found(anna, 'family', 'Ours', hamlet.id)).rejects.toEqual(refused('found.not'));
    await ada.call(changeRole, {
      params: { space_id: hamlet.id, person_id: steward.id },
      body: { role: 'member' },
    });
    await expect(found(steward, 'family', 'Once more', hamlet.id)).rejects.toEqual(refused('allowed.not'));
  });

  test('a super user who does not keep the hamlet founds nothing in it', async () => {
    const super2 = await home.town.person('Sue');
    await roleIs(super2, 'super_user');
    expect((await level(super2, hamlet.id)).may_create).toEqual([]);
    await expect(found(super2, 'family', 'Ours', hamlet.id)).rejects.toEqual(refused('found.not'));
  });

  test('is founded on its own by anyone, and in an archived hamlet by nobody', async () => {
    expect(await anna.found('On our own', 'family')).toMatchObject({ parent_id: null, role: 'owner' });
    const old = await found(ada, 'hamlet', 'Old', planetId);
    await ada.call(archiveSpace, { params: { space_id: old.id }, body: { archived: true } });
    await expect(found(ada, 'family', 'Late', old.id)).rejects.toEqual(refused('space.archived'));
  });
});

test('[X1] a project is founded in a family by those who keep it, not by its members or strangers', async () => {
  const family = await anna.found('The Baumanns', 'family');
  const [steward, member] = [
    await asRole(anna, family.id, 'Sven', 'steward'),
    await asRole(anna, family.id, 'Mia', 'member'),
  ];
  expect((await level(steward, family.id)).may_create).toEqual(['project']);
  await found(steward, 'project', 'Noor turns nine', family.id);
  await expect(found(member, 'project', 'Mine', family.id)).rejects.toEqual(refused('allowed.not'));
  await expect(found(ada, 'project', 'Mine', family.id)).rejects.toEqual(refused('found.not'));
});

describe('[X1] what stands on its own', () => {
  const move = (who: Citizen, space_id: string, parent_id: string | null) =>
    who.call(moveSpace, { params: { space_id }, body: { parent_id } });

  test('comes to lie in a hamlet by whoever owns it and keeps the hamlet, and back', async () => {
    const { id } = await found(ada, 'family', 'Late comers', null);
    const bea = await asRole(ada, id, 'Bea', 'steward');
    expect(await move(ada, id, hamlet.id)).toMatchObject({ id, parent_id: hamlet.id });
    const { children } = await level(ada, hamlet.id);
    expect(children.find((child) => child.id === id)).toMatchObject({
      hamlet_id: hamlet.id,
      member_count: 2,
    });
    expect((await level(bea, id)).path.map(({ name }) => name)).toEqual([
      'Earth',
      'Riverbend',
      'Late comers',
    ]);
    expect(await move(ada, id, null)).toMatchObject({ parent_id: null });
    expect((await level(bea, id)).node).toMatchObject({ hamlet_id: null, role: 'steward' });
  });

  test('goes nowhere by its stewards, by who does not keep the hamlet, or to where it can not lie', async () => {
    const { id } = await found(anna, 'family', 'Wanderers', null);
    const steward = await asRole(anna, id, 'Wim', 'steward');
    await expect(move(steward, id, null)).rejects.toEqual(refused('allowed.not'));
    await expect(move(anna, id, hamlet.id)).rejects.toEqual(refused('found.not'));
    await expect(move(ada, id, hamlet.id)).rejects.toEqual(refused('found.not'));
    await expect(move(anna, id, planetId)).rejects.toEqual(refused('allowed.not'));
    await expect(move(anna, id, id)).rejects.toEqual(refused('input.wrong'));
    await expect(move(ada, hamlet.id, null)).rejects.toEqual(refused('input.wrong'));
    const member = await asRole(ada, hamlet.id, 'Mel', 'member');
    const theirs = await found(member, 'family', 'Theirs', null);
    await expect(move(member, theirs.id, hamlet.id)).rejects.toEqual(refused('allowed.not'));
    expect((await level(anna, id)).node).toMatchObject({ hamlet_id: null });
  });
});
