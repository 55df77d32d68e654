import { newId } from '@kinsong/contract/common/ids.ts';
import { myFigures, spaceFigures } from '@kinsong/contract/insights/figures.ts';
import { deleteMessage, postMessage } from '@kinsong/contract/messages/messages.ts';
import { deleteSpace } from '@kinsong/contract/spaces/spaces.ts';
import { changeTask, createTask } from '@kinsong/contract/tasks/tasks.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../test/app.ts';
import type { Citizen } from '../../test/people.ts';
import { countMonthsJob } from './count-months.job.ts';
import { eraseCounted } from './index.ts';

let now = new Date('2026-10-31T10:00:00Z');
let home: TestApp;
let anna: Citizen;
let bram: Citizen;
let salon: string;

beforeAll(async () => {
  home = await openTestApp({ clock: { now: () => now } });
  anna = await home.town.person('Anna');
  salon = (await anna.found('Mending the House', 'family')).id;
  bram = await home.town.guestOf(anna, salon, 'Bram');
});
afterAll(() => home.close());

const refused = (code: string): object => expect.objectContaining({ code }) as object;
const ofSpace = (who: Citizen, space_id = salon) => who.call(spaceFigures, { params: { space_id } });
const own = (who: Citizen) => who.call(myFigures, {});

async function says(who: Citizen): Promise<string> {
  const id = newId();
  await who.call(postMessage, { params: { space_id: salon }, body: { id, content: 'The soup is on.' } });
  return id;
}
async function does(who: Citizen): Promise<string> {
  const id = newId();
  await who.call(createTask, { params: { space_id: salon }, body: { id, text: 'Sweep' } });
  await who.call(changeTask, { params: { task_id: id }, query: {}, body: { status: 'completed' } });
  return id;
}
const month = (month: string, said: number, tasks: number) => ({
  ...{ month, said, tasks, votes: 0, gatherings: 0 },
});

test('[D4] what was said and done stands by its months, without gaps, before a night has counted it', async () => {
  await says(anna);
  await says(bram);
  await does(bram);
  await anna.call(deleteMessage, { params: { space_id: salon, message_id: await says(anna) } });
  // As if it had been in September.
  const { db } = home.app.house;
  await db.prepared(`update messages set created_at = created_at - interval '40 days'`, []);
  await db.prepared(`update tasks set completed_at = completed_at - interval '40 days'`, []);
  now = new Date('2026-11-03T10:00:00Z');
  await does(anna);
  expect((await own(anna)).months).toEqual([
    month('2026-09', 1, 0),
    month('2026-10', 0, 0),
    month('2026-11', 0, 1),
  ]);
  expect((await ofSpace(anna)).months).toEqual([
    month('2026-09', 2, 1),
    month('2026-10', 0, 0),
    month('2026-11', 0, 1),
  ]);
});

test('[D4] counted in the night, and again in the next, it is the same', async () => {
  const [mine, his, all] = [await own(anna), await own(bram), await ofSpace(bram)];
  await countMonthsJob.run(home.app.house, {});
  await countMonthsJob.run(home.app.house, {});
  expect([await own(anna), await own(bram), await ofSpace(bram)]).toEqual([mine, his, all]);
  await says(anna);
  expect((await own(anna)).months.at(-1)).toEqual(month('2026-11', 1, 1));
  expect((await ofSpace(anna)).months.at(-1)).toEqual(month('2026-11', 1, 1));
});

test('[D4] trust over time and where it comes from add up to the score', async () => {
  const { trust, causes } = await own(anna);
  expect(trust.at(-1)?.score).toBe(causes.reduce((sum, { amount }) => sum + amount, 0));
  expect(causes).toEqual([{ cause: 'joined', amount: 100 }]);
});

test('[D4] a space is counted for its people alone, and names nobody', async () => {
  const olaf = await home.town.person('Olaf');
  await expect(ofSpace(olaf)).rejects.toEqual(refused('found.not'));
  expect(JSON.stringify(await ofSpace(bram))).not.toContain(anna.id);
});

test('[D4] a new seeker has no months', async () => {
  expect((await own(await home.town.person('Cleo'))).months).toEqual([]);
});

test('[D4] what was counted of a space goes with it', async () => {
  await anna.call(deleteSpace, { params: { space_id: salon } });
  await eraseCounted(home.app.house.db, salon);
  expect((await own(bram)).months).toEqual([]);
});
