import { newId } from '@kinsong/contract/common/ids.ts';
import { postMessage } from '@kinsong/contract/messages/messages.ts';
import * as spaces from '@kinsong/contract/spaces/spaces.ts';
import { memberWork } from '@kinsong/contract/tasks/member-work.ts';
import { nextAtAGlance, spaceOverview } from '@kinsong/contract/tasks/overview.ts';
import { changeTask, createTask, deleteTasks } from '@kinsong/contract/tasks/tasks.ts';
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

const at = (space_id: string) => ({ params: { space_id } });
const look = (who: Citizen, space: string) => who.call(spaceOverview, at(space));
const say = (who: Citizen, space: string, content: string) =>
  who.call(postMessage, { ...at(space), body: { id: newId(), content } });
const write = async (space: string, text: string, more: object = {}): Promise<string> =>
  (await anna.call(createTask, { ...at(space), body: { id: newId(), text, ...more } })).id;

/** Stella is the steward, Mo a member, Gus a guest. */
async function salonOfAll() {
  const { id } = await anna.found('Mending the House');
  const people: Citizen[] = [anna];
  for (const [name, role] of [
    ['Stella', 'steward'],
    ['Mo', 'member'],
    ['Gus', 'guest'],
  ] as const) {
    const who = await home.town.guestOf(anna, id, name);
    people.push(who);
    await anna.call(spaces.changeRole, { params: { space_id: id, person_id: who.id }, body: { role } });
  }
  return { id, people };
}

test('[P3] the overview counts what was said and names the next due: the nearest day first, the more urgent before', async () => {
  const { id } = await anna.found('Roof');
  expect(await look(anna, id)).toEqual({ messages: 0, mine: 0, next: [] });
  await say(anna, id, 'Who has a ladder?');
  await say(anna, id, 'And nails?');
  await write(id, 'Some day');
  const gone = await write(id, 'Taken out', { due_date: '2030-01-01' });
  await anna.call(deleteTasks, { ...at(id), body: { task_ids: [gone] } });
  const done = await write(id, 'Done', { due_date: '2030-01-01' });
  const finish = { params: { task_id: done }, query: {}, body: { completed: true } };
  await anna.call(changeTask, finish);
  for (const [text, due_date, priority] of [
    ['Fourth', '2030-05-02', 1],
    ['Third', '2030-05-01', 4],
    ['Second', '2030-05-01', 1],
    ['First', '2030-04-30', 3],
  ] as const)
    await write(id, text, { due_date, priority });
  const { messages, mine, next } = await look(anna, id);
  expect([messages, mine]).toEqual([2, 5]);
  expect(next.map(({ text }) => text)).toEqual(['First', 'Second', 'Third']);
  expect(next).toHaveLength(nextAtAGlance);
  expect(next[0]).toEqual({
    ...{ id: expect.any(String), text: 'First', due_date: '2030-04-30' },
    ...{ assigned_to: anna.id, priority: 3 },
  });
});

test('[P3] owner, steward, member and guest see the overview, archived too; a stranger, who left and who was sent away do not', async () => {
  const { id, people } = await salonOfAll();
  await say(anna, id, 'Welcome');
  const olaf = await home.town.person('Olaf');
  for (const who of people) expect(await look(who, id), who.name).toMatchObject({ messages: 1 });
  await expect(look(olaf, id)).rejects.toEqual(refused('found.not'));
  await anna.call(spaces.archiveSpace, { ...at(id), body: { archived: true } });
  for (const who of people) expect(await look(who, id), who.name).toMatchObject({ messages: 1 });
  const [, stella, mo, gus] = people;
  await mo!.call(spaces.removeMember, { params: { space_id: id, person_id: mo!.id } });
  await anna.call(spaces.removeMember, { params: { space_id: id, person_id: gus!.id } });
  for (const who of [mo!, gus!]) await expect(look(who, id), who.name).rejects.toEqual(refused('found.not'));
  await anna.call(spaces.deleteSpace, at(id));
  await expect(look(stella!, id)).rejects.toEqual(refused('found.not'));
});

test('[P9] the work of a member is asked for by who is in the salon, and of who is in it', async () => {
  const { id, people } = await salonOfAll();
  const [, stella, mo, gus] = people;
  const work = (who: Citizen, person_id: string) =>
    who.call(memberWork, { params: { space_id: id, person_id } });
  await mo!.call(spaces.showWork, { ...at(id), body: { shows_work: true } });
  for (const who of people) expect(await work(who, mo!.id), who.name).toMatchObject({ shown: true });
  for (const whom of [anna, stella!, gus!])
    expect(await work(mo!, whom.id), whom.name).toEqual({ shown: false, carries: [], done: [] });
  const olaf = await home.town.person('Olaf');
  await expect(work(olaf, mo!.id)).rejects.toEqual(refused('found.not'));
  await expect(work(anna, olaf.id)).rejects.toEqual(refused('found.not'));
  await anna.call(spaces.removeMember, { params: { space_id: id, person_id: mo!.id } });
  await expect(work(anna, mo!.id)).rejects.toEqual(refused('found.not'));
  await expect(work(mo!, anna.id)).rejects.toEqual(refused('found.not'));
});
