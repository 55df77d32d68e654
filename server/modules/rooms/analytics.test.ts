import { newId } from '@kinsong/contract/common/ids.ts';
import { day } from '@kinsong/contract/common/time.ts';
import { trustAnalytics, type Countable } from '@kinsong/contract/rooms/trust-analytics.ts';
import { changeTask, confirmTask, createTask } from '@kinsong/contract/tasks/tasks.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../test/app.ts';
import { childOf } from '../../test/children.ts';
import type { Citizen } from '../../test/people.ts';
import { moved } from '../../test/rooms.ts';
import { Salon, SetClock, yes } from '../../test/voting.ts';
import { closeDue } from '../votes/close-vote.ts';

const clock = new SetClock('2026-10-12T10:00:00Z');
let home: TestApp;
let anna: Citizen;
let bram: Citizen;
let salon: string;

beforeAll(async () => {
  home = await openTestApp({ clock });
  anna = await home.town.person('Anna');
  salon = (await anna.found('Sunday Table')).id;
  bram = await home.town.guestOf(anna, salon, 'Bram');
});
afterAll(() => home.close());

const analytics = (who: Citizen) => who.call(trustAnalytics, {});
async function counted(who: Citizen, what: Countable): Promise<number | undefined> {
  const { authenticity, collaboration_potential, vision_alignment } = await analytics(who);
  const parts = [authenticity, collaboration_potential, vision_alignment].flatMap(({ made_of }) => made_of);
  return parts.find((part) => part.what === what)?.count;
}
const ask = async (who: Citizen, of: Citizen, due_date: string | null = null): Promise<string> => {
  const id = newId();
  const body = { id, text: 'Mend the roof', assigned_to: of.id, due_date };
  await who.call(createTask, { params: { space_id: salon }, body });
  return id;
};

test('[M2] a newcomer reads their score, their level and Enabled, and no figure that would be a guess', async () => {
  expect(await analytics(bram)).toMatchObject({
    trust_score: 100,
    consciousness_level: 'awakening',
    multiplayer_access: 'Enabled',
    authenticity: { value: null },
    collaboration_potential: { value: null },
    vision_alignment: { value: null },
  });
  const mila = await childOf(anna, salon, 'Mila');
  expect(await analytics(mila)).toMatchObject({ multiplayer_access: 'Limited' });
});

test('[M2] what others asked for counts once it is done and confirmed, and against oneself while it is late', async () => {
  const task = await ask(anna, bram);
  await bram.call(changeTask, { params: { task_id: task }, query: {}, body: { completed: true } });
  await anna.call(confirmTask, { params: { task_id: task } });
  expect(await analytics(bram)).toMatchObject({
    authenticity: { value: 100 },
    collaboration_potential: { value: 10 },
  });
  await ask(anna, bram, '2026-10-13');
  await ask(bram, bram, '2026-10-13');
  expect(await analytics(bram)).toMatchObject({ authenticity: { value: 100 } });
  clock.moveOn(2 * day);
  expect(await analytics(bram)).toMatchObject({ authenticity: { value: 50 } });
  expect([await counted(bram, 'tasks_overdue'), await counted(bram, 'people_worked_with')]).toEqual([1, 1]);
  expect(await counted(anna, 'people_worked_with')).toBe(1);
});

test('[M2] each cause of trust that is named counts, for the one it is about alone', async () => {
  const cleo = await home.town.person('Cleo');
  for (const cause of ['perspective_swap', 'council_closed', 'commitment_broken'] as const)
    await moved(home.app.house, cleo, cause);
  for (const what of ['swaps_finished', 'councils_closed', 'commitments_broken'] as const)
    expect(await counted(cleo, what)).toBe(1);
  expect(await counted(bram, 'swaps_finished')).toBe(0);
});

test('[M2] a decision one might have taken part in counts by whether one did, however one voted', async () => {
  const table = await Salon.found(home.town, clock.now);
  const vote = await table.opens({ secrecy: 'anonymous', quorum: 1 });
  await table.casts(table.member, vote, yes);
  expect(await counted(table.other, 'decisions_missed')).toBe(0);
  clock.moveOn(day);
  await closeDue(home.app.house);
  expect((await analytics(table.member)).vision_alignment).toMatchObject({ value: 100 });
  expect((await analytics(table.other)).vision_alignment).toMatchObject({ value: 0 });
  // A guest had no voice in it.
  expect((await analytics(table.guest)).vision_alignment.value).toBeNull();
});
