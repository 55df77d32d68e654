import { login, sessionCheck } from '@kinsong/contract/identity/identity.ts';
import { redeemInvitation } from '@kinsong/contract/invitations/register-and-redeem.ts';
import { inviteToSpace } from '@kinsong/contract/invitations/invitations.ts';
import { newId } from '@kinsong/contract/common/ids.ts';
import { listMessages, postMessage } from '@kinsong/contract/messages/messages.ts';
import fc from 'fast-check';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openNode, openTestApp } from '../test/app.ts';
import { Caller } from '../test/caller.ts';
import { migrate } from '../platform/database/index.ts';
import { knownMigrations, makeRecord, runMigrations } from './migrations.ts';
import { withClient } from './database-session.ts';
import {
  ask,
  backUpTo,
  database,
  everything,
  house,
  restoreFrom,
  room,
  shapeOf,
  until,
} from '../test/backups.ts';

const person = `insert into persons (id, email, roles, auth_source, created_at)
  values ('${newId()}', 'ada@hearth.example', '{}', 'jwt', now())`;
const modeOf = (path: string): number => statSync(path).mode & 0o777;

test('a house full of odd words is restored to the letter, and is built like any other', async () => {
  const words = fc
    .string({ unit: 'binary', minLength: 1, maxLength: 300 })
    .map((text) => text.replaceAll('\0', '?'));
  const hard = [
    '\\.',
    '\\N',
    '\t',
    'a\r\nb\\',
    '"quoted", \'too\'',
    '{"json": "in it"}',
    'שלום مرحبا 你好 👨‍👩‍👧‍👦',
    'e\u0301',
  ];
  await fc.assert(
    fc.asyncProperty(fc.array(words, { maxLength: 150 }), async (contents) => {
      const folder = room();
      const from = await database('migrated');
      const all = [...hard, ...contents];
      const spaceId = newId();
      await withClient(from, async (db) => {
        await db.query(person);
        for (const [index, content] of all.entries()) {
          await db.query(
            `insert into messages (id, space_id, author_id, seq, rev, content, attachments, created_at)
             values ($1, $2, $2, $3, $3, $4, $5, clock_timestamp())`,
            [newId(), spaceId, index, content, JSON.stringify([{ name: content }])],
          );
        }
      });
      const manifest = await backUpTo(join(folder, 'backup'), house(from, folder));
      expect(manifest.tables.find(({ name }) => name === 'messages')?.rows).toBe(all.length);
      const to = await database('empty');
      await restoreFrom(join(folder, 'backup'), house(to, folder));
      const restored = await ask(to, 'select content from messages order by seq');
      expect(restored.map(({ content }) => content)).toEqual(
        (await ask(from, 'select content from messages order by seq')).map(({ content }) => content),
      );
      // That it was backed up is written down afterwards, in the house itself.
      expect(await ask(from, 'delete from backups_made returning at')).toHaveLength(1);
      expect(await everything(to)).toEqual(await everything(from));
      expect(await shapeOf(to)).toEqual(await shapeOf(from));
    }),
    { numRuns: 3 },
  );
});

test('after a restore one signs in as before; sessions end, codes and waiting letters go on with the kept secret', async () => {
  const folder = room();
  const secret = { KINSONG_SECRET: 'a secret that was kept apart, as it should be' };
  // Nobody answers there: the letter waits.
  const home = await openTestApp({ settings: { ...secret, KINSONG_SMTP_URL: 'smtp://127.0.0.1:9' } });
  const anna = await home.town.person('Anna');
  const salon = await anna.found('The Orchard');
  const params = { space_id: salon.id };
  await anna.call(postMessage, { params, body: { id: newId(), content: 'Before the storm' } });
  const { invite_code } = await anna.call(inviteToSpace, { params, body: {} });
  await anna.call(inviteToSpace, { params, body: { email: 'bo@hearth.example' } });
  const [row] = await ask(home.databaseUrl, 'select email from persons where id = $1', [anna.id]);
  const backup = join(folder, 'backup');
  const manifest = await backUpTo(backup, house(home.databaseUrl, folder));
  expect(manifest.jobs?.rows).toBe(1);
  await home.close();

  const to = await database('empty');
  await restoreFrom(backup, house(to, folder));
  const [waiting] = await ask(
    to,
    `update jobs.job set start_after = now() returning state, data ? 'sealed' as sealed`,
  );
  expect(waiting).toEqual({ state: 'created', sealed: true });
  const node = await openNode(to, join(folder, 'data'), secret);
  onTestFinished(() => node.close());
  const stranger = new Caller(node.base);
  expect(await new Caller(node.base, anna.token).call(sessionCheck, {})).toEqual({ authenticated: false });
  const { access_token } = await stranger.call(login, {
    body: { email: String(row?.['email']), password: 'a lamp in the window' },
  });
  const again = new Caller(node.base, access_token);
  const { messages } = await again.call(listMessages, { params, query: { limit: 50 } });
  expect(messages.map(({ content }) => content)).toEqual(['Before the storm']);
  await again.call(redeemInvitation, { body: { code: invite_code } });
  const letters = join(folder, 'data', 'letters');
  await vi.waitFor(() => expect(readdirSync(letters)).toHaveLength(1), { timeout: 40_000, interval: 200 });
  expect(readFileSync(join(letters, readdirSync(letters)[0]!), 'utf8')).toContain('bo@hearth.example');
}, 90_000);

test('asked to, a restore keeps sessions: for a move where nothing was written since', async () => {
  const folder = room();
  const home = await openTestApp();
  const anna = await home.town.person('Anna');
  await backUpTo(join(folder, 'backup'), house(home.databaseUrl, folder));
  await home.close();
  const to = await database('empty');
  await restoreFrom(join(folder, 'backup'), house(to, folder), { keepSessions: true });
  const node = await openNode(to, join(folder, 'data'), {});
  onTestFinished(() => node.close());
  expect(await new Caller(node.base, anna.token).call(sessionCheck, {})).toMatchObject({
    authenticated: true,
  });
});

test('files are in the backup and come back, for the house alone; one half written is not', async () => {
  const folder = room();
  const url = await database('migrated');
  const files = join(folder, 'data', 'files');
  mkdirSync(join(files, 'pictures/0198'), { recursive: true });
  const picture = Buffer.from(Array.from({ length: 200_000 }, (_, index) => index % 251));
  writeFileSync(join(files, 'pictures/0198/one.png'), picture);
  writeFileSync(join(files, 'pictures/0198/two.png.a1b2.part'), 'half of');
  const backup = join(folder, 'backup');
  const manifest = await backUpTo(backup, house(url, folder));
  expect(manifest.files).toEqual({ kept: 'here', count: 1, bytes: picture.length });
  const modes = ['', 'files', 'files/pictures/0198/one.png', 'manifest.json'].map((path) =>
    modeOf(join(backup, path)),
  );
  expect(modes).toEqual([0o700, 0o700, 0o600, 0o600]);

  const elsewhere = join(folder, 'elsewhere');
  await restoreFrom(backup, house(await database('empty'), elsewhere));
  const restored = join(elsewhere, 'data', 'files');
  expect(readFileSync(join(restored, 'pictures/0198/one.png')).equals(picture)).toBe(true);
  expect(modeOf(join(restored, 'pictures/0198/one.png'))).toBe(0o600);
  expect(readdirSync(join(restored, 'pictures/0198'))).toEqual(['one.png']);
});

test('files in a store are not in the backup, which says where they lie', async () => {
  const folder = room();
  const config = house(await database('migrated'), folder, {
    KINSONG_FILES_URL: 's3://key:secret@store.example/hearth',
  });
  const manifest = await backUpTo(join(folder, 'backup'), config);
  expect(manifest.files).toEqual({ kept: 'store', bucket: 'hearth', endpoint: 'https://store.example' });
  expect(JSON.stringify(manifest)).not.toContain('secret');
});

test('a backup from an earlier version is brought to the shape of this one', async () => {
  const folder = room();
  const from = await database('empty');
  const [first] = knownMigrations();
  await withClient(from, async (db) => {
    await makeRecord(db);
    await runMigrations(db, (made) => made === first, { recorded: true });
    await db.query(person);
  });
  await backUpTo(join(folder, 'backup'), house(from, folder));
  const to = await database('empty');
  await restoreFrom(join(folder, 'backup'), house(to, folder));
  const migrated = await database('migrated');
  expect(await shapeOf(to)).toEqual(await shapeOf(migrated));
  expect(await ask(to, 'select email from persons')).toEqual([{ email: 'ada@hearth.example' }]);
  expect(await ask(to, 'select name from spaces')).toEqual(await ask(migrated, 'select name from spaces'));
  const before = await everything(to);
  await migrate(to);
  expect(await everything(to)).toEqual(before);
});

test('a restore that fails late leaves nothing behind, neither rows nor files nor jobs', async () => {
  const folder = room();
  const from = await database('migrated');
  await ask(from, 'alter table space_members drop constraint space_members_space_id_spaces_id_fk');
  await ask(
    from,
    `insert into space_members (space_id, person_id, role, joined_at, rev, sees_from)
     values (gen_random_uuid(), gen_random_uuid(), 'member', now(), 1, 0)`,
  );
  const backup = join(folder, 'backup');
  await backUpTo(backup, house(from, folder));
  const to = await database('empty');
  const elsewhere = join(folder, 'elsewhere');
  await expect(restoreFrom(backup, house(to, elsewhere))).rejects.toThrow('violates foreign key');
  expect(await everything(to)).toEqual({});
  expect(await ask(to, `select nspname from pg_namespace where nspname in ('jobs', 'drizzle')`)).toEqual([]);
});

test.each(['messages', 'files'])('called off at %s, neither leaves anything behind', async (point) => {
  const folder = room();
  const from = await database('migrated');
  const files = join(folder, 'data', 'files');
  mkdirSync(files, { recursive: true });
  for (const name of ['one.png', 'two.png']) writeFileSync(join(files, name), 'a picture');
  const backup = join(folder, 'backup');
  await expect(backUpTo(backup, house(from, folder), until(point))).rejects.toThrow('aborted');
  expect(readdirSync(folder)).toEqual(['data']);

  await backUpTo(backup, house(from, folder));
  const to = await database('empty');
  const elsewhere = join(folder, 'elsewhere');
  await expect(restoreFrom(backup, house(to, elsewhere), until(point))).rejects.toThrow('aborted');
  expect(await everything(to)).toEqual({});
  expect(existsSync(join(elsewhere, 'data', 'files'))).toBe(false);
});
