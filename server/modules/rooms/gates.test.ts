import { newId } from '@kinsong/contract/common/ids.ts';
import { postMessage } from '@kinsong/contract/messages/messages.ts';
import { noticeLasts } from '@kinsong/contract/seekers/trust-gates.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../test/app.ts';
import { goBy, type Citizen } from '../../test/people.ts';
import { found, join, lobby, moved, open, send } from '../../test/rooms.ts';
import { Listener } from '../../test/socket-listener.ts';
import { gatesJob } from '../seekers/close-gates.job.ts';

const clock = { now: new Date('2026-11-02T09:00:00Z') };
let home: TestApp;
let anna: Citizen;

beforeAll(async () => {
  home = await openTestApp({ clock: { now: () => clock.now } });
  anna = await home.town.person('Anna');
  await moved(home.app.house, anna, 'onboarded');
});
afterAll(() => home.close());

/** From 120 to 100, which is a tenth below 120 and more. */
async function fall(person: Citizen): Promise<void> {
  for (const cause of ['report_upheld', 'report_upheld'] as const) await moved(home.app.house, person, cause);
}

const noticePasses = async (...people: readonly Citizen[]): Promise<void> =>
  goBy(clock, noticeLasts, [anna, await home.town.architect(), ...people]);

test('[M1] who has passed a gate keeps its rooms a little below it, and during the notice far below', async () => {
  const bram = await home.town.person('Bram');
  await moved(home.app.house, bram, 'onboarded');
  const [first, second] = [await found(anna, 'First', 120), await found(anna, 'Second', 120)];
  await join(bram, first.id);
  await moved(home.app.house, bram, 'report_upheld');
  expect(await open(bram, first.id)).toMatchObject({
    open: true,
    missing: 10,
    closes_at: null,
    role: 'member',
  });
  await moved(home.app.house, bram, 'report_upheld');
  const closes_at = new Date(clock.now.getTime() + noticeLasts).toISOString();
  expect(await open(bram, second.id)).toMatchObject({ open: true, missing: 20, closes_at });
  expect((await join(bram, second.id)).room.participants).toEqual([anna.id, bram.id]);
});

test('[M2] when the notice is over one falls out of the rooms behind that gate alone, and needs the trust again', async () => {
  const cato = await home.town.person('Cato');
  await moved(home.app.house, cato, 'onboarded');
  const [upper, lower] = [await found(anna, 'Upper', 120), await found(anna, 'Lower', 100)];
  await Promise.all([join(cato, upper.id), join(cato, lower.id)]);
  const listener = await Listener.watching(cato, upper.id);
  const socket = await Listener.open(cato, `/ws/room/${upper.id}`);
  await fall(cato);
  await noticePasses(cato);
  await gatesJob.run(home.app.house, {});
  await listener.until(() => listener.has('gone'), 10_000);
  await socket.until(() => socket.closedWith !== undefined);
  expect(await open(cato, upper.id)).toMatchObject({ role: null, open: false, missing: 20, members: 1 });
  expect(await open(cato, lower.id)).toMatchObject({ role: 'member', open: true, missing: 0 });
  const body = { id: newId(), content: 'Still here' };
  await expect(cato.call(postMessage, { params: { space_id: upper.id }, body })).rejects.toMatchObject({
    code: 'found.not',
  });
  await expect(send(cato, upper.id, 'Still here')).rejects.toMatchObject({ code: 'room.send' });
  await expect(join(cato, upper.id)).rejects.toMatchObject({ code: 'room.join' });
  // Four tasks, a council and a swap bring back what is missing.
  for (const cause of ['council_closed', 'council_closed', 'council_closed', 'task_done'] as const)
    await moved(home.app.house, cato, cause);
  expect((await join(cato, upper.id)).room.participants).toContain(cato.id);
  await listener.close();
});

test('an owner who falls out passes the room on to who stays', async () => {
  const [dora, ella] = [await home.town.person('Dora'), await home.town.person('Ella')];
  for (const each of [dora, ella]) await moved(home.app.house, each, 'onboarded');
  const { id } = await found(dora, 'Of Dora', 120);
  await join(ella, id);
  await fall(dora);
  await noticePasses(dora, ella);
  await gatesJob.run(home.app.house, {});
  await expect.poll(async () => (await open(ella, id)).owner, { timeout: 10_000 }).toBe(ella.id);
});

test('nobody slips in while the gate closes: of joining and closing at once the end is the same', async () => {
  const people = await Promise.all(['Finn', 'Greet', 'Hugo', 'Ines'].map((name) => home.town.person(name)));
  for (const each of people) await moved(home.app.house, each, 'onboarded');
  const { id } = await found(anna, 'Closing Time', 120);
  for (const each of people) await fall(each);
  await noticePasses(...people);
  clock.now = new Date(clock.now.getTime() - 1);
  const joining = people.map((each) => join(each, id).catch(() => null));
  clock.now = new Date(clock.now.getTime() + 1);
  await Promise.all([gatesJob.run(home.app.house, {}), ...joining]);
  await gatesJob.run(home.app.house, {});
  await expect.poll(async () => (await open(anna, id)).members, { timeout: 10_000 }).toBe(1);
  expect((await lobby(people[0]!)).find((room) => room.id === id)).toMatchObject({ open: false, role: null });
});
