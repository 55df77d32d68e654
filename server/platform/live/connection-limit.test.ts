import { closeCodes } from '@kinsong/contract/live/protocol.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../test/app.ts';
import { Listener } from '../../test/socket-listener.ts';
import type { Citizen } from '../../test/people.ts';

let home: TestApp;
let family: Citizen[];

beforeAll(async () => {
  home = await openTestApp({ settings: { KINSONG_RATE_LIMITS: '1', KINSONG_TRUST_PROXY: 'loopback' } });
  const architect = await home.town.architect();
  family = [architect];
  const { id } = await architect.found('The street');
  for (let n = 0; n < 7; n += 1) family.push(await home.town.guestOf(architect, id, `Child ${n}`));
});
afterAll(() => home.close());

const from = (address: string, who: Citizen): Promise<Listener> =>
  Listener.open(who, '/ws?v=1', { 'x-forwarded-for': address });
const closeAll = (all: readonly Listener[]): Promise<unknown> => Promise.all(all.map((one) => one.close()));
const letIn = async (listener: Listener): Promise<boolean> => {
  await listener.until(() => listener.has('hello') || listener.closedWith !== undefined);
  if (listener.closedWith !== undefined) expect(listener.closedWith).toBe(closeCodes.crowded);
  return listener.closedWith === undefined;
};

test('thirty connections a person, whatever addresses they come from, and one more when one has gone', async () => {
  const who = family[1]!;
  const open = [];
  for (let n = 0; n < 30; n += 1) open.push(await from(`192.0.2.${n}`, who));
  for (const listener of open) expect(await letIn(listener)).toBe(true);
  expect(await letIn(await from('192.0.2.99', who))).toBe(false);
  expect(await letIn(await from('192.0.2.99', family[2]!))).toBe(true);
  await open.pop()!.close();
  const again = await from('192.0.2.99', who);
  expect(await letIn(again)).toBe(true);
  await closeAll([...open, again]);
});

test('two hundred connections an address; the neighbours come in all the same', async () => {
  const open: Listener[] = [];
  for (let n = 0; n < 200; n += 1) open.push(await from('198.51.100.7', family[n % 8]!));
  for (const listener of open) expect(await letIn(listener)).toBe(true);
  expect(await letIn(await from('198.51.100.7', family[0]!))).toBe(false);
  expect(await letIn(await from('198.51.100.8', family[0]!))).toBe(true);
  await closeAll(open);
});
