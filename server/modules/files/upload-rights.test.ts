import { newId } from '@kinsong/contract/common/ids.ts';
import * as calls from '@kinsong/contract/files/files.ts';
import { archiveSpace, removeMember } from '@kinsong/contract/spaces/spaces.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../test/app.ts';
import type { Citizen } from '../../test/people.ts';
import { bring, upload } from '../../test/upload.ts';

let home: TestApp;
let anna: Citizen;
let bram: Citizen;
let params: { space_id: string };

beforeAll(async () => {
  home = await openTestApp();
  anna = await home.town.person('Anna');
});
afterAll(() => home.close());

const refused = (code: string): object => expect.objectContaining({ code }) as object;
const text = Buffer.from('Bring the long ladder.');
const begin = (who: Citizen, id = newId()) =>
  who.call(calls.beginUpload, { params, body: { id, name: 'a.txt', size: text.length } });
const callOff = (who: Citizen, file_id: string) => who.call(calls.cancelUpload, { params: { file_id } });
const shown = async () => (await anna.call(calls.listFiles, { params, query: {} })).files.map(({ id }) => id);

async function salon(): Promise<void> {
  params = { space_id: (await anna.found('Mending the House')).id };
  bram = await home.town.guestOf(anna, params.space_id, 'Bram');
}

test('[G9] what is whole is called off by who may: not by who left, nor out of what is archived', async () => {
  await salon();
  const { id } = await upload(bram, params.space_id, 'a.txt', text);
  await anna.call(archiveSpace, { params, body: { archived: true } });
  await expect(callOff(bram, id)).rejects.toEqual(refused('space.archived'));
  await anna.call(archiveSpace, { params, body: { archived: false } });
  await anna.call(removeMember, { params: { ...params, person_id: bram.id } });
  await expect(callOff(bram, id)).rejects.toEqual(refused('found.not'));
  expect(await shown()).toEqual([id]);
});

test('[G9] of whoever left while it was looked at nothing comes', async () => {
  await salon();
  const { db, files } = home.app.house;
  const locked = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  const { id } = await begin(bram);
  let brought: Promise<unknown> | undefined;
  await db.transaction(async (tx) => {
    // Somebody else has the space in hand while the file is finished.
    await tx.execute(sql`select from spaces where id = ${params.space_id} for update`);
    brought = bring(bram, id, text, 0).catch((error: unknown) => error);
    await expect.poll(async () => (await db.execute(locked)).rows.length).toBe(1);
    await tx.execute(sql`update space_members set left_at = now() where person_id = ${bram.id}`);
  });
  expect(await brought).toEqual(refused('found.not'));
  expect(await shown()).toEqual([]);
  expect(await files.keysIn('uploads')).toEqual([]);
});

test('[G9] a hundred files of one person are on their way and no more; begun again, one is the same', async () => {
  await salon();
  const { id } = await begin(bram);
  for (let n = 1; n < 100; n++) await begin(bram);
  await expect(begin(bram)).rejects.toEqual(refused('rate.limited'));
  expect(await begin(bram, id)).toMatchObject({ id });
  await callOff(bram, id);
  expect(await begin(bram)).toMatchObject({ received: 0 });
  await expect(begin(bram)).rejects.toEqual(refused('rate.limited'));
  expect(await begin(anna)).toMatchObject({ received: 0 });
});
