import { newId } from '@kinsong/contract/common/ids.ts';
import { pieceBytes } from '@kinsong/contract/files/files.ts';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { goInside } from '../../../test/sign-in-anna.ts';
import { signedIn } from '../../../platform/signed-in.ts';
import { messages } from '../../messages/index.ts';
import { files } from '../manifest.ts';
import { bring, hurry, posted, remove, retry } from './upload-queue.ts';
import { broughtTo, uploads, uploadsKept, type UploadState } from './uploads.data.ts';

const space = newId();
/** What a fake house has of each file, and how it answers the pieces that come. */
const received = new Map<string, number>();
let sizes: Map<string, number>;
let offsets: number[];
let underWay: number;
let most: number;
let answersPiece: () => Promise<{ refused: string } | 'lost' | undefined>;

beforeAll(() => goInside(files, messages));

beforeEach(() => {
  posted([...uploads.get().keys()]);
  received.clear();
  [sizes, offsets, underWay, most] = [new Map(), [], 0, 0];
  answersPiece = async () => undefined;
  vi.spyOn(globalThis, 'fetch').mockImplementation(house);
});

async function house(address: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const { pathname, searchParams } = new URL(
    address instanceof Request ? address.url : address,
    location.href,
  );
  const stands = (id: string) => {
    const [size = 0, has = 0] = [sizes.get(id), received.get(id)];
    return Response.json({ id, received: has, size, done: has === size });
  };
  if (pathname === `/api/spaces/${space}/files`) {
    const { id, size } = JSON.parse(init?.body as string) as { id: string; size: number };
    sizes.set(id, size);
    return stands(id);
  }
  const id = pathname.split('/').at(-1) ?? '';
  if (!pathname.startsWith('/api/uploads/') || init?.method !== 'PUT') return Response.json({});
  most = Math.max(most, (underWay += 1));
  const answer = await answersPiece().finally(() => (underWay -= 1));
  if (answer === 'lost') throw new TypeError('The line is cut');
  if (answer !== undefined) return Response.json({ code: answer.refused, detail: 'No.' }, { status: 400 });
  const offset = Number(searchParams.get('offset'));
  offsets.push(offset);
  received.set(id, offset + (init.body as Blob).size);
  return stands(id);
}

const made = (size: number, name = 'Diary.txt') =>
  new File([new Uint8Array(size)], name, { type: 'text/plain' });
const stateOf = (id: string | undefined): UploadState | undefined => uploads.get().get(id ?? '')?.state;

test('[G9] a file comes in pieces of one MiB, the last of what is left', async () => {
  const [id] = bring(space, [made(2 * pieceBytes + 5)]);
  await vi.waitFor(() => expect(stateOf(id)).toBe('done'));
  expect(offsets).toEqual([0, pieceBytes, 2 * pieceBytes]);
  expect(broughtTo(space).map(({ name }) => name)).toEqual(['Diary.txt']);
});

test('[G9] after a cut it says so, and goes on from where the house says', async () => {
  let pieces = 0;
  answersPiece = async () => ((pieces += 1) === 2 ? 'lost' : undefined);
  const [id] = bring(space, [made(3 * pieceBytes)]);
  await vi.waitFor(() => expect(stateOf(id)).toBe('held'));
  hurry();
  await vi.waitFor(() => expect(stateOf(id)).toBe('done'));
  expect(offsets).toEqual([0, pieceBytes, 2 * pieceBytes]);
});

test('[G9] of many files three are under way at a time', async () => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  answersPiece = () => held.then(() => undefined);
  const ids = bring(
    space,
    Array.from({ length: 7 }, () => made(9)),
  );
  await vi.waitFor(() => expect(underWay).toBe(3));
  letGo();
  await vi.waitFor(() => expect(ids.map(stateOf)).toEqual(ids.map(() => 'done')));
  expect(most).toBe(3);
});

test('[G9] what the house refuses stands with its words, and is tried again or removed by hand', async () => {
  answersPiece = async () => ({ refused: 'file.kind' });
  const [id = ''] = bring(space, [made(9)]);
  await vi.waitFor(() => expect(stateOf(id)).toBe('refused'));
  expect(uploads.get().get(id)?.why).toBe('No.');
  answersPiece = async () => undefined;
  retry(id);
  await vi.waitFor(() => expect(stateOf(id)).toBe('done'));
  await remove(id);
  expect(uploads.get().has(id)).toBe(false);
});

test('[G9] what is on its way is kept in this browser with its bytes, until it is at the house', async () => {
  answersPiece = async () => 'lost';
  const [id = ''] = bring(space, [made(12)]);
  await vi.waitFor(async () => {
    const kept = await signedIn().cache.get(uploadsKept, id);
    expect(kept?.file?.size).toBe(12);
  });
  await remove(id);
  await vi.waitFor(async () => expect(await signedIn().cache.get(uploadsKept, id)).toBeUndefined());
});
