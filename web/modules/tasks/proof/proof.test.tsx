import type { Task } from '@kinsong/contract/tasks/task.ts';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { signedIn } from '../../../platform/signed-in.ts';
import { emptyOutbox } from '../../../test/empty-outbox.ts';
import { goInside } from '../../../test/sign-in-anna.ts';
import { idOf, listOf, task } from '../mounted-list.tsx';
import { files } from '../../files/manifest.ts';
import { hurry, posted, recall } from '../../files/upload/upload-queue.ts';
import { uploads, uploadsKept } from '../../files/upload/uploads.data.ts';
import { lastDeed } from '../done/last-deed.ts';
import { mineState } from '../my-tasks.data.ts';
import { tasksSends } from '../tasks.data.ts';
import { wantedProof } from './wanted-proof.ts';

const noWay = (): Promise<Response> => Promise.reject(new TypeError('No way to the house'));

beforeAll(() => goInside(files, { sends: tasksSends }));
beforeEach(async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(noWay);
  await emptyOutbox();
  posted([...uploads.get().keys()]);
  lastDeed.set(undefined);
  wantedProof.set(undefined);
  mineState.set('live');
});

const wanted = task(1, { created_by: idOf(7), proof_wanted: true, text: 'Paint the gate' });
const items = () => signedIn().outbox.items.get();
const kept = () => signedIn().cache.all(uploadsKept);

async function picture(): Promise<File> {
  const canvas = new OffscreenCanvas(8, 6);
  canvas.getContext('2d')!.fillRect(0, 0, 4, 3);
  return new File([await canvas.convertToBlob()], 'gate.png', { type: 'image/png' });
}

/** Anna ticks, in a tunnel, and chooses a picture. */
async function ticksWithAPicture(chosen: File): Promise<HTMLElement> {
  const place = await listOf([wanted]);
  place.querySelector<HTMLElement>('[role=checkbox]')!.click();
  const input = () => document.querySelector<HTMLInputElement>('input[aria-label="Picture of it done"]');
  await expect.poll(input).not.toBeNull();
  const carried = new DataTransfer();
  carried.items.add(chosen);
  input()!.files = carried.files;
  input()!.dispatchEvent(new Event('change', { bubbles: true }));
  return place;
}

describe('[P5] a picture of it done, chosen without a way to the house', () => {
  test('is kept with the tick over a reload, and both go once the house answers, the picture first', async () => {
    const place = await ticksWithAPicture(await picture());
    await expect.poll(() => place.querySelector('[role=checkbox]')?.ariaChecked).toBe('true');
    await expect.poll(() => document.querySelector('[role=dialog]')).toBeNull();
    await expect.poll(() => items().length).toBe(1);
    const proof = String(items()[0]!.body?.['proof_file_id']);
    expect(items()).toMatchObject([{ call: 'tasks.change', waits: [proof], body: { status: 'completed' } }]);
    await expect
      .poll(async () => (await kept()).map(({ id, alone }) => [id, alone]))
      .toEqual([[proof, true]]);
    // What a new page finds, it begins with: nothing but what this browser keeps.
    uploads.set(new Map());
    const asked = houseOf(proof);
    await recall(await kept());
    hurry();
    await expect.poll(items).toEqual([]);
    expect(asked.map(([method, path]) => `${method} ${path}`)).toEqual([
      `POST /api/spaces/${wanted.space_id}/files`,
      `PUT /api/uploads/${proof}`,
      `PUT /api/tasks/${wanted.id}`,
    ]);
    expect(asked[0]![2]).toMatchObject({ id: proof, with_message: false });
    expect(asked[2]![2]).toMatchObject({ status: 'completed', proof_file_id: proof });
    await expect.poll(kept).toEqual([]);
  });

  test('undone before it has gone, neither goes', async () => {
    const place = await ticksWithAPicture(await picture());
    await expect.poll(() => items().length).toBe(1);
    await lastDeed.get()!.undo();
    await expect.poll(() => place.querySelector('[role=checkbox]')?.ariaChecked).toBe('false');
    expect(items()).toEqual([]);
    expect(uploads.get().size).toBe(0);
    await expect.poll(kept).toEqual([]);
  });

  test('what is no picture is told at once, and nothing is kept', async () => {
    await ticksWithAPicture(new File(['no picture'], 'gate.png', { type: 'image/png' }));
    await expect
      .poll(() => document.querySelector('[role=dialog]')?.textContent)
      .toContain('This is not a picture the house can open.');
    expect([items(), await kept()]).toEqual([[], []]);
  });
});

/** A house that takes the picture, and the tick with it. */
function houseOf(proof: string): [method: string, path: string, body: unknown][] {
  const asked: [string, string, unknown][] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address, init) => {
    const { pathname } = new URL(address instanceof Request ? address.url : address, location.href);
    const { method = 'GET', body } = init ?? {};
    if (method === 'GET') return noWay();
    asked.push([method, pathname, typeof body === 'string' ? JSON.parse(body) : undefined]);
    if (pathname.startsWith('/api/tasks/')) {
      const done: Task = { ...wanted, rev: 9, status: 'completed', proof_file_id: proof };
      return Response.json(done);
    }
    const size = (await kept())[0]?.size ?? 0;
    const received = pathname.startsWith('/api/uploads/') ? size : 0;
    return Response.json({ id: proof, received, size, done: received > 0 });
  });
  return asked;
}
