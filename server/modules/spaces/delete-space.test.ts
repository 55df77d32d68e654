import { newId } from '@kinsong/contract/common/ids.ts';
import { day, hour } from '@kinsong/contract/common/time.ts';
import { inviteToSpace } from '@kinsong/contract/invitations/invitations.ts';
import { redeemInvitation } from '@kinsong/contract/invitations/register-and-redeem.ts';
import { bringImage } from '@kinsong/contract/media/images.ts';
import { postMessage, searchMessages } from '@kinsong/contract/messages/messages.ts';
import { changeTask, confirmTask, createTask, myTasks } from '@kinsong/contract/tasks/tasks.ts';
import * as calls from '@kinsong/contract/spaces/spaces.ts';
import pg from 'pg';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../test/app.ts';
import { Listener } from '../../test/socket-listener.ts';
import type { Citizen } from '../../test/people.ts';
import { eraseJob } from './erase-spaces.job.ts';

let home: TestApp;
let anna: Citizen;
let now = new Date();
const refused = (code: string): object => expect.objectContaining({ code }) as object;
const secret = 'marzipanhedgehog';

beforeAll(async () => {
  home = await openTestApp({ clock: { now: () => now } });
  anna = await home.town.person('Anna');
});
afterAll(() => home.close());

const at = (space_id: string) => ({ params: { space_id } });
const mine = async (who: Citizen, id: string) =>
  (await who.call(calls.mySpaces, {})).spaces.find((space) => space.id === id);
const say = (who: Citizen, space: string, content: string) =>
  who.call(postMessage, { ...at(space), body: { id: newId(), content } });
const write = (who: Citizen, space: string, text: string) =>
  who.call(createTask, { ...at(space), body: { id: newId(), text } });
const search = (who: Citizen, space: string) =>
  who.call(searchMessages, { ...at(space), query: { q: secret } });
const erase = () => eraseJob.run(home.app.house, {});

async function furnished(
  word = secret,
): Promise<{ salon: string; mo: Citizen; code: string; thumbnail: string }> {
  const { id: salon } = await anna.found(`The ${word}`);
  const mo = await home.town.guestOf(anna, salon, 'Mo');
  const drawn = sharp({ create: { width: 9, height: 9, channels: 3, background: '#c8643c' } }).png();
  const bytes = new Blob([new Uint8Array(await drawn.toBuffer())]);
  const { image: thumbnail } = await anna.call(bringImage, { body: bytes });
  await anna.call(calls.changeSettings, { ...at(salon), body: { thumbnail, subtitle: word } });
  await say(mo, salon, `Where is the ${word}?`);
  const task = await write(anna, salon, `Hide the ${word}`);
  await anna.call(changeTask, { params: { task_id: task.id }, query: {}, body: { assigned_to: mo.id } });
  await mo.call(changeTask, { params: { task_id: task.id }, query: {}, body: { completed: true } });
  await anna.call(confirmTask, { params: { task_id: task.id } });
  const { invite_code: code } = await anna.call(inviteToSpace, { ...at(salon), body: {} });
  return { salon, mo, code, thumbnail };
}

test('[P3] a deleted salon is gone at once for everybody; its owner sees it closed, for a day', async () => {
  const { salon, mo, code } = await furnished();
  const olaf = await home.town.person('Olaf');
  const ears = await Listener.watching(mo, salon);
  const gone = await anna.call(calls.deleteSpace, at(salon));
  expect(gone.deleted_at).toBe(now.toISOString());
  await ears.until(() => ears.frames.some(({ t }) => t === 'gone'));
  await expect(mo.call(calls.openSpace, at(salon))).rejects.toEqual(refused('found.not'));
  await expect(mo.call(calls.changesSince, { ...at(salon), query: {} })).rejects.toEqual(
    refused('found.not'),
  );
  expect(await mine(mo, salon)).toBeUndefined();
  await expect(search(mo, salon)).rejects.toEqual(refused('found.not'));
  const { members } = await mo.call(calls.myPeople, {});
  expect(members.filter(({ space_id }) => space_id === salon)).toEqual([]);
  expect((await mo.call(myTasks, {})).tasks.filter(({ space_id }) => space_id === salon)).toEqual([]);
  await expect(say(mo, salon, 'Hello?')).rejects.toEqual(refused('found.not'));
  await expect(olaf.call(redeemInvitation, { body: { code } })).rejects.toEqual(refused('auth.coordinates'));
  expect(await mine(anna, salon)).toMatchObject({ deleted_at: now.toISOString(), role: 'owner' });
  await expect(say(anna, salon, 'Hello?')).rejects.toEqual(refused('space.archived'));
  await expect(anna.call(calls.changeSettings, { ...at(salon), body: { name: 'Mine' } })).rejects.toEqual(
    refused('space.archived'),
  );
  ears.socket.close();
});

test('[P3] deleted twice its day counts from the first time; kept within it, everything is as it was', async () => {
  const { salon, mo } = await furnished();
  const [first, second] = await Promise.all([
    anna.call(calls.deleteSpace, at(salon)),
    anna.call(calls.deleteSpace, at(salon)),
  ]);
  expect(second).toEqual(first);
  now = new Date(now.getTime() + hour);
  expect(await anna.call(calls.deleteSpace, at(salon))).toEqual(first);
  now = new Date(now.getTime() + 22 * hour);
  await erase();
  const ears = await Listener.watching(mo, (await mo.found('Meanwhile')).id);
  const kept = await anna.call(calls.keepSpace, at(salon));
  expect(kept.deleted_at).toBeNull();
  expect(await anna.call(calls.keepSpace, at(salon))).toEqual(kept);
  await ears.until(() => ears.frames.some(({ t }) => t === 'joined'));
  now = new Date(now.getTime() + 2 * day);
  await erase();
  expect((await search(mo, salon)).messages).toHaveLength(1);
  await say(mo, salon, 'So it stays.');
  expect(await mine(mo, salon)).toMatchObject({ deleted_at: null, members: 2 });
  ears.socket.close();
});

test('[P3] after its day all of it is truly gone: no row names it, no word and no file of it is left', async () => {
  const { salon, mo, thumbnail } = await furnished('walnutlantern');
  const beside = await anna.found('Beside');
  await say(anna, beside.id, 'This stays');
  const key = `images/${thumbnail.slice(thumbnail.lastIndexOf('/') + 1)}.webp`;
  expect(await home.app.house.files.get(key)).not.toBeNull();
  const trust = async () => (await rowsWith(`'task_done'`)).length;
  const before = await trust();
  expect(await rowsWith(`'walnutlantern'`)).not.toEqual([]);
  await anna.call(calls.deleteSpace, at(salon));
  now = new Date(now.getTime() + day + hour);
  await Promise.all([erase(), erase()]);
  expect(await rowsWith(`'${salon}'`)).toEqual([]);
  expect(await rowsWith(`'walnutlantern'`)).toEqual([]);
  expect(await rowsWith(`'${mo.id}'`)).not.toEqual([]);
  expect(await home.app.house.files.get(key)).toBeNull();
  expect(await mine(anna, salon)).toBeUndefined();
  await expect(anna.call(calls.keepSpace, at(salon))).rejects.toEqual(refused('found.not'));
  // What was earned there stays earned.
  expect(await trust()).toBe(before);
  expect(await mine(anna, beside.id)).toMatchObject({ name: 'Beside' });
});

test('[P3] what lies within a deleted family goes on for its own people', async () => {
  const family = await anna.found('The Marrows', 'family');
  const body = { id: newId(), kind: 'project', name: 'Kitchen', parent_id: family.id } as const;
  const kitchen = await anna.call(calls.foundSpace, { body });
  expect(kitchen).toMatchObject({ type: 'family', parent_id: family.id });
  await anna.call(calls.deleteSpace, at(family.id));
  now = new Date(now.getTime() + day + hour);
  await erase();
  expect(await mine(anna, family.id)).toBeUndefined();
  expect(await mine(anna, kitchen.id)).toMatchObject({ name: 'Kitchen', parent_id: null });
});

/** Every row of every table, whatever its columns are, in which something stands. */
async function rowsWith(what: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: home.databaseUrl });
  await client.connect();
  const tables = await client.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const found: string[] = [];
  for (const { name } of tables.rows) {
    const rows = await client.query<{ row: string }>(
      `select each::text as row from "${name}" each where position(${what} in each::text) > 0`,
    );
    found.push(...rows.rows.map(({ row }) => `${name}: ${row}`));
  }
  await client.end();
  return found;
}
