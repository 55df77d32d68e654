import { closeCodes } from '@kinsong/contract/live/protocol.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openTestApp, type TestApp } from '../../test/app.ts';
import { Listener } from '../../test/socket-listener.ts';
import type { Citizen } from '../../test/people.ts';

let home: TestApp;
let anna: Citizen;
let bram: Citizen;
let space: string;

beforeAll(async () => {
  // The rounds of asking come when the test says; all else takes its time.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  home = await openTestApp();
  anna = await home.town.person('Anna');
  space = (await anna.found('At home')).id;
  bram = await home.town.guestOf(anna, space, 'Bram');
});
afterAll(async () => {
  await home.close();
  vi.useRealTimers();
});

const halfAMinute = async (): Promise<void> => {
  vi.advanceTimersByTime(30_000);
  // Who is there answers meanwhile.
  await new Promise((resolve) => setTimeout(resolve, 300));
};
const went = (listener: Listener): number =>
  listener.signals().filter((signal) => signal.s === 'here' && signal.person === bram.id && !signal.here)
    .length;

test('a device that vanished is not here any more after a minute; one that answers stays', async () => {
  const staying = await Listener.watching(anna, space);
  const vanishing = await Listener.watching(bram, space);
  vanishing.socket.pause();
  await halfAMinute();
  expect(went(staying)).toBe(0);
  await halfAMinute();
  await staying.until(() => went(staying) === 1);
  for (let round = 0; round < 4; round += 1) await halfAMinute();
  expect(staying.closedWith).toBeUndefined();
  await staying.close();
});

test('who has two windows is here for as long as one of them answers', async () => {
  const staying = await Listener.watching(anna, space);
  const [phone, tablet] = [await Listener.watching(bram, space), await Listener.watching(bram, space)];
  phone.socket.pause();
  for (let round = 0; round < 3; round += 1) await halfAMinute();
  await vi.waitFor(() => expect(home.app.house.live.connections()).toBe(2), { timeout: 5000 });
  expect(went(staying)).toBe(0);
  tablet.socket.pause();
  for (let round = 0; round < 2; round += 1) await halfAMinute();
  await staying.until(() => went(staying) === 1);
  await staying.close();
});

test('who wakes up is told why it was shown out, and an answer that was not asked for counts for nothing', async () => {
  const sleeping = await Listener.watching(bram, space);
  sleeping.socket.pause();
  await halfAMinute();
  sleeping.socket.pong(Buffer.alloc(8));
  await halfAMinute();
  sleeping.socket.resume();
  await sleeping.until(() => sleeping.closedWith !== undefined);
  expect(sleeping.closedWith).toBe(closeCodes.slow);
});
