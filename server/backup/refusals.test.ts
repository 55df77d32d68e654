import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import type { Manifest } from './manifest.ts';
import { ask, backUpTo, database, house, restoreFrom, room } from '../test/backups.ts';

let folder: string;
let from: string;
let backup: string;

beforeEach(async () => {
  folder = room();
  from = await database('migrated');
  backup = join(folder, 'backup');
  mkdirSync(join(folder, 'data', 'files'), { recursive: true });
  writeFileSync(join(folder, 'data', 'files', 'song.wav'), 'la la la');
});

const change = (more: Partial<Manifest>): void => {
  const file = join(backup, 'manifest.json');
  writeFileSync(file, JSON.stringify({ ...(JSON.parse(readFileSync(file, 'utf8')) as Manifest), ...more }));
};
const restored = () => join(folder, 'restored');

async function expectRefusal(refused: Promise<unknown>, reason: string): Promise<void> {
  const error = await refused.then(
    () => undefined,
    (error: unknown) => error,
  );
  expect(error).toMatchObject({ name: 'PlainError', message: expect.stringContaining(reason) as string });
  expect((error as Error).message).not.toContain('\n');
}

test('a backup is not written over anything, nor beside one that is being written, nor among the files', async () => {
  const config = house(from, folder);
  for (const [there, asked, reason] of [
    ['backup', backup, 'is there already'],
    ['late.part', join(folder, 'late'), 'another backup is being written'],
    ['data/files/mine', join(folder, 'data/files/mine/backup'), 'would hold itself'],
  ] as const) {
    mkdirSync(join(folder, there), { recursive: true });
    await expectRefusal(backUpTo(asked, config), reason);
  }
  expect(readdirSync(backup)).toEqual([]);
  expect(existsSync(join(folder, 'late'))).toBe(false);
});

test('where no house ever stood there is nothing to back up, and nothing is left of the try', async () => {
  await expectRefusal(backUpTo(backup, house(await database('empty'), folder)), 'nothing to back up');
  expect(readdirSync(folder)).toEqual(['data']);
});

test.each(['tables/public.spaces.gz', 'files/song.wav', 'manifest.json', 'SHA256SUMS'])(
  'a backup whose %s was touched is refused before anything is made',
  async (name) => {
    await backUpTo(backup, house(from, folder));
    appendFileSync(join(backup, name), ' ');
    await expectRefusal(restoreFrom(backup, house(await database('empty'), restored())), 'is damaged');
    expect(existsSync(restored())).toBe(false);
  },
);

test.each(['tables/public.spaces.gz', 'files/song.wav', 'manifest.json'])(
  'a backup without its %s is refused',
  async (name) => {
    await backUpTo(backup, house(from, folder));
    rmSync(join(backup, name));
    const reason = name === 'manifest.json' ? 'is no backup' : 'is damaged';
    await expectRefusal(restoreFrom(backup, house(await database('empty'), restored())), reason);
  },
);

test('a list of checksums that lost lines, or names what lies outside, is damage too', async () => {
  await backUpTo(backup, house(from, folder));
  const sums = join(backup, 'SHA256SUMS');
  const lines = readFileSync(sums, 'utf8').trimEnd().split('\n');
  const empty = await database('empty');
  for (const kept of [
    lines.filter((line) => !line.includes('files/')),
    lines.slice(1),
    [...lines, `${'0'.repeat(64)}  ../../etc/passwd`],
  ]) {
    writeFileSync(sums, `${kept.join('\n')}\n`);
    await expectRefusal(restoreFrom(backup, house(empty, restored())), 'is damaged');
  }
});

test.each([
  ['a later version', { kinsong: '0.10.0' }],
  ['a later form', { format: 2 }],
  ['a migration unknown here', { migrations: [9_999_999_999_999] }],
] as const)('a backup of %s is refused', async (_, more) => {
  await backUpTo(backup, house(from, folder));
  change(more as Partial<Manifest>);
  await expectRefusal(
    restoreFrom(backup, house(await database('empty'), restored())),
    'is newer than this one',
  );
});

test('a restore never goes into a house that stands, nor beside its files, nor into somebody else’s database', async () => {
  await backUpTo(backup, house(from, folder));
  await expectRefusal(restoreFrom(backup, house(await database('migrated'), restored())), 'is not empty');
  const empty = await database('empty');
  await expectRefusal(restoreFrom(backup, house(empty, folder)), 'There are files in');
  await ask(empty, 'create schema theirs; create table theirs.ledger (n int)');
  await expectRefusal(restoreFrom(backup, house(empty, restored())), 'is not empty');
  expect(existsSync(restored())).toBe(false);
});
