import { newId } from '@kinsong/contract/common/ids.ts';
import { openLevel, searchTree } from '@kinsong/contract/organiser/organiser.ts';
import type { SpaceKind } from '@kinsong/contract/spaces/space-kinds.ts';
import { planetId } from '@kinsong/contract/spaces/planet.ts';
import {
  archiveSpace,
  changeRole,
  changeSettings,
  deleteSpace,
  foundSpace,
  openSpace,
  removeMember,
} from '@kinsong/contract/spaces/spaces.ts';
import { createTask } from '@kinsong/contract/tasks/tasks.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../test/app.ts';
import { forgetRecent, setRoles } from '../../test/house-roles.ts';
import type { Citizen } from '../../test/people.ts';

let home: TestApp;
let ahead = 0;
const clock = { now: () => new Date(Date.now() + ahead) };
/** Keeps the planet and Riverbend. */
let ada: Citizen;
/** Owns The Dekkers, which lie in Riverbend. */
let anna: Citizen;
/** Is only in Mending the House, a project of the Dekkers. */
let piet: Citizen;
let stranger: Citizen;
let riverbend: string;
let dekkers: string;
let mending: string;
let secret: string;

const refused = (code: string): object => expect.objectContaining({ code }) as object;
const found = async (who: Citizen, kind: SpaceKind, name: string, parent_id: string | null) => {
  const body = { id: newId(), kind, name, parent_id, subtitle: `About ${name}` };
  return (await who.call(foundSpace, { body })).id;
};
const level = (who: Citizen, node_id?: string) =>
  who.call(openLevel, { query: node_id === undefined ? {} : { node_id } });
const names = async (who: Citizen, node_id?: string) =>
  (await level(who, node_id)).children.map(({ name }) => name);
const child = async (who: Citizen, within: string | undefined, id: string) =>
  (await level(who, within)).children.find((each) => each.id === id);

beforeAll(async () => {
  home = await openTestApp({ clock });
  ada = await home.town.architect();
  riverbend = await found(ada, 'hamlet', 'Riverbend', planetId);
  anna = await home.town.guestOf(ada, riverbend, 'Anna');
  const steward = { params: { space_id: riverbend, person_id: anna.id }, body: { role: 'steward' } } as const;
  await ada.call(changeRole, steward);
  dekkers = await found(anna, 'family', 'The Dekkers', riverbend);
  mending = await found(anna, 'project', 'Mending the House', dekkers);
  secret = await found(anna, 'project', 'A surprise for Piet', dekkers);
  await ada.call(changeRole, { ...steward, body: { role: 'member' } });
  await found(ada, 'family', 'The Mensahs', riverbend);
  piet = await home.town.guestOf(anna, mending, 'Piet');
  stranger = await home.town.person('Stranger');
});
afterAll(() => home.close());

describe('[X1] who sees what of the tree', () => {
  test('who is in a project sees the way down to it, and of everything on the way no more than that it is there', async () => {
    expect(await names(piet)).toEqual(['Riverbend']);
    expect(await names(piet, riverbend)).toEqual(['The Dekkers']);
    expect(await names(piet, dekkers)).toEqual(['Mending the House']);
    const { node, path, may_create } = await level(piet, mending);
    expect(path.map(({ kind, name }) => [kind, name])).toEqual([
      ['planet', 'Earth'],
      ['hamlet', 'Riverbend'],
      ['family', 'The Dekkers'],
      ['project', 'Mending the House'],
    ]);
    expect(node).toMatchObject({ name: 'Mending the House', role: 'member', family_id: dekkers });
    expect(may_create).toEqual([]);
    const { node: above } = await level(piet, dekkers);
    expect(above).toMatchObject({ name: 'The Dekkers', role: null, subtitle: '', hamlet_id: riverbend });
    await expect(piet.call(openSpace, { params: { space_id: dekkers } })).rejects.toEqual(
      refused('found.not'),
    );
  });

  test('a stranger sees nothing of it, and hears of a node they do not see what they hear where there is none', async () => {
    const { children, path, node } = await level(stranger);
    expect(children.filter(({ kind }) => kind !== 'project')).toEqual([]);
    expect(node).toMatchObject({ kind: 'planet', hamlet_count: 0, family_count: 0, member_count: 0 });
    expect(path).toEqual([{ id: planetId, kind: 'planet', name: 'Earth' }]);
    for (const hidden of [riverbend, dekkers, mending, newId()])
      await expect(level(stranger, hidden)).rejects.toEqual(refused('found.not'));
  });

  test('who keeps a family sees its projects by name and number, and nothing inside those they are not in', async () => {
    const mine = await found(anna, 'project', 'Noor turns nine', dekkers);
    const noor = await home.town.guestOf(anna, mine, 'Noor');
    await anna.call(changeRole, { params: { space_id: mine, person_id: noor.id }, body: { role: 'owner' } });
    await anna.call(removeMember, { params: { space_id: mine, person_id: anna.id } });
    await noor.call(createTask, { params: { space_id: mine }, body: { id: newId(), text: 'Buy candles' } });
    expect(await child(anna, dekkers, mine)).toEqual({
      ...{ kind: 'project', id: mine, name: 'Noor turns nine', icon: 'project', subtitle: '' },
      ...{ thumbnail: null, role: null, archived_at: null, member_count: 1, family_id: dekkers },
      ...{ description: '', status: null, health_status: null, progress: null, unread_messages: null },
      ...{ pending_todos: null, overdue_todos: null, completed_todos: null },
    });
    await noor.call(deleteSpace, { params: { space_id: mine } });
    expect(await names(anna, dekkers)).not.toContain('Noor turns nine');
    expect(await child(noor, dekkers, mine).catch((error: unknown) => error)).toEqual(refused('found.not'));
  });

  test('a member of a hamlet sees its own families alone; its owner sees all of them', async () => {
    expect(await names(anna, riverbend)).toEqual(['The Dekkers']);
    expect(await names(ada, riverbend)).toEqual(['The Dekkers', 'The Mensahs']);
  });

  test('super users and founders see all hamlets and what lies in them, and no family or project on its own', async () => {
    const alone = await found(anna, 'family', 'On our own', null);
    const nobody = await found(stranger, 'project', 'My diary', null);
    const frida = await home.town.person('Frida');
    for (const role of ['founder', 'super_user']) {
      await setRoles(home.databaseUrl, frida.id, ['member', role]);
      ahead += forgetRecent;
      expect(await names(frida)).toEqual(['Riverbend', 'The Square']);
      expect(await names(frida, dekkers)).toEqual(['A surprise for Piet', 'Mending the House']);
      expect(await child(frida, dekkers, secret)).toMatchObject({
        role: null,
        member_count: 1,
        status: null,
      });
      for (const hidden of [alone, nobody])
        await expect(level(frida, hidden)).rejects.toEqual(refused('found.not'));
    }
    await setRoles(home.databaseUrl, frida.id, ['member']);
    ahead += forgetRecent;
    await expect(level(frida, riverbend)).rejects.toEqual(refused('found.not'));
    expect(await names(frida)).toEqual(['The Square']);
  });

  test('what lets itself be found is seen by whom it lets, and by nobody once it no longer does', async () => {
    const choir = await found(anna, 'family', 'The Choir', null);
    const findable = (found_by: 'acquainted' | 'house' | 'nobody') =>
      anna.call(changeSettings, { params: { space_id: choir }, body: { found_by } });
    const cousin = await home.town.guestOf(anna, dekkers, 'Cousin');
    await findable('acquainted');
    expect(await names(cousin)).toContain('The Choir');
    expect(await names(stranger)).not.toContain('The Choir');
    await findable('house');
    expect(await names(stranger)).toContain('The Choir');
    expect((await level(stranger, choir)).node).toMatchObject({ role: null, member_count: 1 });
    await findable('nobody');
    expect(await names(stranger)).not.toContain('The Choir');
    expect(await names(cousin)).not.toContain('The Choir');
  });

  test('who leaves a project no longer sees the way down to it', async () => {
    const leaver = await home.town.guestOf(anna, mending, 'Leaver');
    expect(await names(leaver)).toEqual(['Riverbend']);
    await leaver.call(removeMember, { params: { space_id: mending, person_id: leaver.id } });
    expect(await names(leaver)).toEqual([]);
    await expect(level(leaver, dekkers)).rejects.toEqual(refused('found.not'));
  });

  test('projects without a family stand on the planet for those who are in them', async () => {
    const { children } = await level(stranger);
    expect(children.map(({ kind, name }) => [kind, name])).toEqual([
      ['project', 'My diary'],
      ['project', 'The Square'],
    ]);
    expect(children[0]).toMatchObject({ family_id: null, role: 'owner' });
  });

  test('what is archived stands last, for those who belong to it, and is counted nowhere', async () => {
    const old = await found(anna, 'project', 'An old fence', dekkers);
    await anna.call(archiveSpace, { params: { space_id: old }, body: { archived: true } });
    const { children, node } = await level(anna, dekkers);
    expect(children.map(({ name }) => name).at(-1)).toBe('An old fence');
    expect(children.at(-1)).toMatchObject({ status: 'archived', archived_at: expect.any(String) });
    expect(node).toMatchObject({ project_count: 2 });
  });
});

describe('[X1] pages and search', () => {
  test('many children come by pages that fit together, each child once, by name', async () => {
    const family = await found(anna, 'family', 'Many', null);
    for (const n of [4, 1, 3, 0, 2]) await found(anna, 'project', `Project ${n}`, family);
    const seen: string[] = [];
    let after: string | undefined;
    do {
      const page = await anna.call(openLevel, { query: { node_id: family, limit: 2, after } });
      expect(page.total).toBe(5);
      seen.push(...page.children.map(({ name }) => name));
      after = page.next ?? undefined;
    } while (after !== undefined);
    expect(seen).toEqual(['Project 0', 'Project 1', 'Project 2', 'Project 3', 'Project 4']);
  });

  test('a name is found by a part of it with the way down, among what one sees, and signs of search are only signs', async () => {
    const find = async (who: Citizen, words: string) =>
      (await who.call(searchTree, { query: { words } })).found.map(({ path }) =>
        path.map(({ name }) => name),
      );
    expect(await find(piet, 'mending')).toEqual([['Earth', 'Riverbend', 'The Dekkers', 'Mending the House']]);
    expect(await find(piet, 'surprise')).toEqual([]);
    expect(await find(anna, 'SURPRISE')).toEqual([
      ['Earth', 'Riverbend', 'The Dekkers', 'A surprise for Piet'],
    ]);
    expect(await find(anna, '%')).toEqual([]);
    expect(await find(anna, '_')).toEqual([]);
    expect(await find(stranger, 'river')).toEqual([]);
  });
});
