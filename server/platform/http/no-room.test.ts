import { errors } from '@kinsong/contract/common/errors.ts';
import { wearUploadedAvatar } from '@kinsong/contract/media/media.ts';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { openTestApp, type TestApp } from '../../test/app.ts';
import type { Citizen } from '../../test/people.ts';
import { makeLog } from '../log.ts';

let home: TestApp;
let anna: Citizen;
let body: Blob;
const lines: string[] = [];

beforeAll(async () => {
  home = await openTestApp({ log: makeLog('warn', { write: (line) => void lines.push(line) }) });
  anna = await home.town.person('Anna');
  const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: '#c8643c' } });
  body = new Blob([new Uint8Array(await picture.png().toBuffer())]);
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => home.close());

const failing = (code: string, message: string): Error =>
  new Error('Cannot write file at location "avatars/1.webp"', {
    cause: Object.assign(new Error(message), { code }),
  });

test.each([
  ['a full disk', failing('ENOSPC', 'ENOSPC: no space left on device, write')],
  ['a used-up share of a disk', failing('EDQUOT', 'EDQUOT: disk quota exceeded, write')],
  [
    'a full disk of the database',
    failing('53100', 'could not extend file "base/1/2": No space left on device'),
  ],
  [
    'a used-up share of the database',
    failing('58030', 'could not write file "base/1/2": Disk quota exceeded'),
  ],
  [
    'a full store of files',
    failing('XMinioStorageFull', 'Storage backend has reached its minimum free drive threshold'),
  ],
])('%s is no fault of the house, and it says when to come again', async (_, failure) => {
  vi.spyOn(home.app.house.files, 'put').mockRejectedValue(failure);
  const refused = await anna.send(wearUploadedAvatar, { body });
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '15']);
  expect(await refused.json()).toMatchObject({ code: 'house.room', detail: errors['house.room'].text });
  const ready = await fetch(`${home.base}/readyz`);
  expect([ready.status, await ready.json()]).toEqual([
    503,
    { database: true, relay: true, waits_for: ['room on the disk'] },
  ]);
});

test('twenty refusals for want of room are one line in the log', async () => {
  lines.length = 0;
  vi.spyOn(home.app.house.files, 'put').mockRejectedValue(
    failing('ENOSPC', 'no space left on device, once more'),
  );
  for (let times = 0; times < 20; times += 1)
    expect((await anna.send(wearUploadedAvatar, { body })).status).toBe(503);
  expect(lines).toHaveLength(1);
});
