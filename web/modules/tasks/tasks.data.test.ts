import type { Task } from '@kinsong/contract/tasks/task.ts';
import { newTask } from '@kinsong/contract/tasks/task-after-change.ts';
import { newId } from '@kinsong/contract/common/ids.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { carryCallsBy, type Carry } from '../../platform/api/api.ts';
import type { CacheWrite } from '../../platform/cache/stores.ts';
import { tasks, tasksRows } from './tasks.data.ts';

const space_id = newId();
const anna = newId();
const origin = {
  type: 'manual',
  id: null,
  space_id: null,
  text: '',
  author_id: null,
  said_at: null,
  seq: null,
} as const;
const by = { by: anna, at: '2026-10-01T10:00:00.000Z' };
const all = Array.from({ length: 5000 }, (_, at): Task =>
  newTask({ id: newId(), text: `Task ${at}` }, { space_id, rev: at + 1, origin }, by),
);

afterEach(() => vi.unstubAllGlobals());

test('five thousand tasks come in five questions, none of them by the live connection, and no writing is waited for', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    const query = new URL(address, 'http://house').searchParams;
    const [after, limit] = [Number(query.get('after')), Number(query.get('limit'))];
    asked.push(address);
    const page = all.slice(after, after + limit);
    return Response.json({ tasks: page, more: after + limit < all.length, rev: 5000 });
  });
  const line = vi.fn<Carry>(() => undefined);
  carryCallsBy(line);
  const kept: CacheWrite[] = [];
  expect(await tasksRows.fetch?.(space_id, (some) => kept.push(...some))).toBe(5000);
  expect([asked.length, line.mock.calls.length]).toEqual([5, 0]);
  expect([tasks.get().size, kept.length]).toEqual([5000, 5000]);
});
