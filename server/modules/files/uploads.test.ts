import { newId } from '@kinsong/contract/common/ids.ts';
import * as calls from '@kinsong/contract/files/files.ts';
import { archiveSpace } from '@kinsong/contract/spaces/spaces.ts';
import fc from 'fast-check';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openNode } from '../../test/app.ts';
import { freshDatabase, type FreshDatabase } from '../../test/database.ts';
import { Citizen, Town } from '../../test/people.ts';
import { bring, upload } from '../../test/upload.ts';
import { finishJob } from './finish.job.ts';
import { keepPiece } from './pieces.ts';
import { moveUpload } from './uploads.sql.ts';

type Node = Awaited<ReturnType<typeof openNode>>;
const piece = calls.pieceBytes;

let folder: string;
let database: FreshDatabase;
let node: Node;
let other: Node;
let anna: Citizen;
let bram: Citizen;
let params: { space_id: string };

const open = (): Promise<Node> => openNode(database.url, folder, {});

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinsong-uploads-'));
  database = await freshDatabase();
  [node, other] = [await open(), await open()];
  const town = new Town(node.app.house, node.base);
  anna = await town.person('Anna');
  params = { space_id: (await anna.found('The long film')).id };
  bram = await town.guestOf(anna, params.space_id, 'Bram');
});
afterAll(async () => {
  await Promise.all([node.close(), other.close()]);
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

const refused = (code: string): object => expect.objectContaining({ code }) as object;
const at = ({ base }: Node, { token, id, name }: Citizen): Citizen =>
  new Citizen(base, token ?? '', id, name);
const begin = (size: number, who = anna, given: object = {}) =>
  who.call(calls.beginUpload, { params, body: { id: newId(), name: 'hall.wav', size, ...given } });
const state = (file_id: string, who = anna) => who.call(calls.uploadState, { params: { file_id } });
async function read(id: string, who = anna): Promise<Buffer> {
  const headers = { authorization: `Bearer ${who.token}` };
  const answer = await fetch(who.base + calls.fileAddress(id), { headers });
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
}
async function left(): Promise<string[]> {
  return node.app.house.files.keysIn('uploads');
}

/** A recording of noise. */
function sound(size: number): Buffer {
  const head = Buffer.alloc(44);
  head.write('RIFF');
  head.writeUInt32LE(size - 8, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(8000, 24);
  head.writeUInt32LE(8000, 28);
  head.write('data', 36);
  head.writeUInt32LE(size - 44, 40);
  return Buffer.concat([head, randomBytes(size - 44)]);
}

describe('[G9] pieces of a file', () => {
  test('in any order and however often they come, at any node: what is kept is what was brought', async () => {
    const tries = fc.array(fc.record({ piece: fc.nat(3), there: fc.boolean() }), { maxLength: 12 });
    const run = async (order: readonly { piece: number; there: boolean }[], last: number): Promise<void> => {
      const bytes = sound(3 * piece + last);
      const { id } = await begin(bytes.length);
      let received = 0;
      const all = [...order, ...[0, 1, 2, 3].map((each) => ({ piece: each, there: false }))];
      for (const { piece: which, there } of all) {
        const offset = which * piece;
        const brought = bring(at(there ? other : node, anna), id, bytes, offset);
        const expected =
          offset > received
            ? { code: 'file.gap', fields: { offset: String(received) } }
            : { received: Math.max(received, Math.min(offset + piece, bytes.length)) };
        expect(await brought.catch((refusal: unknown) => refusal)).toMatchObject(expected);
        received = expected.received ?? received;
      }
      expect(await state(id)).toMatchObject({ done: true });
      expect((await read(id, bram)).equals(bytes)).toBe(true);
    };
    await fc.assert(fc.asyncProperty(tries, fc.integer({ min: 1, max: piece }), run), { numRuns: 12 });
    expect(await left()).toEqual([]);
  }, 60_000);

  test('sent twice at the same moment, each is taken once', async () => {
    const bytes = sound(piece + 5);
    const { id } = await begin(bytes.length);
    for (const offset of [0, piece])
      await Promise.all([node, other, node].map((there) => bring(at(there, anna), id, bytes, offset)));
    await expect.poll(() => state(id)).toMatchObject({ done: true });
    expect((await read(id)).equals(bytes)).toBe(true);
  });

  test('after a restart one goes on where one was', async () => {
    const bytes = sound(2 * piece + 7);
    const { id } = await begin(bytes.length);
    await bring(anna, id, bytes, 0);
    await other.close();
    other = await open();
    const there = at(other, anna);
    expect(await state(id, there)).toEqual({ id, received: piece, size: bytes.length, done: false });
    await bring(there, id, bytes, piece);
    expect(await bring(there, id, bytes, 2 * piece)).toMatchObject({ done: true });
    expect((await read(id, there)).equals(bytes)).toBe(true);
  });

  test('a house that fell when all of it had come finishes by itself when it is open again', async () => {
    const bytes = sound(piece - 9);
    const { id } = await begin(bytes.length);
    await keepPiece(node.app.house, id, 0, bytes);
    const { db, jobs, clock } = node.app.house;
    await db.transaction(async (tx) => {
      await moveUpload(tx, id, 0, bytes.length, clock.now());
      await jobs.enqueue(finishJob, { id }, { tx });
    });
    await other.close();
    other = await open();
    await expect.poll(() => state(id), { timeout: 20_000 }).toMatchObject({ done: true });
    expect((await read(id)).equals(bytes)).toBe(true);
    expect(await left()).toEqual([]);
  }, 30_000);

  test('one of another size than agreed is refused, and so is more than agreed', async () => {
    const bytes = sound(piece + 10);
    const { id } = await begin(piece + 5);
    const send = (from: number, end: number) =>
      anna.call(calls.bringPiece, {
        params: { file_id: id },
        query: { offset: from },
        body: new Blob([new Uint8Array(bytes.subarray(from, end))]),
      });
    for (const end of [0, 1, piece - 1]) await expect(send(0, end)).rejects.toEqual(refused('file.piece'));
    await expect(send(0, piece + 1)).rejects.toEqual(refused('file.piece'));
    await send(0, piece);
    await expect(send(piece, piece + 10)).rejects.toEqual(refused('file.piece'));
    expect(await send(piece, piece + 5)).toMatchObject({ done: true });
  });
});

describe('[G9] an upload', () => {
  test('is its bringer’s alone, and begun twice it is one', async () => {
    const body = { id: newId(), name: 'hall.wav', size: 500 };
    const first = await anna.call(calls.beginUpload, { params, body });
    expect(await anna.call(calls.beginUpload, { params, body })).toEqual(first);
    await expect(bram.call(calls.beginUpload, { params, body })).rejects.toEqual(refused('id.taken'));
    await expect(state(body.id, bram)).rejects.toEqual(refused('found.not'));
    await expect(bring(bram, body.id, sound(500), 0)).rejects.toEqual(refused('found.not'));
    await expect(bram.call(calls.cancelUpload, { params: { file_id: body.id } })).rejects.toEqual(
      refused('found.not'),
    );
  });

  test('that is called off leaves nothing; called off when it is whole, it goes again', async () => {
    const bytes = sound(piece + 1);
    const { id } = await begin(bytes.length);
    await bring(anna, id, bytes, 0);
    await anna.call(calls.cancelUpload, { params: { file_id: id } });
    await expect(state(id)).rejects.toEqual(refused('found.not'));
    const { id: whole } = await upload(anna, params.space_id, 'b.wav', bytes);
    await anna.call(calls.cancelUpload, { params: { file_id: whole } });
    const { files } = await bram.call(calls.listFiles, { params, query: {} });
    expect(files.map((file) => file.id)).not.toContain(whole);
    expect(await left()).toEqual([]);
  });

  test('that is too large is refused before it is sent, by its name; and by its content whatever its name', async () => {
    const mb = 1024 * 1024;
    const named = (name: string, size: number) => begin(size, anna, { name });
    await expect(named('a.pdf', 26 * mb)).rejects.toMatchObject({
      code: 'file.large',
      fields: { size: 'It may have 25 MB at most.' },
    });
    await expect(named('a.mp4', 501 * mb)).rejects.toEqual(refused('file.large'));
    await expect(named('a.txt', 0)).rejects.toEqual(refused('file.empty'));
    expect(await named('a.mp4', 499 * mb)).toMatchObject({ received: 0 });
    const { id } = await named('picture.mp4', 26 * mb);
    const png = Buffer.concat([Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), Buffer.alloc(piece)]);
    await expect(bring(anna, id, png, 0)).rejects.toEqual(refused('file.large'));
    await expect(state(id)).rejects.toEqual(refused('file.large'));
  });

  test('into a space that is archived meanwhile does not come', async () => {
    const salon = { space_id: (await anna.found('Closing')).id };
    const body = { id: newId(), name: 'a.wav', size: 600 };
    await anna.call(calls.beginUpload, { params: salon, body });
    await anna.call(archiveSpace, { params: salon, body: { archived: true } });
    await expect(bring(anna, body.id, sound(600), 0)).rejects.toEqual(refused('space.archived'));
  });
});
