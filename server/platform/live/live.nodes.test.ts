import { logout } from '@kinsong/contract/identity/identity.ts';
import { newId } from '@kinsong/contract/common/ids.ts';
import { closeCodes } from '@kinsong/contract/live/protocol.ts';
import { postMessage, seenUpTo, type Message } from '@kinsong/contract/messages/messages.ts';
import { removeMember } from '@kinsong/contract/spaces/spaces.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openNode } from '../../test/app.ts';
import { freshDatabase, type FreshDatabase } from '../../test/database.ts';
import { HouseProcess } from '../../test/house-process.ts';
import { Listener } from '../../test/socket-listener.ts';
import { Citizen, Town } from '../../test/people.ts';
import { TestRedis } from '../../test/redis.ts';
import { SteadfastReader } from '../../test/reconnecting-reader.ts';

/** This node's time can be moved on, for what lapses. */
let ahead = 0;
const clock = { now: () => new Date(Date.now() + ahead) };

type Node = Awaited<ReturnType<typeof openNode>>;

let folder: string;
let database: FreshDatabase;
let redis: TestRedis;
let here: Node;
let there: Node;
let town: Town;
let anna: Citizen;
let bram: Citizen;
let space: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinsong-nodes-'));
  [database, redis] = await Promise.all([freshDatabase(), TestRedis.start()]);
  here = await openNode(database.url, folder, { KINSONG_REDIS_URL: redis.url }, clock);
  there = await openNode(database.url, folder, { KINSONG_REDIS_URL: redis.url });
  town = new Town(here.app.house, here.base);
  anna = await town.person('Anna');
  space = (await anna.found('On two nodes')).id;
  bram = await town.guestOf(anna, space, 'Bram');
});
afterAll(async () => {
  await Promise.all([here.close(), there.close()]);
  await Promise.all([redis.stop(), database.drop()]);
  await rm(folder, { recursive: true, force: true });
});

/** The same person by the other door. */
const by = ({ base }: { base: string }, { token, id, name }: Citizen): Citizen =>
  new Citizen(base, token ?? '', id, name);
const say = (who: Citizen, content: string, where = space): Promise<Message> =>
  who.call(postMessage, { params: { space_id: where }, body: { id: newId(), content } });
const contents = (listener: Listener): string[] =>
  listener.events<Message>(space, 'messages.changed').map(({ content }) => content);
const moment = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

async function until(holds: () => boolean, patience = 5000): Promise<void> {
  const ends = Date.now() + patience;
  while (!holds()) {
    if (Date.now() > ends) throw new Error('it did not come to be');
    await moment(20);
  }
}

test('what is said on one node comes to a reader on the other, in order and without a gap', async () => {
  const listener = await Listener.watching(by(there, bram), space);
  const begun = listener.changes(space).at(-1)!.rev;
  const said = await Promise.all(Array.from({ length: 60 }, (_, n) => say(anna, `Carried ${n}`)));
  await listener.until(() => listener.changes(space).at(-1)!.rev >= begun + said.length);
  const inPlace = said.toSorted((a, b) => a.seq - b.seq).map(({ content }) => content);
  expect(contents(listener).slice(-said.length)).toEqual(inPlace);
  const frames = listener.changes(space).filter(({ after }) => after >= begun);
  expect(frames.map(({ after }) => after)).toEqual([begun, ...frames.slice(0, -1).map(({ rev }) => rev)]);
  await listener.close();
});

test('said on both nodes at once, it stands in one order for the readers of both', async () => {
  const readers = [here, there].map(({ base }) => new SteadfastReader(bram.token ?? '', [base], [space]));
  await until(() => readers.every((reader) => reader.picture(space).rev > 0));
  const said = await Promise.all(
    Array.from({ length: 80 }, (_, n) => say(n % 2 === 0 ? anna : by(there, anna), `Both ${n}`)),
  );
  const newest = Math.max(...said.map(({ rev }) => rev));
  await until(() => readers.every((reader) => reader.picture(space).rev >= newest));
  const [first, second] = readers.map((reader) => reader.picture(space).stream());
  expect(first).toEqual(second);
  expect(first!.filter(({ content }) => content.startsWith('Both')).map(({ id }) => id)).toEqual(
    said.toSorted((a, b) => a.seq - b.seq).map(({ id }) => id),
  );
  for (const reader of readers) reader.stop();
});

test('said twice with one id, on both nodes at once, it is stored once and answered alike', async () => {
  const reader = new SteadfastReader(bram.token ?? '', [there.base], [space]);
  for (let n = 0; n < 20; n += 1) {
    const input = { params: { space_id: space }, body: { id: newId(), content: `Once ${n}` } };
    const [one, other] = await Promise.all(
      [anna, by(there, anna)].map((who) => who.call(postMessage, input)),
    );
    expect(one).toEqual(other);
  }
  const last = await say(anna, 'After all the doubles');
  await until(() => reader.picture(space).rev >= last.rev);
  const once = reader
    .picture(space)
    .stream()
    .filter(({ content }) => content.startsWith('Once'));
  expect(once.map(({ content }) => content)).toEqual(Array.from({ length: 20 }, (_, n) => `Once ${n}`));
  reader.stop();
});

test('a reader who begins to watch while another node speaks misses nothing', async () => {
  for (let n = 0; n < 25; n += 1) {
    const salon = await anna.found(`Just begun ${n}`);
    const listener = await Listener.open(by(there, anna));
    await listener.until(() => listener.has('hello'));
    listener.say({ t: 'watch', space: salon.id, since: 0 });
    await moment(n % 5);
    const said = await say(anna, 'Did you hear?', salon.id);
    await listener.until(() => listener.changes(salon.id).some(({ rev }) => rev >= said.rev), 3000);
    await listener.close();
  }
});

test('typing and seen pass from node to node', async () => {
  const mine = await Listener.watching(anna, space);
  const theirs = await Listener.watching(by(there, bram), space);
  theirs.say({ t: 'typing', space, on: true });
  await by(there, bram).call(seenUpTo, { params: { space_id: space }, body: { seq: 2 } });
  await mine.until(() => ['typing', 'seen'].every((kind) => mine.signals().some(({ s }) => s === kind)));
  expect(mine.signals()).toContainEqual({ s: 'typing', person: bram.id, on: true });
  await Promise.all([mine.close(), theirs.close()]);
});

test('who comes and goes on one node is seen on the other, also by who comes later', async () => {
  const cato = await town.guestOf(anna, space, 'Cato');
  const mine = await Listener.watching(anna, space);
  const theirs = await Listener.watching(by(there, cato), space);
  const here = (listener: Listener, person: Citizen, is: boolean): boolean =>
    listener
      .signals()
      .some((signal) => signal.s === 'here' && signal.person === person.id && signal.here === is);
  await mine.until(() => here(mine, cato, true));
  await theirs.until(() => here(theirs, anna, true));
  await theirs.close();
  await mine.until(() => here(mine, cato, false));
  await mine.close();
});

test('a new member learns of the space on the other node, and that something stirred there', async () => {
  const olaf = await town.person('Olaf');
  const listener = await Listener.open(by(there, olaf));
  await listener.until(() => listener.has('hello'));
  await moment(100);
  const salon = await olaf.found('Opened elsewhere');
  await listener.until(() => listener.has('joined'));
  await moment(100);
  const said = await say(olaf, 'Something stirs', salon.id);
  await listener.until(() => listener.has('stirred'));
  expect(listener.frames).toContainEqual({ t: 'stirred', space: salon.id, rev: said.rev });
  await listener.close();
});

test('who is removed on one node hears nothing more on the other', async () => {
  const gast = await town.guestOf(anna, space, 'Gast');
  const listener = await Listener.watching(by(there, gast), space);
  await anna.call(removeMember, { params: { space_id: space, person_id: gast.id } });
  await listener.until(() => listener.has('gone'), 1000);
  await say(by(there, anna), 'Without our guest');
  await moment(200);
  expect(contents(listener)).not.toContain('Without our guest');
  await listener.close();
});

test('a session ended on one node closes its connection on the other', async () => {
  const leaving = await town.guestOf(anna, space, 'Leaving');
  const listener = await Listener.watching(by(there, leaving), space);
  await leaving.call(logout, {});
  await listener.until(() => listener.closedWith !== undefined, 1000);
  expect(listener.closedWith).toBe(closeCodes.session);
});

test('Redis goes and comes back: what was said meanwhile on one node is not missing on the other', async () => {
  const reader = new SteadfastReader(bram.token ?? '', [there.base], [space]);
  const first = await say(anna, 'Before Redis goes');
  await until(() => reader.picture(space).rev >= first.rev);
  await redis.stop();
  const meanwhile: Message[] = [];
  for (let n = 0; n < 5; n += 1) meanwhile.push(await say(anna, `Without Redis ${n}`));
  expect((await fetch(`${here.base}/readyz`)).status).toBe(503);
  // A newcomer reads it all, which must not hide from the node that the first reader was told nothing of it.
  const newcomer = new SteadfastReader(anna.token ?? '', [there.base], [space]);
  await until(() => newcomer.picture(space).rev >= meanwhile.at(-1)!.rev);
  expect(reader.picture(space).rev).toBe(first.rev);
  await redis.start();
  // Well before the next round of catching up: the node looks as soon as its line is back.
  await until(() => reader.picture(space).rev >= meanwhile.at(-1)!.rev, 8000);
  expect(reader.picture(space).stream().slice(-5)).toEqual(meanwhile);
  expect(reader.reconnects).toBe(0);
  for (const one of [reader, newcomer]) one.stop();
});

test('whoever is removed or signed out while Redis is away is out as soon as it is back', async () => {
  const removed = await town.guestOf(anna, space, 'Removed');
  const signedOut = await town.guestOf(anna, space, 'Signed out');
  const [watch, session] = [
    await Listener.watching(by(there, removed), space),
    await Listener.watching(by(there, signedOut), space),
  ];
  await redis.stop();
  await anna.call(removeMember, { params: { space_id: space, person_id: removed.id } });
  await signedOut.call(logout, {});
  await redis.start();
  await watch.until(() => watch.has('gone'), 8000);
  await session.until(() => session.closedWith === closeCodes.session, 8000);
  await say(by(there, anna), 'Among ourselves again');
  await moment(200);
  expect(contents(watch)).not.toContain('Among ourselves again');
  await watch.close();
});

test('a node that dies takes its people along when its word lapses', { timeout: 60_000 }, async () => {
  const settings = { KINSONG_DATABASE_URL: database.url, KINSONG_REDIS_URL: redis.url, KINSONG_DATA: folder };
  const third = await HouseProcess.start(settings);
  const dora = await town.guestOf(anna, space, 'Dora');
  const mine = await Listener.watching(anna, space);
  const theirs = await Listener.watching(by(third, dora), space);
  const told = (is: boolean): boolean =>
    mine.signals().some((signal) => signal.s === 'here' && signal.person === dora.id && signal.here === is);
  await mine.until(() => told(true));
  await third.kill();
  ahead = 60_000;
  // Looked for every 15 seconds.
  await mine.until(() => told(false), 30_000);
  ahead = 0;
  await Promise.all([mine.close(), theirs.close()]);
});
