import { addDays } from '@kinsong/contract/common/calendar-days.ts';
import { newId } from '@kinsong/contract/common/ids.ts';
import { day } from '@kinsong/contract/common/time.ts';
import { postMessage } from '@kinsong/contract/messages/messages.ts';
import type { ProjectNode } from '@kinsong/contract/organiser/nodes.ts';
import { openLevel } from '@kinsong/contract/organiser/organiser.ts';
import { changeProfile } from '@kinsong/contract/seekers/profile.ts';
import { planetId } from '@kinsong/contract/spaces/planet.ts';
import type { SpaceKind } from '@kinsong/contract/spaces/space-kinds.ts';
import { changeRole, changeSettings, foundSpace } from '@kinsong/contract/spaces/spaces.ts';
import { changeTask, createTask } from '@kinsong/contract/tasks/tasks.ts';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../test/app.ts';
import type { Citizen } from '../../test/people.ts';

let home: TestApp;
let ahead = 0;
const clock = { now: () => new Date(Date.now() + ahead) };
let ada: Citizen;
let anna: Citizen;
let riverbend: string;
let dekkers: string;
let mending: string;

const found = async (who: Citizen, kind: SpaceKind, name: string, parent_id: string | null) =>
  (await who.call(foundSpace, { body: { id: newId(), kind, name, parent_id } })).id;
const level = (who: Citizen, node_id?: string) =>
  who.call(openLevel, { query: node_id === undefined ? {} : { node_id } });
const child = async (who: Citizen, within: string | undefined, id: string) =>
  (await level(who, within)).children.find((each) => each.id === id);

beforeAll(async () => {
  home = await openTestApp({ clock });
  ada = await home.town.architect();
  riverbend = await found(ada, 'hamlet', 'Riverbend', planetId);
  anna = await home.town.guestOf(ada, riverbend, 'Anna');
  await ada.call(changeRole, {
    params: { space_id: riverbend, person_id: anna.id },
    body: { role: 'steward' },
  });
  dekkers = await found(anna, 'family', 'The Dekkers', riverbend);
  await home.town.guestOf(anna, dekkers, 'Cousin');
  mending = await found(anna, 'project', 'Mending the House', dekkers);
  await found(anna, 'project', 'A surprise for Piet', dekkers);
  await found(ada, 'family', 'The Mensahs', riverbend);
});
afterAll(() => home.close());

describe('[X1] the numbers', () => {
  test('a hamlet counts its families, their projects and each of its people once', async () => {
    const { node } = await level(ada, riverbend);
    // Ada and Anna of the hamlet, Anna again and a cousin of the Dekkers, Ada again of the Mensahs.
    expect(node).toMatchObject({ family_count: 2, member_count: 3, active_projects: 2, active_members: 3 });
    expect((await level(ada)).node).toMatchObject({ hamlet_count: 1, family_count: 2, member_count: 3 });
  });

  test('a project says how it stands to those who are in it: status, progress, what is unread, open, late and done', async () => {
    const today = clock.now().toISOString().slice(0, 10);
    const fresh = await found(anna, 'project', 'Fresh', null);
    expect(await child(anna, undefined, fresh)).toMatchObject({
      status: 'new',
      progress: null,
      health_status: null,
    });
    const reader = await home.town.guestOf(anna, fresh, 'Reader');
    const params = { space_id: fresh };
    await anna.call(postMessage, { params, body: { id: newId(), content: 'Who brings the ladder?' } });
    await anna.call(createTask, {
      params,
      body: { id: newId(), text: 'Carry', due_date: addDays(today, 1) },
    });
    const done = await anna.call(createTask, { params, body: { id: newId(), text: 'Fetch' } });
    await anna.call(changeTask, {
      params: { task_id: done.id },
      query: {},
      body: { status: 'completed' },
    });
    ahead += 3 * day;
    const seen = (await child(reader, undefined, fresh)) as ProjectNode;
    expect(seen).toMatchObject({
      status: 'under_way',
      progress: 50,
      health_status: 'healthy',
      pending_todos: 1,
    });
    expect(seen).toMatchObject({ overdue_todos: 1, completed_todos: 1, unread_messages: 1, member_count: 2 });
  });

  test('active is who was here within seven days; after that a project and its people are not', async () => {
    const { node: now } = await level(anna, dekkers);
    expect(now).toMatchObject({ active_members: 2, active_projects: 2 });
    const client = new Client({ connectionString: home.databaseUrl });
    await client.connect();
    const eightDaysAgo = `now() - interval '8 days'`;
    await client.query(`update sessions set last_used_at = ${eightDaysAgo} where person_id = $1`, [anna.id]);
    await client.query(`update space_vitals set last_activity_at = ${eightDaysAgo} where space_id = $1`, [
      mending,
    ]);
    await client.end();
    const { node: later } = await level(anna, dekkers);
    expect(later).toMatchObject({ member_count: 2, active_members: 1, active_projects: 1 });
  });

  test('few are not told to those who do not belong there, and who hides is counted for nobody', async () => {
    const [here, hidden] = [await home.town.person('Here'), await home.town.person('Hidden')];
    const few = await found(here, 'family', 'A family of two', null);
    await here.call(changeSettings, { params: { space_id: few }, body: { found_by: 'house' } });
    const third = await home.town.guestOf(here, few, 'Third');
    expect((await level(here, few)).node).toMatchObject({ member_count: 2, active_members: 2 });
    expect((await level(hidden, few)).node).toMatchObject({ member_count: 2, active_members: null });
    await third.call(changeProfile, { body: { shows_presence: false } });
    expect((await level(here, few)).node).toMatchObject({ member_count: 2, active_members: 1 });
  });
});
