import { newId } from '@kinsong/contract/common/ids.ts';
import { day, hour } from '@kinsong/contract/common/time.ts';
import { listMessages, postMessage } from '@kinsong/contract/messages/messages.ts';
import { myTaps, tapMessage, tappingLasts, trustTap } from '@kinsong/contract/messages/taps.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../test/app.ts';
import type { Citizen } from '../../test/people.ts';
import { openTapKey, tapHash } from './tap-key.ts';
import { tapsJob } from './taps.job.ts';

const said = new Date('2026-11-02T09:00:00.000Z');
const tapped = new Date('2026-11-03T12:34:56.789Z');
let now = said;
const log: string[] = [];
let home: TestApp;
let database: Client;
let people: { anna: Citizen; bram: Citizen; cato: Citizen; dora: Citizen; edo: Citizen };
let room: string;
let message: string;

beforeAll(async () => {
  home = await openTestApp({
    clock: { now: () => now },
    settings: { KINSONG_LOG_LEVEL: 'trace' },
    log: pino({ level: 'trace' }, { write: (line) => void log.push(line) }),
  });
  database = new Client({ connectionString: home.databaseUrl });
  await database.connect();
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
  await database.end();
  await home.close();
});

/** Every row of every table there is, the job queue's too, with the columns PostgreSQL shows of itself left out. */
async function everyRow(): Promise<string[]> {
  const { rows: tables } = await database.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
  );
  const rows: string[] = [];
  for (const { name } of tables) {
    const found = await database.query<{ row: string }>(`select to_jsonb(t)::text as row from ${name} t`);
    rows.push(...found.rows.map(({ row }) => `${name} ${row}`));
  }
  return rows;
}

const onceMore = (rows: readonly string[], before: readonly string[]): string[] => {
  const known = new Set(before);
  return rows.filter((row) => !known.has(row) && !/^(?:jobs|drizzle)\./.test(row));
};

/** Whoever has all this in hand, the secret of the house too, tries every word that could be a key on everybody. */
function namedBy(evidence: readonly string[], hashes: readonly string[]): Set<string> {
  const wanted = new Set(hashes);
  const { config } = home.app.house;
  const words = new Set(evidence.flatMap((text) => text.match(/[\w+/=-]{16,}/g) ?? []));
  const keys = [...words].flatMap((word) => {
    try {
      return [word, openTapKey(config, word)];
    } catch {
      return [word];
    }
  });
  const named = Object.entries(people).filter(([, { id }]) =>
    keys.some((key) => wanted.has(tapHash(key, id))),
  );
  return new Set(named.map(([name]) => name));
}

async function keptHashes(): Promise<string[]> {
  const { rows } = await database.query<{ hash: string }>('select unnest(hashes) as hash from message_taps');
  return rows.map(({ hash }) => hash);
}
const secretFile = (): string => readFileSync(join(home.app.house.config.dataFolder, 'secret.key'), 'utf8');

const taps = (who: Citizen) =>
  who.call(tapMessage, { params: { space_id: room }, body: { message_id: message } });

/** Whoever looks in now and then stays signed in. */
async function passTo(moment: Date): Promise<void> {
  while (now < moment) {
    now = new Date(Math.min(moment.getTime(), now.getTime() + 3 * day));
    for (const each of Object.values(people)) await each.call(myTaps, { params: { space_id: room } });
  }
}

test('[T3] what a tap leaves behind names nobody and no time of the day, and is in no log and no figure', async () => {
  const { bram, cato } = people;
  now = tapped;
  for (const each of [bram, cato]) await each.call(myTaps, { params: { space_id: room } });
  const before = await everyRow();
  const said = log.length;

  await taps(bram);
  const body = { tapper_id: cato.id, message_id: message, room_id: room };
  await cato.call(trustTap, { body });

  const left = onceMore(await everyRow(), before);
  expect(left.map((row) => row.slice(0, row.indexOf(' '))).toSorted()).toEqual([
    'public.message_tap_keys',
    'public.message_taps',
    'public.messages',
    'public.spaces',
  ]);
  for (const row of left) {
    expect(row).not.toContain(bram.id);
    expect(row).not.toContain(cato.id);
    expect(row).not.toMatch(/12:34|T12/);
  }
  expect(log.slice(said)).toEqual([]);
  const metrics = await (await fetch(`${home.base}/metrics`)).text();
  expect(metrics).toContain('messages.post');
  expect(metrics).not.toMatch(/messages\.(?:tap|trustTap)/);
});

test('[T3] in whatever order they tap, what is kept is in the order of the hashes', async () => {
  const { dora, edo } = people;
  await taps(edo);
  await taps(dora);
  const kept = await keptHashes();
  expect(kept).toHaveLength(4);
  expect(kept).toEqual(kept.toSorted());
});

test('[T3] a tap that the house fails to take leaves no line either, where any other call leaves one', async () => {
  const { bram, anna } = people;
  await database.query('alter table messages rename to messages_away');
  try {
    const said = log.length;
    const failed = await bram.send(tapMessage, { params: { space_id: room }, body: { message_id: message } });
    expect(failed.status).toBe(500);
    expect(log.slice(said)).toEqual([]);
    await anna.send(listMessages, { params: { space_id: room }, query: {} });
    expect(log.slice(said)).not.toEqual([]);
  } finally {
    await database.query('alter table messages_away rename to messages');
  }
});

let keptBefore: string[];

test('[T3] while it can be tapped, the key of the message names them, and nothing else does', async () => {
  keptBefore = await keptHashes();
  const all = [...(await everyRow()), ...log, secretFile()];
  expect(namedBy(all, keptBefore)).toEqual(new Set(['bram', 'cato', 'dora', 'edo']));
  const withoutKeys = all.filter((row) => !row.startsWith('public.message_tap_keys'));
  expect(namedBy(withoutKeys, keptBefore)).toEqual(new Set());
  const { rows } = await database.query<{ sealed_key: string }>('select sealed_key from message_tap_keys');
  // As it lies in the database it is sealed: without the secret of the house it opens nothing.
  for (const { id } of Object.values(people))
    expect(keptBefore).not.toContain(tapHash(rows[0]!.sealed_key, id));
});

test('[T3] the night’s count leaves a sum and a day, and names nobody', async () => {
  const before = await everyRow();
  now = new Date('2026-11-04T00:07:00.000Z');
  await tapsJob.run(home.app.house, {});
  const left = onceMore(await everyRow(), before).filter((row) => !row.startsWith('public.sessions'));
  const { anna, ...tappers } = people;
  for (const { id } of Object.values(tappers)) for (const row of left) expect(row).not.toContain(id);
  const entries = left.filter((row) => row.startsWith('public.trust_entries'));
  expect(entries).toHaveLength(1);
  expect(JSON.parse(entries[0]!.slice(entries[0]!.indexOf('{')))).toMatchObject({
    person_id: anna.id,
    cause: 'taps',
    amount: 3,
    at: '2026-11-03T12:00:00+00:00',
  });
});

test('[T3] once tapping is over nobody can be named any more: not with database, log, key file and old copies', async () => {
  const closes = new Date(said.getTime() + tappingLasts);
  await passTo(new Date(closes.getTime() - hour));
  await tapsJob.run(home.app.house, {});
  expect(await keptHashes()).toHaveLength(4);

  await passTo(closes);
  await tapsJob.run(home.app.house, {});
  const all = [...(await everyRow()), ...log, secretFile()];
  expect(await keptHashes()).toEqual([]);
  expect(all.filter((row) => row.startsWith('public.message_tap'))).toEqual([]);
  expect(namedBy(all, keptBefore)).toEqual(new Set());
  // What everyone may know stays.
  const { messages } = await people.edo.call(listMessages, { params: { space_id: room }, query: {} });
  expect(messages[0]).toMatchObject({ id: message, trust_taps: 4 });
  expect((await people.bram.call(myTaps, { params: { space_id: room } })).trust).toEqual([]);
  await expect(taps(people.bram)).rejects.toThrow('Taps on this are closed');
});
