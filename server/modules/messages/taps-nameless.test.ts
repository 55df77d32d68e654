import { newId } from '@kinsong/contract/common/ids.ts';
import { day } from '@kinsong/contract/common/time.ts';
import { listMessages, postMessage, seenUpTo } from '@kinsong/contract/messages/messages.ts';
import { myTaps, tapMessage, tappingLasts, trustTap } from '@kinsong/contract/messages/trust-taps.ts';
import { readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../test/app.ts';
import { Disk } from '../../test/disk-contents.ts';
import type { Citizen } from '../../test/people.ts';
import { uses } from '../identity/sessions.ts';
import { marks } from './read-marks.ts';
import { openTapKey, tapLock } from './tap-encryption.ts';
import { tapsJob } from './nightly-tap-count.job.ts';
import { tapCountsWork } from './publish-tap-counts.ts';

const said = new Date('2026-11-02T09:00:00.000Z');
const tapped = new Date('2026-11-03T12:34:56.789Z');
let now = said;
const log: string[] = [];
let home: TestApp;
let database: Client;
let disk: Disk;
let people: { anna: Citizen; bram: Citizen; cato: Citizen; dora: Citizen; edo: Citizen };
let room: string;
let message: string;
/** The key of the day on which it was said: what nobody has who has not been in the files while tapping was open. */
let dayKey: Buffer;

beforeAll(async () => {
  home = await openTestApp({
    clock: { now: () => now },
    settings: { KINSONG_LOG_LEVEL: 'trace' },
    log: pino({ level: 'trace' }, { write: (line) => void log.push(line) }),
  });
  database = new Client({ connectionString: home.databaseUrl });
  await database.connect();
  disk = await Disk.watch(home.databaseUrl);
  const anna = await home.town.person('Anna');
  room = (await anna.found('The Night Kitchen')).id;
  const comes = (name: string) => home.town.guestOf(anna, room, name);
  const [bram, cato, dora, edo] = [
    await comes('Bram'),
    await comes('Cato'),
    await comes('Dora'),
    await comes('Edo'),
  ];
  people = { anna, bram, cato, dora, edo };
  message = newId();
  const words = { id: message, content: 'I told him I was sorry.' };
  await anna.call(postMessage, { params: { space_id: room }, body: words });
});
afterAll(async () => {
  await disk.close();
  await database.end();
  await home.close();
});

/** A row, and which transaction wrote it: their numbers are in the order of the writes. */
interface Row {
  readonly table: string;
  readonly text: string;
  readonly xmin: number;
}

/** Every row of every table there is, the job queue's too. */
async function everyRow(): Promise<Row[]> {
  const { rows: tables } = await database.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
  );
  const rows: Row[] = [];
  for (const { name } of tables) {
    const found = await database.query<{ text: string; xmin: string }>(
      `select to_jsonb(t)::text as text, t.xmin::text as xmin from ${name} t`,
    );
    rows.push(...found.rows.map(({ text, xmin }) => ({ table: name, text, xmin: Number(xmin) })));
  }
  return rows;
}

/** What was written since, even where the same stands there now. */
const written = (rows: readonly Row[], before: readonly Row[]): Row[] => {
  const known = new Set(before.map(({ table, text, xmin }) => `${table} ${text} ${xmin}`));
  return rows.filter(
    ({ table, text, xmin }) => !known.has(`${table} ${text} ${xmin}`) && !/^(?:jobs|drizzle)\./.test(table),
  );
};

const filesFolder = (): string => join(home.app.house.config.dataFolder, 'files');

async function allFiles(): Promise<Buffer> {
  const found = await readdir(filesFolder(), { recursive: true, withFileTypes: true });
  const files = found.filter((each) => each.isFile());
  return Buffer.concat(await Promise.all(files.map((each) => readFile(join(each.parentPath, each.name)))));
}
const secretFile = (): string => readFileSync(join(home.app.house.config.dataFolder, 'secret.key'), 'utf8');

/** What whoever carried the house away tries as keys and reads: the pages with all that was deleted, logs, the secret. */
async function carriedAway(): Promise<string> {
  const bytes = await disk.pages();
  return [bytes.toString('latin1'), ...log, secretFile()].join('\n');
}

/** Whether the key of the day lies anywhere in the pages or the database's own log, in whatever letters. */
async function dayKeyLiesInDatabase(): Promise<boolean> {
  const bytes = Buffer.concat([await disk.log(), await disk.pages()]);
  const ways = ['hex', 'base64', 'base64url'] as const;
  return [dayKey, ...ways.map((way) => dayKey.toString(way))].some((shape) => bytes.includes(shape));
}

/** Tries every word that could be a key of a message with every one that could be a key of a day, on everybody. */
function namedBy(evidence: string, dayKeys: readonly Uint8Array[] = []): Set<string> {
  const { config } = home.app.house;
  const words = [...new Set(evidence.match(/[\w-]{43,}/g))];
  const keys = words.flatMap((word) => {
    try {
      return [openTapKey(config, word)];
    } catch {
      return [];
    }
  });
  // A key has as many letters as 32 bytes take; whatever lies about in that shape is tried.
  const tried = words
    .filter((word) => word.length <= 44)
    .flatMap((word) => [Buffer.from(word, 'base64url'), Buffer.from(word)]);
  const locks = [...dayKeys, ...tried].flatMap((each) => keys.map((key) => tapLock(each, key)));
  const sets = words.filter((word) => word.length > 100);
  const hashes = new Set(words.filter((word) => word.length === 43));
  const named = new Set<string>();
  for (const lock of locks) {
    for (const { hash } of sets.flatMap((set) => lock.open(set) ?? [])) hashes.add(hash);
    for (const [name, { id }] of Object.entries(people)) if (hashes.has(lock.hashOf(id))) named.add(name);
  }
  return named;
}

const taps = (who: Citizen, message_id = message) =>
  who.call(tapMessage, { params: { space_id: room }, body: { message_id } });
const looks = (who: Citizen) => who.call(listMessages, { params: { space_id: room }, query: {} });
const reads = async (who: Citizen): Promise<void> => {
  const { rev } = await looks(who);
  await who.call(seenUpTo, { params: { space_id: room }, body: { seq: rev } });
};

/** Whoever looks in now and then stays signed in. */
async function passTo(moment: Date): Promise<void> {
  while (now < moment) {
    now = new Date(Math.min(moment.getTime(), now.getTime() + 3 * day));
    for (const each of Object.values(people)) await looks(each);
    await uses.periodic.run(home.app.house);
  }
}

test('[T3] what a tap leaves behind names nobody and no time of the day, and is in no log and no figure', async () => {
  const { bram, cato } = people;
  now = tapped;
  const before = await everyRow();
  const logged = log.length;

  // It is their first call of the day: they are not written down as having been here either.
  await taps(bram);
  const body = { tapper_id: cato.id, message_id: message, room_id: room };
  await cato.call(trustTap, { body });

  const left = written(await everyRow(), before);
  expect(left.map(({ table }) => table).toSorted()).toEqual([
    'public.message_tap_keys',
    'public.message_taps',
  ]);
  for (const { text } of left) {
    for (const { id } of Object.values(people)) expect(text).not.toContain(id);
    // With the colon, which no sealed letters have: they may well read T12.
    expect(text).not.toMatch(/12:34|T12:/);
  }
  expect(log.slice(logged)).toEqual([]);
  const metrics = await (await fetch(`${home.base}/metrics`)).text();
  expect(metrics).toContain('messages.post');
  expect(metrics).not.toMatch(/messages\.(?:tap|trustTap)/);
});

test('[T3] whoever looks in, reads and taps leaves no row of theirs beside the tap: those come together, later', async () => {
  const { bram, dora, edo, cato } = people;
  await Promise.all([marks.periodic, uses.periodic].map((round) => round.atClosing(home.app.house)));
  now = new Date(now.getTime() + day);
  const before = await everyRow();
  for (const each of [edo, dora]) {
    await reads(each);
    await taps(each);
  }
  const beside = written(await everyRow(), before);
  expect([...new Set(beside.map(({ table }) => table))]).toEqual(['public.message_taps']);

  // Two of them alone would say who it was: nothing is written before there are four.
  await marks.periodic.run(home.app.house);
  await uses.periodic.run(home.app.house);
  expect(written(await everyRow(), before)).toEqual(beside);
  for (const each of [bram, cato]) await reads(each);
  await marks.periodic.run(home.app.house);
  await uses.periodic.run(home.app.house);
  const together = written(await everyRow(), before).filter(({ table }) => table !== 'public.message_taps');
  for (const table of ['public.message_seen', 'public.sessions']) {
    const rows = together.filter((row) => row.table === table);
    for (const { id } of [bram, cato, dora, edo])
      expect(
        rows.some(({ text }) => text.includes(id)),
        `${table} of one who was here`,
      ).toBe(true);
    // One transaction for all of them, after all the taps.
    expect(new Set(rows.map(({ xmin }) => xmin)).size).toBe(1);
    expect(rows[0]!.xmin).toBeGreaterThan(Math.max(...beside.map(({ xmin }) => xmin)));
    for (const { text } of rows) expect(text).not.toMatch(/12:34/);
  }
});

test('[T3] of the order of the taps nothing is to be read, neither in rows nor in what they replaced', async () => {
  dayKey = await readFile(join(filesFolder(), 'tap-keys/2026-11-02'));
  expect(dayKey).toHaveLength(32);
  const { rows } = await database.query<{ sealed_key: string }>('select sealed_key from message_tap_keys');
  const lock = tapLock(dayKey, openTapKey(home.app.house.config, rows[0]!.sealed_key));
  const pages = (await disk.pagesOf('message_taps')).toString('latin1');
  const versions = [...new Set(pages.match(/[\w-]{100,}/g))];
  // Four taps on two days: each set that ever was still lies there.
  expect(versions.length).toBeGreaterThanOrEqual(4);
  for (const { id } of Object.values(people)) expect(pages).not.toContain(lock.hashOf(id));
  // Nothing of one set is found in another: without the keys nobody knows which of them is in both.
  const pieces = versions.flatMap((version) => [...new Set(version.match(/.{12}/g))]);
  expect(new Set(pieces).size).toBe(pieces.length);
  // And within a set they lie as their hashes fall.
  for (const version of versions) {
    const hashes = (lock.open(version) ?? []).map(({ hash }) => hash);
    expect(hashes.length).toBeGreaterThan(0);
    expect(hashes).toEqual(hashes.toSorted());
  }
});

test('[T3] a tap that the house fails to take leaves no line either, where any other call leaves one', async () => {
  const { bram, anna } = people;
  await database.query('alter table messages rename to messages_away');
  try {
    const logged = log.length;
    const failed = await bram.send(tapMessage, { params: { space_id: room }, body: { message_id: message } });
    expect(failed.status).toBe(500);
    expect(log.slice(logged)).toEqual([]);
    await anna.send(listMessages, { params: { space_id: room }, query: {} });
    expect(log.slice(logged)).not.toEqual([]);
  } finally {
    await database.query('alter table messages_away rename to messages');
  }
});

test('[T3] while it can be tapped, the database with its log and the secret names nobody without the key of the day', async () => {
  await tapCountsWork.run(home.app.house);
  const evidence = await carriedAway();
  expect(namedBy(evidence)).toEqual(new Set());
  expect(namedBy(evidence, [dayKey])).toEqual(new Set(['bram', 'cato', 'dora', 'edo']));
  expect(namedBy('', [dayKey])).toEqual(new Set());
});

test('[T3] the key of the day has never been in the database, in whatever letters', async () => {
  expect(await dayKeyLiesInDatabase()).toBe(false);
});

test('[T3] the night’s count leaves a sum and a day, and names nobody', async () => {
  const before = await everyRow();
  now = new Date('2026-11-05T00:07:00.000Z');
  await tapsJob.run(home.app.house, {});
  const left = written(await everyRow(), before);
  const { anna, ...tappers } = people;
  for (const { id } of Object.values(tappers)) for (const { text } of left) expect(text).not.toContain(id);
  const entries = left.filter(({ table }) => table === 'public.trust_entries');
  expect(entries.map(({ text }) => JSON.parse(text) as object)).toMatchObject(
    ['2026-11-03', '2026-11-04'].map((on) => ({
      person_id: anna.id,
      cause: 'taps',
      amount: 2,
      at: `${on}T12:00:00+00:00`,
    })),
  );
});

test('[T3] once tapping is over nobody can be named any more: not with database, log, secret and all that lies on disk', async () => {
  const closes = new Date(said.getTime() + tappingLasts);
  await passTo(closes);
  await tapsJob.run(home.app.house, {});
  // Other words of that day may still be tapped, until the day is over.
  expect(await allFiles()).toEqual(dayKey);
  const evidence = await carriedAway();
  expect(namedBy(evidence, [dayKey])).toEqual(new Set(['bram', 'cato', 'dora', 'edo']));

  // The house is closed for the two nights in which the key should have gone: the next start makes up for them.
  await passTo(new Date(closes.getTime() + 3 * day));
  await tapsJob.run(home.app.house, {});
  expect(await allFiles()).toHaveLength(0);
  expect((await everyRow()).filter(({ table }) => table.startsWith('public.message_tap'))).toEqual([]);
  const everything = await carriedAway();
  // The rows lie on, deleted, in pages and log. They are noise: what they are read with is nowhere.
  expect(namedBy(everything, [dayKey])).toEqual(new Set(['bram', 'cato', 'dora', 'edo']));
  expect(namedBy(everything)).toEqual(new Set());
  expect(await dayKeyLiesInDatabase()).toBe(false);

  // What everyone may know stays.
  const { messages } = await looks(people.edo);
  expect(messages[0]).toMatchObject({ id: message, trust_taps: 4 });
  expect((await people.bram.call(myTaps, { params: { space_id: room } })).trust).toEqual([]);
  await expect(taps(people.bram)).rejects.toThrow('Taps on this are closed');
});
