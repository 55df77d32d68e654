import { newId } from '@kinsong/contract/common/ids.ts';
import { deleteMessage, postMessage } from '@kinsong/contract/messages/messages.ts';
import { myTaps } from '@kinsong/contract/messages/trust-taps.ts';
import { raiseSoul, soulScore } from '@kinsong/contract/seekers/soul-score.ts';
import { myTrust } from '@kinsong/contract/seekers/trust.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../test/app.ts';
import type { Citizen } from '../../test/people.ts';

let now = new Date('2026-11-21T22:30:00Z');
let home: TestApp;
let anna: Citizen;
let bram: Citizen;
let salon: string;

beforeAll(async () => {
  home = await openTestApp({ clock: { now: () => now } });
  anna = await home.town.person('Anna');
  salon = (await anna.found('Mending the House')).id;
  bram = await home.town.guestOf(anna, salon, 'Bram');
});
afterAll(() => home.close());

const refused = (code: string): object => expect.objectContaining({ code }) as object;

async function says(who: Citizen, content: string): Promise<string> {
  const body = { id: newId(), content };
  await who.call(postMessage, { params: { space_id: salon }, body });
  return body.id;
}
const raise = (who: Citizen, message_id: string, more = {}) =>
  who.call(raiseSoul, {
    body: { amount: 1, source: 'message_double_tap', message_id, ...more },
  });
const marks = (who: Citizen) => who.call(myTaps, { params: { space_id: salon } });

test('[T1] [K11] a double tap on one’s own words adds one, once a message, however often it is sent', async () => {
  const said = await says(anna, 'I go up on the roof.');
  await Promise.all([raise(anna, said), raise(anna, said)]);
  expect(await raise(anna, said)).toEqual({ total: 1, today_total: 1 });
  expect(await raise(anna, await says(anna, 'I came down again.'))).toEqual({ total: 2, today_total: 2 });
});

test('[T1] it is kept for whoever said it, on every device, and shown to nobody else', async () => {
  const said = await says(anna, 'The gutter holds.');
  await raise(anna, said);
  expect((await marks(anna)).soul).toContain(said);
  expect((await marks(bram)).soul).toEqual([]);
  expect(await bram.call(soulScore, { query: {} })).toEqual({ total: 0, today_total: 0 });
});

test('[T1] another’s words, words taken back, and words of a space one is not in are refused', async () => {
  const his = await says(bram, 'I bring the ladder.');
  await expect(raise(anna, his)).rejects.toEqual(refused('allowed.not'));
  const gone = await says(anna, 'Never mind.');
  await anna.call(deleteMessage, { params: { space_id: salon, message_id: gone } });
  await expect(raise(anna, gone)).rejects.toEqual(refused('found.not'));
  const olaf = await home.town.person('Olaf');
  await expect(raise(olaf, his)).rejects.toEqual(refused('found.not'));
  await expect(raise(anna, newId())).rejects.toEqual(refused('found.not'));
});

test('[T1] more than one at a time, another source and a place that is none are not taken', async () => {
  const said = await says(anna, 'Two would be nice.');
  for (const wrong of [{ amount: 2 }, { source: 'generosity' }, { time_zone: 'Mars/Olympus' }]) {
    await expect(raise(anna, said, wrong)).rejects.toEqual(refused('input.wrong'));
  }
  expect((await marks(anna)).soul).not.toContain(said);
});

test('[T1] [K10] today begins at midnight where one is, as one’s device told it last', async () => {
  const cato = await home.town.guestOf(anna, salon, 'Cato');
  await raise(cato, await says(cato, 'Half past eleven, in Amsterdam.'), { time_zone: 'Europe/Amsterdam' });
  now = new Date('2026-11-21T23:30:00Z');
  expect(await cato.call(soulScore, { query: {} })).toEqual({ total: 1, today_total: 0 });
  const inLondon = await cato.call(soulScore, { query: { time_zone: 'Europe/London' } });
  expect(inLondon).toEqual({ total: 1, today_total: 1 });
  expect(await cato.call(soulScore, { query: {} })).toEqual(inLondon);
});

test('[T1] soul buys nothing: trust does not move by it', async () => {
  const { score, entries } = await anna.call(myTrust, { query: {} });
  expect([score, entries.length]).toEqual([100, 1]);
});
