import { login } from '@kinsong/contract/identity/identity.ts';
import { newId } from '@kinsong/contract/common/ids.ts';
import { listMessages, postMessage } from '@kinsong/contract/messages/messages.ts';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { runningDatabase } from '../platform/database/embedded/index.ts';
import { Caller } from '../test/caller.ts';
import { HouseProcess } from '../test/house-process.ts';
import { Chance } from '../test/torture/seeded-random.ts';
import { gather } from '../test/torture/people.ts';
import { Writer } from '../test/torture/message-writer.ts';
import { ask, room } from '../test/backups.ts';

const program = fileURLToPath(new URL('main.ts', import.meta.url));

/** The command as people run it. */
async function command(data: string, ...words: string[]): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, [program, ...words], {
    env: { PATH: process.env['PATH'], KINSONG_DATA: data },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { code: code as number | null, said: out + err };
}

async function open(data: string): Promise<HouseProcess> {
  const house = await HouseProcess.start({ KINSONG_DATA: data });
  onTestFinished(() => house.stop());
  return house;
}

async function urlOf(data: string): Promise<string> {
  const url = await runningDatabase(data);
  if (url === null) throw new Error(`no database runs in ${data}`);
  return url;
}

interface Message {
  readonly id: string;
  readonly space_id: string;
  readonly seq: number;
  readonly rev: number;
  readonly whole: string;
}

const messagesIn = async (url: string): Promise<Message[]> =>
  (await ask(
    url,
    'select id, space_id, seq::int, rev::int, to_jsonb(m)::text as whole from messages m',
  )) as unknown as Message[];

/** How far each space is, by its own word and by the rows in it. */
const reach = `
  select s.id, s.rev::int, greatest(
    s.changed_rev,
    (select max(rev) from messages where space_id = s.id),
    (select max(rev) from space_members where space_id = s.id)
  )::int as highest from spaces s`;

test('a running house is backed up while people write, and restored it is the house of one moment', async () => {
  const folder = room();
  const data = join(folder, 'data');
  const backup = join(folder, 'backup');
  const house = await open(data);
  const { people, spaces } = await gather(house, ['bram', 'cato', 'dora']);
  const writers = people.map(
    (person, index) =>
      new Writer({ name: person.name, ways: [person], spaces, chance: new Chance(index), atOnce: 8 }),
  );
  // A past, so that the backup takes a while during which more is written.
  await ask(
    await urlOf(data),
    `insert into messages (id, space_id, author_id, seq, rev, content, attachments, created_at)
     select gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), n, n, repeat(md5(n::text), 6), '[]', now()
     from generate_series(1, 30000) n`,
  );
  const keptBefore = writers.flatMap(({ kept }) => kept).length;
  expect(await command(data, 'backup', backup)).toMatchObject({ code: 0 });
  expect(writers.flatMap(({ kept }) => kept).length).toBeGreaterThan(keptBefore);
  await Promise.all(writers.map((writer) => writer.stop()));
  expect(writers.flatMap(({ wrongs }) => wrongs)).toEqual([]);
  const later = new Map((await messagesIn(await urlOf(data))).map((message) => [message.id, message]));

  const restored = join(folder, 'restored');
  expect(await command(restored, 'restore', backup)).toMatchObject({ code: 0 });
  const again = await open(restored);
  const url = await urlOf(restored);
  const far = new Map((await ask(url, reach)).map(({ id, rev, highest }) => [String(id), { rev, highest }]));
  expect([...far].filter(([, { rev, highest }]) => rev !== highest)).toEqual([]);
  const there = await messagesIn(url);
  expect(there.length).toBeGreaterThan(30_000);
  // Each is as it was, or else was changed since: there is nothing that the first house never had.
  const since = there.filter(({ id, rev }) => (later.get(id)?.rev ?? 0) > rev);
  const untouched = there.filter((message) => !since.includes(message));
  expect(untouched.filter(({ id, whole }) => later.get(id)?.whole !== whole)).toEqual([]);
  const ids = new Set(there.map(({ id }) => id));
  for (const space of spaces) {
    const upTo = Number(far.get(space)?.rev);
    const expected = [...later.values()].filter(
      (message) => message.space_id === space && message.seq <= upTo,
    );
    expect(expected.filter(({ id }) => !ids.has(id))).toEqual([]);
    expect(there.filter((message) => message.space_id === space)).toHaveLength(expected.length);
  }

  // Life goes on: one signs in, reads and writes, and after a new start it is still there.
  const body = { email: 'ada@hearth.example', password: 'a lamp in the window' };
  const params = { space_id: spaces[0] ?? '' };
  const { access_token } = await new Caller(again.base).call(login, { body });
  const ada = new Caller(again.base, access_token);
  const said = await ada.call(postMessage, { params, body: { id: newId(), content: 'We are back.' } });
  expect(said.seq).toBe(Number(far.get(params.space_id)?.rev) + 1);
  await again.stop();
  await again.start();
  const { messages } = await ada.call(listMessages, { params, query: { limit: 1 } });
  expect(messages[0]).toMatchObject({ id: said.id, content: 'We are back.' });
}, 120_000);

test('a closed house is backed up too, and is closed afterwards; a restore wants an empty place', async () => {
  const folder = room();
  const data = join(folder, 'data');
  const house = await open(data);
  await house.stop();
  expect(await command(data, 'backup', join(folder, 'one'))).toMatchObject({ code: 0 });
  expect(existsSync(join(data, 'database', 'run.lock'))).toBe(false);
  expect(await command(data, 'restore', join(folder, 'one'))).toEqual({
    code: 1,
    said: `The data folder ${data} is not empty: a restore never overwrites anything; name another one with KINSONG_DATA\n`,
  });
  // The key put back beforehand is no reason to refuse.
  const restored = join(folder, 'restored');
  mkdirSync(restored, { mode: 0o711 });
  const { said } = await command(restored, 'restore', join(folder, 'one'));
  expect(said).toContain('Put the kept secret.key into');
  expect(readdirSync(restored)).toEqual(['database']);
}, 120_000);

test('what cannot be done is said in one line', async () => {
  const folder = room();
  const nowhere = join(folder, 'data');
  for (const [words, line] of [
    [
      ['backup', join(folder, 'one')],
      `There is no house in ${nowhere}: KINSONG_DATA says where its data folder is`,
    ],
    [['backup'], 'Use: npm run backup -- <folder>, or: npm run restore -- <folder>'],
    [['restore', join(folder, 'one')], `${join(folder, 'one')} is no backup: manifest.json is missing in it`],
    [['restore', '--fast', 'one'], 'Use: npm run backup -- <folder>, or: npm run restore -- <folder>'],
  ] as const)
    expect(await command(nowhere, ...words)).toEqual({ code: 1, said: `${line}\n` });
  expect(readdirSync(folder)).toEqual([]);
});
