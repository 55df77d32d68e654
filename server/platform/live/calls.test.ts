import { newId } from '@kinsong/contract/common/ids.ts';
import { changePassword } from '@kinsong/contract/identity/passwords-and-letters.ts';
import { sessionCheck } from '@kinsong/contract/identity/identity.ts';
import { endSessions, linkDevice } from '@kinsong/contract/identity/sessions.ts';
import { closeCodes, largestWord, mostCalls } from '@kinsong/contract/live/protocol.ts';
import { listMessages, postMessage, type Message } from '@kinsong/contract/messages/messages.ts';
import { tapMessage } from '@kinsong/contract/messages/trust-taps.ts';
import { mySpaces, removeMember } from '@kinsong/contract/spaces/spaces.ts';
import { sql } from 'drizzle-orm';
import { once } from 'node:events';
import { gunzipSync } from 'node:zlib';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { openTestApp, type TestApp } from '../../test/app.ts';
import { Listener } from '../../test/socket-listener.ts';
import { PageCaller } from '../../test/page-caller.ts';
import type { Citizen } from '../../test/people.ts';
import { makeLog } from '../log.ts';

let home: TestApp;
let anna: Citizen;
let page: PageCaller;
let space: string;
const lines: string[] = [];

beforeAll(async () => {
  home = await openTestApp({ log: makeLog('debug', { write: (line) => void lines.push(line) }) });
  anna = await home.town.person('Anna');
  page = PageCaller.of(anna);
  space = (await anna.found('Mending the House')).id;
});
afterAll(async () => {
  await page.leave();
  await home.close();
});

const saying = (content: string, where = space) => ({
  params: { space_id: where },
  body: { id: newId(), content },
});

/** Nothing can be said in that space until this is called: its row is held by somebody else. */
async function holdUp(where: string): Promise<() => Promise<void>> {
  const [held, over] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const done = home.app.house.db.transaction(async (tx) => {
    await tx.execute(sql`select from spaces where id = ${where} for update`);
    held.resolve();
    await over.promise;
  });
  await held.promise;
  return async () => {
    over.resolve();
    await done;
  };
}

test('a call is answered as by HTTP, and what it did is there', async () => {
  const said = await page.call(postMessage, saying('By the open connection'));
  const asked = { params: { space_id: space }, query: { limit: 1 } };
  const byHttp = await anna.call(listMessages, asked);
  expect(byHttp.messages).toEqual([said]);
  expect(await page.call(listMessages, asked)).toEqual(byHttp);
  expect(await page.call(mySpaces, {})).toEqual(await anna.call(mySpaces, {}));
});

test('the same id said by both carriers is stored once', async () => {
  const once = saying('Only once');
  expect(await page.call(postMessage, once)).toEqual(await anna.call(postMessage, once));
});

test('a refusal has the same status, code, text and fields, and a number of its own', async () => {
  for (const input of [
    { params: { space_id: space }, body: { id: 'no id', content: '' } },
    { params: { space_id: 'no id' }, body: { id: newId(), content: 'x' } },
    { params: { space_id: newId() }, body: { id: newId(), content: 'x' } },
    { params: { space_id: space }, body: 'no object' },
    { params: { space_id: space }, body: JSON.parse('{"content":"x","__proto__":{"y":1}}') as unknown },
    { params: { space_id: space }, body: { constructor: { prototype: { y: 1 } } } },
    { params: { space_id: space } },
  ]) {
    const [byHttp, byLine] = [await anna.send(postMessage, input), await page.send(postMessage, input)];
    const [one, other] = [await byHttp.json(), await byLine.json()] as { request_id: string }[];
    expect(one!.request_id).not.toBe(other!.request_id);
    expect([byLine.status, { ...other, request_id: '' }]).toEqual([
      byHttp.status,
      { ...one, request_id: '' },
    ]);
  }
});

test('a call of no such name, or one that needs cookies, is not found', async () => {
  const listener = await Listener.open(anna);
  for (const [id, call] of ['no.such', sessionCheck.name, endSessions.name].entries()) {
    listener.say({ t: 'call', id, call });
    await listener.until(() => listener.frames.some((frame) => 'to' in frame && frame.to === id));
    expect(listener.frames.at(-1)).toMatchObject({ t: 'refused', status: 404, error: { code: 'found.not' } });
  }
  await listener.close();
});

test('a session that is over makes no more calls, even where nobody told the connection', async () => {
  const gone = await home.town.guestOf(anna, space, 'Gone');
  const open = PageCaller.of(gone);
  await open.call(mySpaces, {});
  await home.app.house.db.execute(sql`delete from sessions where person_id = ${gone.id}`);
  // Who a token belongs to is known for two seconds.
  await new Promise((resolve) => setTimeout(resolve, 2100));
  await expect(open.call(mySpaces, {})).rejects.toMatchObject({ code: 'auth.needed' });
  await open.leave();
});

test('a call that is under way when its session ends is answered to nobody', async () => {
  const gone = await home.town.guestOf(anna, space, 'Leaving');
  const open = PageCaller.of(gone);
  const letGo = await holdUp(space);
  const said = open.call(postMessage, saying('On my way out'));
  const lost = said.catch((failure: unknown) => String(failure));
  await gone.call(endSessions, { query: { this_too: 'true' } });
  expect(await lost).toContain(`closed with ${closeCodes.session}`);
  await letGo();
});

test('who was sent away is refused at the next call', async () => {
  const guest = await home.town.guestOf(anna, space, 'Guest');
  const open = PageCaller.of(guest);
  await open.call(postMessage, saying('Still here'));
  await anna.call(removeMember, { params: { space_id: space, person_id: guest.id } });
  for (const call of [listMessages, postMessage] as const)
    await expect(open.call(call, { ...saying('Not any more'), query: {} } as never)).rejects.toMatchObject({
      code: 'found.not',
    });
  await open.leave();
});

test('a call that takes long holds up neither the others nor the news', async () => {
  const other = (await anna.found('Another salon')).id;
  const listener = await Listener.watching(anna, other);
  const letGo = await holdUp(space);
  const { params, body } = saying('Held up');
  listener.say({ t: 'call', id: 1, call: postMessage.name, params, body });
  const { params: there, body: quick } = saying('Not held up', other);
  listener.say({ t: 'call', id: 2, call: postMessage.name, params: there, body: quick });
  const answered = (id: number) => listener.frames.some((frame) => frame.t === 'answer' && frame.to === id);
  await listener.until(() => answered(2));
  await listener.until(() => listener.events<Message>(other, 'messages.changed').length === 1);
  expect(answered(1)).toBe(false);
  await letGo();
  await listener.until(() => answered(1));
  await listener.close();
});

test('more at once than a page ever makes, and a word longer than any of its, end the connection', async () => {
  const letGo = await holdUp(space);
  const greedy = await Listener.open(anna);
  for (let id = 0; id <= mostCalls; id += 1)
    greedy.say({ t: 'call', id, call: postMessage.name, ...saying('Another') });
  await greedy.until(() => greedy.closedWith !== undefined);
  expect(greedy.closedWith).toBe(closeCodes.nonsense);
  await letGo();
  const wordy = await Listener.open(anna);
  wordy.say({ t: 'call', id: 1, call: postMessage.name, ...saying('x'.repeat(largestWord)) });
  await wordy.until(() => wordy.closedWith !== undefined);
  expect(wordy.frames.some(({ t }) => t === 'answer')).toBe(false);
});

test('a long answer comes compressed to whoever takes it so, and a very long one by HTTP', async () => {
  const long = (await anna.found('Long words')).id;
  for (let said = 0; said < 40; said += 1)
    await anna.call(postMessage, saying(`${said} `.repeat(2600), long));
  const listener = await Listener.open(anna, '/ws?v=1&gzip=1', {}, (data) => gunzipSync(data));
  const ask = async (id: number, limit: number) => {
    listener.say({
      t: 'call',
      id,
      call: listMessages.name,
      params: { space_id: long },
      query: { limit: String(limit) },
    });
    await listener.until(() => listener.frames.some((frame) => 'to' in frame && frame.to === id));
    return listener.frames.find((frame) => 'to' in frame && frame.to === id);
  };
  const byHttp = await anna.call(listMessages, { params: { space_id: long }, query: { limit: 5 } });
  expect(await ask(1, 5)).toEqual({ t: 'answer', to: 1, answer: byHttp });
  expect(listener.compressed).toBe(1);
  expect(await ask(2, 40)).toEqual({ t: 'elsewhere', to: 2 });
  await listener.close();
});

test('a page of another site opens no connection, whatever it says of itself', async () => {
  for (const headers of [{ origin: 'https://elsewhere.example' }, { 'sec-fetch-site': 'cross-site' }]) {
    const foreign = new WebSocket(`${home.base.replace('http', 'ws')}/ws?v=1`, {
      headers: { cookie: `session_token=${anna.token ?? ''}`, ...headers },
    });
    const [error] = (await once(foreign, 'error')) as [Error];
    expect(error.message).toContain('403');
  }
});

test('calls are counted together, whatever carried them, and who is refused is told when to come again', async () => {
  const strict = await openTestApp({ settings: { KINSONG_RATE_LIMITS: '1' } });
  const bram = await strict.town.person('Bram');
  const open = PageCaller.of(bram);
  const { max } = linkDevice.limit;
  const statuses: number[] = [];
  for (let tries = 0; tries < max; tries += 1)
    statuses.push((await (tries % 2 === 0 ? bram : open).send(linkDevice, {})).status);
  expect(new Set(statuses)).toEqual(new Set([200]));
  for (const caller of [bram, open]) {
    const refused = await caller.send(linkDevice, {});
    expect([refused.status, Number(refused.headers.get('retry-after')) > 60]).toEqual([429, true]);
  }
  await open.leave();
  await strict.close();
});

test('what was said and who tapped is in no log; a call is among the figures unless it leaves no trace', async () => {
  const said = await page.call(postMessage, saying('the hiding place'));
  const body = { current_password: 'the old secret', new_password: 'x' };
  await page.send(changePassword, { body });
  await page.send(tapMessage, { params: { space_id: space }, body: { message_id: said.id } });
  expect(lines.join('')).not.toMatch(/hiding place|old secret/);
  const metrics = await (await fetch(`${home.base}/metrics`)).text();
  expect(metrics).toMatch(/kinsong_call_seconds_count\{call="messages\.post",status="404"\} [1-9]/);
  expect(metrics).not.toContain(tapMessage.name);
});

test('a house that closes answers what is under way first', async () => {
  const closing = await openTestApp();
  const bram = await closing.town.person('Bram');
  const { id } = await bram.found('Closing time');
  const open = PageCaller.of(bram);
  await open.call(mySpaces, {});
  const database = new Client({ connectionString: closing.databaseUrl });
  await database.connect();
  // Somebody else has the space in hand: the word that is said now is under way until they let go of it.
  await database.query('begin');
  await database.query('select rev from spaces where id = $1 for update', [id]);
  const said = open.call(postMessage, saying('The last word', id));
  const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await expect.poll(async () => (await database.query(waiting)).rowCount).toBe(1);
  const closed = closing.close();
  await database.query('commit');
  expect((await said).content).toBe('The last word');
  await database.end();
  await closed;
});
