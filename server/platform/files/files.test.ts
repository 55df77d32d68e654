import { link, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { S3Store } from '../../test/s3-store.ts';
import { makeFiles, type Files } from './index.ts';

const key = 'pictures/0198c2/one.png';
const bytes = Buffer.from('a picture of a house on its hill');

/** A source that fails when half of it was read. */
function breaking(): Readable {
  return Readable.from(
    (async function* () {
      yield Buffer.from('half of');
      throw new Error('the line broke');
    })(),
  );
}

async function read(files: Files, key: string): Promise<Buffer | null> {
  const stream = await files.get(key);
  return stream === null ? null : buffer(stream);
}

/** What any store must do, whichever it is. */
function keepsFiles(files: () => Files): void {
  test('what was put is got again, from bytes and from a stream', async () => {
    await files().put(key, bytes, 'image/png');
    expect(await read(files(), key)).toEqual(bytes);
    expect(await files().exists(key)).toBe(true);
    const large = Buffer.alloc(3_000_000, 'song');
    await files().put(
      'songs/long.wav',
      Readable.from([large.subarray(0, 1_000_000), large.subarray(1_000_000)]),
      'audio/wav',
    );
    expect((await read(files(), 'songs/long.wav'))?.equals(large)).toBe(true);
  });

  test('a part of it is read, and how large it is', async () => {
    await files().put('songs/part.wav', Buffer.from('0123456789'), 'audio/wav');
    const part = await files().get('songs/part.wav', { from: 2, end: 5 });
    expect(String(part === null ? null : await buffer(part))).toBe('234');
    expect(await files().size('songs/part.wav')).toBe(10);
    expect(await files().size('songs/none.wav')).toBeNull();
    expect(await files().get('songs/none.wav', { from: 0, end: 1 })).toBeNull();
  });

  test('what was never put, or deleted, is not there; deleting it again is no failure', async () => {
    expect(await files().get('pictures/none.png')).toBeNull();
    expect(await files().exists('pictures/none.png')).toBe(false);
    await files().put('pictures/gone.png', bytes, 'image/png');
    await files().delete('pictures/gone.png');
    expect(await files().get('pictures/gone.png')).toBeNull();
    await files().delete('pictures/gone.png');
  });

  test('what is shredded is gone, and so is its name; shredding what is gone is no failure', async () => {
    await files().put('keys/2026-11-02', bytes, 'application/octet-stream');
    await files().put('keys/2026-11-03', bytes, 'application/octet-stream');
    expect((await files().keysIn('keys')).toSorted()).toEqual(['keys/2026-11-02', 'keys/2026-11-03']);
    await files().shred('keys/2026-11-02');
    await files().shred('keys/2026-11-02');
    expect(await files().keysIn('keys')).toEqual(['keys/2026-11-03']);
    expect(await files().get('keys/2026-11-02')).toBeNull();
    expect(await files().keysIn('nowhere')).toEqual([]);
  });

  test('a source that breaks leaves nothing, and what was there before stays', async () => {
    await expect(files().put('songs/broken.wav', breaking(), 'audio/wav')).rejects.toThrow('Cannot write');
    expect(await files().exists('songs/broken.wav')).toBe(false);
    await files().put('songs/whole.wav', bytes, 'audio/wav');
    await expect(files().put('songs/whole.wav', breaking(), 'audio/wav')).rejects.toThrow('Cannot write');
    expect(await read(files(), 'songs/whole.wav')).toEqual(bytes);
  });

  test.each([
    '../secret.key',
    'a/../../b',
    '/etc/passwd',
    'a//b',
    'a/./b',
    'A Name.png',
    '',
    'a\0b',
    '.hidden',
  ])('refused: %j is no key of ours', async (foreign) => {
    await expect(files().put(foreign, bytes, 'image/png')).rejects.toThrow('not ours');
    await expect(files().get(foreign)).rejects.toThrow('not ours');
    await expect(files().exists(foreign)).rejects.toThrow('not ours');
    await expect(files().delete(foreign)).rejects.toThrow('not ours');
  });
}

describe('in a folder', () => {
  let folder: string;
  let files: Files;
  beforeAll(async () => {
    folder = join(await mkdtemp(join(tmpdir(), 'kinsong-files-')), 'files');
    files = makeFiles({ kind: 'disk', folder });
  });
  afterAll(() => rm(join(folder, '..'), { recursive: true, force: true }));

  keepsFiles(() => files);

  test('what is shredded is overwritten where it lay, before its name goes', async () => {
    await files.put('keys/of-a-day', bytes, 'application/octet-stream');
    // Another name for the same place on the disk: what lay there stays readable by it.
    const there = join(folder, 'the-same');
    await link(join(folder, 'keys/of-a-day'), there);
    expect(await readFile(there)).toEqual(bytes);
    await files.shred('keys/of-a-day');
    const left = await readFile(there);
    expect(left).toHaveLength(bytes.length);
    expect(left.equals(bytes)).toBe(false);
    await rm(there);
  });

  test('files and folders are for the house alone, and nothing unfinished lies about', async () => {
    await files.put(key, bytes, 'image/png');
    const mode = async (...path: string[]): Promise<number> =>
      (await stat(join(folder, ...path))).mode & 0o777;
    expect(await mode()).toBe(0o700);
    expect(await mode('pictures')).toBe(0o700);
    expect(await mode(key)).toBe(0o600);
    const all = await readdir(folder, { recursive: true });
    expect(all.filter((name) => name.endsWith('.part'))).toEqual([]);
  });
});

describe('in an S3-compatible store', () => {
  const store = new S3Store();
  let files: Files;
  let endpoint: string;
  const bucket = { kind: 's3', bucket: 'hearth', region: 'eu-central-1' } as const;
  beforeAll(async () => {
    endpoint = await store.listen();
    files = makeFiles({ ...bucket, endpoint, key: store.key, secret: store.secret });
  });
  afterAll(() => store.close());

  keepsFiles(() => files);

  test('each request arrives signed, in the bucket, with its type', async () => {
    await files.put(key, bytes, 'image/png');
    expect(store.objects.get(`/hearth/${key}`)).toEqual({ bytes, type: 'image/png' });
    expect(store.asked).toContain(`PUT /hearth/${key}?x-id=PutObject 200`);
  });

  test('what is shredded is overwritten in the store, before it is deleted', async () => {
    await files.put('keys/of-a-day', bytes, 'application/octet-stream');
    store.asked.length = 0;
    await files.shred('keys/of-a-day');
    const changes = store.asked.filter((line) => /^(?:PUT|DELETE)/.test(line));
    expect(changes.map((line) => line.split(' ')[0])).toEqual(['PUT', 'DELETE']);
    expect(store.overwritten.at(-1)).toMatchObject({ path: '/hearth/keys/of-a-day', before: bytes });
    expect(store.overwritten.at(-1)?.after).toHaveLength(bytes.length);
    expect(store.overwritten.at(-1)?.after.equals(bytes)).toBe(false);
  });

  test('what the store refuses is a failure, never "there is no such file"', async () => {
    const forger = makeFiles({ ...bucket, endpoint, key: store.key, secret: 'guessed' });
    await expect(forger.put('pictures/forged.png', bytes, 'image/png')).rejects.toThrow('Cannot write');
    await expect(forger.get(key)).rejects.toThrow('Cannot read');
    expect(store.objects.has('/hearth/pictures/forged.png')).toBe(false);
  });
});
