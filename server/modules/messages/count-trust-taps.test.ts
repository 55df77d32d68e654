import { newId } from '@kinsong/contract/common/ids.ts';
import { day, minute } from '@kinsong/contract/common/time.ts';
import { postMessage } from '@kinsong/contract/messages/messages.ts';
import { tapMessage, tappingLasts } from '@kinsong/contract/messages/trust-taps.ts';
import { myTrust, type TrustEntry } from '@kinsong/contract/seekers/trust.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../test/app.ts';
import type { Citizen } from '../../test/people.ts';
import { tapsJob } from './nightly-tap-count.job.ts';

const monday = new Date('2026-11-02T09:00:00.000Z');
let now = monday;
let home: TestApp;
let bram: Citizen;
let cato: Citizen;
let dora: Citizen;
let edo: Citizen;
let author: Citizen;
let kitchen: string;

beforeAll(async () => {
  home = await openTestApp({ clock: { now: () => now } });
  bram = await home.town.person('Bram');
  kitchen = (await bram.found('The Night Kitchen')).id;
  const comes = (name: string) => home.town.guestOf(bram, kitchen, name);
  [cato, dora, edo] = [await comes('Cato'), await comes('Dora'), await comes('Edo')];
});
afterAll(() => home.close());

async function newAuthor(name: string): Promise<void> {
  author = await home.town.guestOf(bram, kitchen, name);
}
async function says(space_id = kitchen): Promise<string> {
  const body = { id: newId(), content: 'I told him I was sorry.' };
  await author.call(postMessage, { params: { space_id }, body });
  return body.id;
}
async function tap(message_id: string, people: readonly Citizen[], space_id = kitchen): Promise<void> {
  for (const each of people) await each.call(tapMessage, { params: { space_id }, body: { message_id } });
}
const night = (): Promise<void> => tapsJob.run(home.app.house, {});
/** The night comes, and with it the count; everybody has looked in meanwhile and stays signed in. */
async function sleep(nights = 1): Promise<void> {
  for (let each = 0; each < nights; each++) {
    now = new Date(Math.floor(now.getTime() / day + 1) * day + 7 * minute);
    await night();
    now = new Date(now.getTime() + 9 * 60 * minute);
    for (const person of [bram, cato, dora, edo, author]) await person.call(myTrust, { query: {} });
  }
}
async function counted(): Promise<Pick<TrustEntry, 'amount' | 'at' | 'from'>[]> {
  const { entries } = await author.call(myTrust, { query: {} });
  return entries
    .filter(({ cause }) => cause === 'taps')
    .map(({ amount, at, from }) => ({ amount, at, from }))
    .toReversed();
}
const amounts = async (): Promise<number[]> => (await counted()).map(({ amount }) => amount);

test('[T3] [T2] the taps of a day come into the ledger the night after, as one sum with its day and its space', async () => {
  await newAuthor('Fay');
  const today = now.toISOString().slice(0, 10);
  await tap(await says(), [cato]);
  await tap(await says(), [dora]);
  await night();
  expect(await counted()).toEqual([]);
  await sleep();
  expect(await counted()).toEqual([
    {
      amount: 2,
      at: `${today}T12:00:00.000Z`,
      from: { type: 'taps', id: kitchen, space_id: kitchen, text: 'The Night Kitchen' },
    },
  ]);
  await night();
  await sleep();
  expect(await amounts()).toEqual([2]);
});

test('[T3] [T2] at most three a day count, from whatever spaces', async () => {
  await newAuthor('Gus');
  await tap(await says(), [bram, cato]);
  const attic = (await author.found('The Attic')).id;
  const guests = [
    await home.town.guestOf(author, attic, 'Hal'),
    await home.town.guestOf(author, attic, 'Ida'),
  ];
  await tap(await says(attic), guests, attic);
  await sleep();
  const all = await counted();
  expect(all.reduce((sum, { amount }) => sum + amount, 0)).toBe(3);
  expect(new Set(all.map(({ from }) => from?.text))).toEqual(new Set(['The Night Kitchen', 'The Attic']));
});

test('[T3] [T2] one person counts once in seven days, however many of one’s words they tap', async () => {
  await newAuthor('Jan');
  await tap(await says(), [cato]);
  await tap(await says(), [cato]);
  await sleep();
  expect(await amounts()).toEqual([1]);
  for (const [nights, sum] of [
    [1, 1],
    [4, 1],
    [2, 2],
  ] as const) {
    await sleep(nights - 1);
    await tap(await says(), [cato]);
    await sleep();
    expect((await amounts()).length).toBe(sum);
  }
});

test('[T3] [T2] who was passed over because three had counted is not barred for the week', async () => {
  await newAuthor('Kai');
  const everyone = [bram, cato, dora, edo];
  await tap(await says(), everyone);
  await sleep();
  expect(await amounts()).toEqual([3]);
  // The one of the four who did not count does so now; the others have to wait.
  await tap(await says(), everyone);
  await sleep();
  expect(await amounts()).toEqual([3, 1]);
});

test('[T3] a night that was missed is made up for, each day by its own limits', async () => {
  await newAuthor('Lia');
  const first = now.toISOString().slice(0, 10);
  await tap(await says(), [cato]);
  now = new Date(now.getTime() + day);
  await tap(await says(), [dora]);
  await sleep();
  const [one, two] = await counted();
  expect([one?.amount, two?.amount]).toEqual([1, 1]);
  expect(one?.at).toBe(`${first}T12:00:00.000Z`);
  expect(two?.at).not.toBe(one?.at);
});

test('[T3] a tap in the last minute counts, and the key of the day goes in the same night', async () => {
  await newAuthor('Mo');
  now = new Date(Math.floor(now.getTime() / day) * day + day - 3 * minute);
  const old = await says();
  const born = now;
  const key = `tap-keys/${born.toISOString().slice(0, 10)}`;
  await sleep(30);
  now = new Date(born.getTime() + tappingLasts - minute);
  await tap(old, [cato]);
  expect(await home.app.house.files.exists(key)).toBe(true);
  await sleep();
  expect(await amounts()).toEqual([1]);
  expect(await home.app.house.files.exists(key)).toBe(false);
});

test('[T3] two nodes that count the same night at once count it once', async () => {
  await newAuthor('Nel');
  await tap(await says(), [cato, dora]);
  now = new Date(Math.floor(now.getTime() / day + 1) * day + 7 * minute);
  await Promise.all([night(), night()]);
  expect(await amounts()).toEqual([2]);
});
