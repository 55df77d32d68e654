import { newId } from '@kinsong/contract/common/ids.ts';
import * as calls from '@kinsong/contract/files/files.ts';
import { postMessage } from '@kinsong/contract/messages/messages.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../test/app.ts';
import type { Citizen } from '../../test/people.ts';
import { S3Store } from '../../test/s3-store.ts';
import { bring, upload } from '../../test/upload.ts';
import { eraseFilesOf } from './index.ts';
import { sweepJob } from './sweep.job.ts';

let home: TestApp;
let anna: Citizen;
let now = new Date('2026-03-01T12:00:00Z');
const store = new S3Store();

beforeAll(async () => {
  const endpoint = new URL(await store.listen());
  const { key, secret } = store;
  home = await openTestApp({
    clock: { now: () => now },
    settings: {
      KINSONG_FILES_URL: `s3://${key}:${encodeURIComponent(secret)}@${endpoint.host}/hearth?tls=0`,
    },
  });
  anna = await home.town.person('Anna');
});
afterAll(async () => {
  await home.close();
  await store.close();
});

const kept = (): string[] => [...store.objects.keys()].map((path) => path.replace('/hearth/', '')).toSorted();
const sweep = () => sweepJob.run(home.app.house, { posters: [], uploads: [] });
const later = (hours: number): void => {
  now = new Date(now.getTime() + hours * 3_600_000);
};
const picture = (background: string): Promise<Buffer> =>
  sharp({ create: { width: 900, height: 700, channels: 3, background } })
    .png()
    .toBuffer();
async function salon(): Promise<string> {
  return (await anna.found('Mending the House')).id;
}

test('[G9] in an S3-compatible store files are kept, read in parts, and gone with the last who shows them', async () => {
  const space_id = await salon();
  const bytes = await picture('#204060');
  const ids = [];
  for (const name of ['a.png', 'b.png']) ids.push((await upload(anna, space_id, name, bytes)).id);
  const mine = kept();
  expect(mine.map((path) => path.split('/').at(-1))).toEqual([
    'large.webp',
    'medium.webp',
    'small.webp',
    'whole',
  ]);
  const answer = await fetch(home.base + calls.fileAddress(ids[0]!), {
    headers: { authorization: `Bearer ${anna.token}`, range: 'bytes=1-3' },
  });
  expect([answer.status, await answer.text()]).toEqual([206, 'PNG']);
  await anna.call(calls.deleteFile, { params: { file_id: ids[0]! } });
  await sweep();
  expect(kept()).toEqual(mine);
  await anna.call(calls.deleteFile, { params: { file_id: ids[1]! } });
  await expect.poll(kept).toEqual([]);
});

test('[G9] an upload on which nothing moved for a day is given up; one that moved is not', async () => {
  const space_id = await salon();
  const bytes = Buffer.alloc(calls.pieceBytes + 9, 'a line of a long text\n');
  const begin = () =>
    anna.call(calls.beginUpload, {
      params: { space_id },
      body: { id: newId(), name: 'a.txt', size: bytes.length },
    });
  const { id: old } = await begin();
  await bring(anna, old, bytes, 0);
  later(20);
  const { id: young } = await begin();
  await bring(anna, young, bytes, 0);
  later(5);
  await sweep();
  expect(kept()).toEqual([`uploads/${young}/000000`]);
  const state = (file_id: string) => anna.call(calls.uploadState, { params: { file_id } });
  await expect(state(old)).rejects.toMatchObject({ code: 'found.not' });
  expect(await state(young)).toMatchObject({ received: calls.pieceBytes });
  await anna.call(calls.cancelUpload, { params: { file_id: young } });
  expect(kept()).toEqual([]);
});

test('[G9] a file whose message was never said goes after a day, one that was said stays', async () => {
  const space_id = await salon();
  const share = async (words: string) =>
    (await upload(anna, space_id, 'a.txt', Buffer.from(words), { with_message: true })).id;
  const [unsaid, said] = [await share('Never said.'), await share('Said.')];
  const body = { id: newId(), content: '', files: [said] };
  await anna.call(postMessage, { params: { space_id }, body });
  later(25);
  await sweep();
  const { files } = await anna.call(calls.listFiles, { params: { space_id }, query: {} });
  expect(files.map(({ id }) => id)).toEqual([said]);
  expect(kept()).toHaveLength(1);
  await expect(anna.call(calls.uploadState, { params: { file_id: unsaid } })).rejects.toMatchObject({
    code: 'found.not',
  });
});

test('[G9] with a space that is truly gone go its files and what was on its way there, and no others', async () => {
  await anna.call(calls.listFiles, { params: { space_id: await salon() }, query: {} });
  const before = kept();
  const [gone, stays] = [await salon(), await salon()];
  const shared = await picture('#a03020');
  await upload(anna, gone, 'ours.png', shared);
  await upload(anna, stays, 'theirs.png', shared);
  await upload(anna, gone, 'alone.txt', Buffer.from('Only here.'));
  const bytes = Buffer.alloc(calls.pieceBytes + 1, 'more of it\n');
  const body = { id: newId(), name: 'b.txt', size: bytes.length };
  await anna.call(calls.beginUpload, { params: { space_id: gone }, body });
  await bring(anna, body.id, bytes, 0);
  const { house } = home.app;
  await house.db.transaction((tx) => eraseFilesOf(tx, gone, house));
  await expect.poll(() => kept().length).toBe(before.length + 4);
  const { files } = await anna.call(calls.listFiles, { params: { space_id: gone }, query: {} });
  expect(files).toEqual([]);
});
