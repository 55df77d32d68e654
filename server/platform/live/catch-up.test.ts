import { newId } from '@kinsong/contract/common/ids.ts';
import { closeCodes } from '@kinsong/contract/live/protocol.ts';
import { postMessage, type Message } from '@kinsong/contract/messages/messages.ts';
import { changesSince, type Change } from '@kinsong/contract/spaces/spaces.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openTestApp, type TestApp } from '../../test/app.ts';
import { Listener } from '../../test/socket-listener.ts';
import { talkForYears } from '../../test/long-talk.ts';
import type { Citizen } from '../../test/people.ts';
import { SteadfastReader } from '../../test/reconnecting-reader.ts';

const stored = 4000;
/** What one connection may have on its way, and a piece. */
const mostOnItsWay = 64 * 1024;

let home: TestApp;
let anna: Citizen;
let space: string;

beforeAll(async () => {
  // The rounds of asking come when the test says; all else takes its time.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  home = await openTestApp();
  anna = await home.town.person('Anna');
  space = (await anna.found('A house with a long memory')).id;
  await talkForYears(home.databaseUrl, space, stored);
});
afterAll(async () => {
  await home.close();
  vi.useRealTimers();
});

const pause = (millis: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, millis));
const messagesIn = (changes: readonly Change[]): number[] =>
  changes.filter(({ event }) => event === 'messages.changed').map(({ rev }) => rev);
const say = (content: string) =>
  anna.call(postMessage, { params: { space_id: space }, body: { id: newId(), content } });

/** Asks for everything and reads nothing. */
async function deaf(): Promise<Listener> {
  const listener = await Listener.open(anna);
  await listener.until(() => listener.has('hello'));
  listener.socket.pause();
  for (let times = 0; times < 5; times += 1) listener.say({ t: 'watch', space, since: 0 });
  return listener;
}

test('sixty who ask for everything and never read are kept one piece each, and go when they do not answer', async () => {
  const { live } = home.app.house;
  const crowd = await Promise.all(Array.from({ length: 60 }, deaf));
  let most = 0;
  for (let steady = 0, last = -1; steady < 10;) {
    const now = live.unread();
    steady = now === last && now > 0 ? steady + 1 : 0;
    last = now;
    most = Math.max(most, now);
    await pause(100);
  }
  expect(most).toBeLessThan(60 * mostOnItsWay);
  // Each has begun: nobody was left waiting behind another who does not read.
  expect(most).toBeGreaterThan(60 * 1024);
  expect(live.connections()).toBe(60);
  const brisk = await Listener.watching(anna, space, stored);
  const said = await say('Said in spite of them');
  await brisk.until(() => brisk.events<Message>(space, 'messages.changed').some(({ id }) => id === said.id));
  for (let round = 0; round < 2; round += 1) {
    vi.advanceTimersByTime(30_000);
    await pause(300);
  }
  await vi.waitFor(() => expect(live.connections()).toBe(1), { timeout: 10_000 });
  await brisk.close();
  for (const { socket } of crowd) socket.terminate();
}, 60_000);

test('what was before comes in pieces, what is news comes after it: nothing missing, nothing twice', async () => {
  const from = stored - 300;
  const listener = await Listener.open(anna);
  listener.say({ t: 'watch', space, since: from });
  const talk = (async () => {
    for (let n = 0; n < 40; n += 1) await say(`Meanwhile ${n}`);
  })();
  await talk;
  const last = await say('And that was it');
  await listener.until(() => (listener.changes(space).at(-1)?.rev ?? 0) >= last.rev, 15_000);
  const frames = listener.changes(space);
  expect(frames.length).toBeGreaterThan(5);
  const laid: number[] = [];
  let rev = from;
  for (const frame of frames) {
    // Nothing is missing before it, and of what it says again nothing is older than what was laid on.
    expect(frame.after).toBeLessThanOrEqual(rev);
    laid.push(...frame.changes.filter((change) => change.rev > rev).map((change) => change.rev));
    rev = Math.max(rev, frame.rev);
  }
  expect(laid).toEqual(Array.from({ length: last.rev - from }, (_, n) => from + 1 + n));
  expect(frames.some(({ more }) => more === true)).toBe(false);
  await listener.close();
});

test('further behind than the line carries, one is told to ask in pages, and hears news after watching again', async () => {
  const listener = await Listener.open(anna);
  listener.say({ t: 'watch', space, since: 0 });
  await listener.until(() => listener.changes(space).at(-1)?.more === true, 15_000);
  const told = listener.changes(space).length;
  await say('Not for one who is behind');
  await pause(200);
  expect(listener.changes(space)).toHaveLength(told);
  let since = listener.changes(space).at(-1)!.rev;
  const seen = listener.changes(space).flatMap(({ changes }) => messagesIn(changes));
  for (let more = true; more;) {
    const page = await anna.call(changesSince, { params: { space_id: space }, query: { since } });
    expect(page.after).toBe(since);
    expect(JSON.stringify(page).length).toBeLessThan(700_000);
    seen.push(...messagesIn(page.changes));
    ({ rev: since, more } = page);
  }
  listener.say({ t: 'watch', space, since });
  await listener.until(() => listener.changes(space).at(-1)?.after === since);
  const news = await say('For one who has caught up');
  await listener.until(() => listener.changes(space).at(-1)?.rev === news.rev);
  expect(seen).toEqual(seen.toSorted((a, b) => a - b));
  expect(new Set(seen).size).toBe(seen.length);
  expect(seen.length).toBeGreaterThan(stored);
  await listener.close();
});

test('a reader that only watches again, as older pages do, gets the whole of it too', async () => {
  const reader = new SteadfastReader(anna.token ?? '', [home.base], [space]);
  await vi.waitFor(() => expect(reader.picture(space).stream().length).toBeGreaterThan(stored), {
    timeout: 60_000,
  });
  expect(reader.wrongs).toEqual([]);
  reader.stop();
}, 90_000);

test('one who watches again and again while nothing is read says nonsense in the end', async () => {
  const listener = await deaf();
  for (let times = 0; times < 300; times += 1) listener.say({ t: 'watch', space, since: times });
  await vi.waitFor(() => expect(home.app.house.live.connections()).toBe(0), { timeout: 8000 });
  listener.socket.resume();
  await listener.until(() => listener.closedWith !== undefined);
  expect([closeCodes.nonsense, 1006]).toContain(listener.closedWith);
});
