import type { Task } from '@kinsong/contract/tasks/task.ts';
import { addDays } from '@kinsong/contract/common/calendar-days.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { OutboxItem } from '../../platform/outbox/queue.ts';
import { dueOf } from './due-date.ts';
import { differing, faults, typedOf, wordsOf } from './edit/form-values.ts';
import { grouped, inOrder, mostPressing, mostPressingOf } from './task-order.ts';
import { isComing, overlay, ownPlace, type Shown } from './unsent-overlay.ts';

const me = 'anna';
const today = '2026-10-14';

const task = (id: string, more: Partial<Task> = {}): Task => ({
  id,
  space_id: 'salon',
  rev: 1,
  born: 1,
  text: id,
  description: '',
  notes: '',
  tags: [],
  priority: 3,
  status: 'pending',
  due_date: null,
  due_time: null,
  assigned_to: me,
  assigned_outside: null,
  created_by: me,
  created_at: '2026-10-01T10:00:00.000Z',
  completed_by: null,
  completed_at: null,
  confirmed_by: null,
  confirmed_at: null,
  order: null,
  checklist: [],
  repeat: null,
  next_id: null,
  proof_wanted: false,
  proof_file_id: null,
  origin: { type: 'manual', id: null, space_id: null, text: '', author_id: null, said_at: null, seq: null },
  happened: [],
  deleted_at: null,
  ...more,
});
const there = (each: Task): Shown => ({ task: each, way: 'there' });
let n = 0;
const item = (call: string, parts: Partial<OutboxItem>): OutboxItem => ({
  n: (n += 1),
  space: 'salon',
  call,
  params: {},
  at: Date.parse('2026-10-14T08:00:00Z'),
  tries: 0,
  ...parts,
});
const names = (shown: readonly Shown[]): string[] => shown.map(({ task: { text } }) => text);

describe('[P5] the order of a list', () => {
  test('open before done, by ascending priority, then by day; what waits for my word first, what is done last', () => {
    const all = [
      task('low', { priority: 4, due_date: '2026-10-15' }),
      task('done', { status: 'completed', completed_by: me, completed_at: '2026-10-12T10:00:00.000Z' }),
      task('no day', { priority: 2 }),
      task('late', { priority: 2, due_date: '2026-10-01' }),
      task('urgent', { priority: 1, due_date: '2026-12-01' }),
      task('done later', {
        status: 'completed',
        completed_by: me,
        completed_at: '2026-10-13T10:00:00.000Z',
      }),
      task('by bram', {
        status: 'completed',
        assigned_to: 'bram',
        completed_by: 'bram',
        completed_at: '2026-10-13T10:00:00.000Z',
      }),
    ].map(there);
    expect(grouped(all, me).map(({ label, shown }) => [label, names(shown)])).toEqual([
      ['Done, and waiting for your yes', ['by bram']],
      ['Urgent', ['urgent']],
      ['Important', ['late', 'no day']],
      ['Low', ['low']],
      ['2 done', ['done later', 'done']],
    ]);
    expect(names(mostPressing(all))).toEqual(['urgent', 'late', 'no day', 'low']);
    expect(mostPressingOf(all)?.task.text).toBe('urgent');
    expect(grouped(inOrder(all), me)).toEqual(grouped(all, me));
  });

  test('what was ticked a moment ago stays where it stood, done and waiting as it may be', () => {
    const before = [task('first', { priority: 1 }), task('second', { priority: 1 }), task('last')];
    const after = before.map((each) =>
      each.id === 'first'
        ? { ...each, status: 'completed' as const, assigned_to: 'bram', completed_by: me }
        : each,
    );
    const order = (all: Task[], ticked?: string) =>
      grouped(all.map(there), me, ticked).map(({ label, shown }) => [label, names(shown)]);
    expect(order(after, 'first')).toEqual(order(before));
    expect(order(after)[0]).toEqual(['Done, and waiting for your yes', ['first']]);
  });

  test('every task stands in one group, whatever they are', () => {
    const anyTask = fc.record({
      id: fc.uuid(),
      priority: fc.constantFrom(1, 2, 3, 4),
      status: fc.constantFrom('pending', 'in_progress', 'blocked', 'completed'),
      due_date: fc.constantFrom(null, '2026-10-01', '2026-11-01'),
      created_by: fc.constantFrom(me, 'bram'),
      completed_by: fc.constantFrom(me, 'bram'),
    });
    fc.assert(
      fc.property(fc.uniqueArray(anyTask, { selector: ({ id }) => id }), (some) => {
        const all = some.map(({ id, ...more }) => there(task(id, more as Partial<Task>)));
        const found = grouped(all, me).flatMap(({ shown }) => names(shown));
        expect(found.toSorted()).toEqual(names(all).toSorted());
      }),
    );
  });
});

describe('[P5] when it is due: red if past, yellow within seven days, green otherwise, always in words', () => {
  test.each([
    [-2, 'late', '2 days late', '2 days late, Mon 12 October'],
    [-1, 'late', '1 day late', '1 day late, Tue 13 October'],
    [0, 'soon', 'due today', 'today, Wed 14 October'],
    [1, 'soon', 'due tomorrow', 'tomorrow, Thu 15 October'],
    [3, 'soon', 'due Saturday', 'Sat 17 October'],
    [7, 'soon', '21 October', 'Wed 21 October'],
    [8, 'calm', '22 October', 'Thu 22 October'],
    [100, 'calm', '22 January 2027', 'Fri 22 January 2027'],
  ] as const)('%i days from now: %s, %s', (days, tone, words, whole) => {
    expect(dueOf(addDays(today, days), today)).toEqual({ tone, words, whole });
  });

  test.each([
    [-1, '1 day late', '1 day late, Tue 13 October at 16:00'],
    [0, 'due today at 16:00', 'today, Wed 14 October at 16:00'],
    [3, 'due Saturday at 16:00', 'Sat 17 October at 16:00'],
    [8, '22 October at 16:00', 'Thu 22 October at 16:00'],
  ] as const)('%i days from now at an hour: %s', (days, words, whole) => {
    expect(dueOf(addDays(today, days), today, '16:00')).toMatchObject({ words, whole });
  });

  test('without a day', () => expect(dueOf(null, today)).toMatchObject({ tone: 'none', words: 'no date' }));
});

describe('what waits in the outbox', () => {
  test('[G5] a task that is not at the house yet is seen at once, and once', () => {
    const making = item('tasks.create', {
      params: { space_id: 'salon' },
      body: { id: 'new', text: 'Sweep', made_at: 'x' },
    });
    const [shown] = overlay([], [making], me);
    expect(shown).toMatchObject({
      way: 'sending',
      task: { text: 'Sweep', assigned_to: me, space_id: 'salon' },
    });
    expect(overlay([task('new', { text: 'Sweep' })], [making], me)).toEqual([
      there(task('new', { text: 'Sweep' })),
    ]);
    expect(isComing([making], 'new')).toBe(true);
    const own = item('tasks.createOwn', { body: { id: 'mine', text: 'X', assigned_outside: 'Piet' } });
    expect(overlay([], [own], me)[0]?.task).toMatchObject({
      space_id: ownPlace,
      assigned_to: null,
      assigned_outside: 'Piet',
    });
  });

  test('changes, ticks and takings away are seen before they are sent, in the order they were done', () => {
    const params = { task_id: 'a' };
    const items = [
      item('tasks.change', { params, body: { priority: 1, assigned_to: 'bram' } }),
      item('tasks.change', { params, body: { status: 'completed' }, tries: 2 }),
    ];
    expect(overlay([task('a', { assigned_outside: 'Piet' })], items, me)).toMatchObject([
      {
        way: 'kept',
        task: { priority: 1, assigned_to: 'bram', assigned_outside: null, completed_by: me },
      },
    ]);
    expect(overlay([task('a')], [...items, item('tasks.delete', { params })], me)).toEqual([]);
  });

  test('what was refused shows the task as the house has it, and says so', () => {
    const refused = item('tasks.delete', { params: { task_id: 'a' }, refused: 'allowed.not' });
    expect(overlay([task('a')], [refused], me)).toMatchObject([
      { way: 'refused', refused: 'allowed.not', task: { text: 'a' } },
    ]);
  });

  test('a tombstone is not shown, and nothing of other calls matters', () => {
    const gone = task('a', { deleted_at: '2026-10-01T10:00:00.000Z' });
    expect(overlay([gone], [item('messages.post', { body: { id: 'a' } })], me)).toEqual([]);
  });
});

describe('[P5] the form', () => {
  test('says what is wrong at its field; an old task may be late', () => {
    const empty = typedOf({ text: ' ' }, me);
    expect(faults({ ...empty, due: '2026-10-13', carrier: 'outside' }, {}, today)).toEqual({
      text: 'Write what is to be done.',
      due: 'This day is over. Choose today or a later one.',
      outside: 'Who is it? A name is enough.',
    });
    const late = task('late', { due_date: '2026-10-01' });
    expect(faults(typedOf(late, me), late, today)).toEqual({});
  });

  test('what is read into it and written out again is the same, and nothing of it is sent', () => {
    const forms = [
      task('a'),
      task('b', { assigned_to: null }),
      task('c', { assigned_to: 'bram', priority: 1 }),
    ];
    forms.push(task('d', { assigned_to: null, assigned_outside: 'Piet', due_date: today }));
    for (const each of forms) expect(differing(each, wordsOf(typedOf(each, me), each, today))).toEqual({});
    const typed = { ...typedOf(task('a'), me), carrier: 'anyone', due: '2026-10-20' };
    const timed = wordsOf({ ...typed, time: '16:00' }, task('a'), today);
    expect(timed).toMatchObject({ due_date: '2026-10-20', due_time: '16:00' });
    expect(wordsOf({ ...typed, due: '', time: '16:00' }, task('a'), today)).toMatchObject({ due_time: null });
    expect(differing(task('a'), wordsOf(typed, task('a'), today))).toEqual({
      assigned_to: null,
      due_date: '2026-10-20',
    });
  });
});
