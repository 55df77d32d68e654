import { orderOf } from '@kinsong/contract/tasks/order-key.ts';
import type { Task } from '@kinsong/contract/tasks/task.ts';
import { describe, expect, test } from 'vitest';
import { inAddress, isFiltered, passes, viewOf } from '../view/task-filter.ts';
import type { Group } from '../task-order.ts';
import { droppedAt, stepped } from './place-between.ts';

const task = (id: string, priority: Task['priority'], more: Partial<Task> = {}): Task =>
  ({
    ...{ id, priority, text: id, notes: '', tags: [], status: 'pending', order: null },
    ...{ due_date: null, due_time: null },
    ...{ assigned_to: 'anna', assigned_outside: null, created_at: `2026-10-0${id.length}T10:00:00.000Z` },
    ...more,
  }) as Task;
const group = (priority: Task['priority'], tasks: Task[]): Group => ({
  ...{ key: `p${priority}`, label: '', tone: 'shown' },
  shown: tasks.map((each) => ({ task: each, way: 'there' })),
});
const [a, b, c] = [task('a', 2), task('bb', 2), task('ccc', 2)];
const d = task('dddd', 3);
const groups = [group(2, [a, b, c]), group(3, [d])];

describe('[P5] taking a task to another place', () => {
  test('dropped between two it gets a key between theirs; dropped where it stands it stays', () => {
    const placing = droppedAt(groups, 'a', { target: 'bb', below: true })!;
    expect(placing.priority).toBe(2);
    expect(placing.order! > orderOf(b) && placing.order! < orderOf(c)).toBe(true);
    expect(droppedAt(groups, 'a', { target: 'bb', below: false })).toBeUndefined();
    expect(droppedAt(groups, 'a', { target: 'a', below: false })).toBeUndefined();
  });

  test('dropped among those of another priority it has theirs', () => {
    const placing = droppedAt(groups, 'a', { target: 'dddd', below: false })!;
    expect(placing.priority).toBe(3);
    expect(placing.order! < orderOf(d)).toBe(true);
  });

  test('a step by keys goes past one, over the edge into the next priority, and at the end nowhere', () => {
    expect(stepped(groups, b, -1)!.order! < orderOf(a)).toBe(true);
    const below = stepped(groups, c, 1)!;
    expect([below.priority, below.order! < orderOf(d)]).toEqual([3, true]);
    expect(stepped(groups, a, -1)!.priority).toBe(1);
    expect(stepped([group(1, [task('top', 1)])], task('top', 1), -1)).toBeUndefined();
  });
});

describe('[P5] the filter in the address', () => {
  const today = '2026-10-14';
  const passing = (address: Record<string, string>, more: Partial<Task>): boolean =>
    passes(viewOf(address), { task: task('x', 3, more), way: 'there' }, today);

  test('asks for who, when, label, how far, and words; all of them together', () => {
    expect(passing({ who: 'anyone' }, { assigned_to: null })).toBe(true);
    expect(passing({ who: 'anyone' }, {})).toBe(false);
    expect(passing({ who: 'anna', status: 'blocked' }, { status: 'blocked' })).toBe(true);
    expect(passing({ who: 'ruth', status: 'blocked' }, { status: 'blocked' })).toBe(false);
    expect(passing({ due: 'late' }, { due_date: '2026-10-13' })).toBe(true);
    expect(passing({ due: 'late' }, { due_date: today })).toBe(false);
    expect(passing({ due: 'week' }, { due_date: '2026-10-21' })).toBe(true);
    expect(passing({ due: 'none' }, {})).toBe(true);
    expect(passing({ label: 'roof', words: 'SLATE' }, { tags: ['roof'], notes: 'slate hooks' })).toBe(true);
  });

  test('what the address says wrongly filters nothing, and what says nothing is left out of it', () => {
    expect(isFiltered(viewOf({ due: 'never', status: 'gone', view: 'heap' }))).toBe(false);
    expect(inAddress({ who: '', label: 'roof', board: false })).toEqual({
      who: undefined,
      label: 'roof',
      view: undefined,
    });
  });
});
