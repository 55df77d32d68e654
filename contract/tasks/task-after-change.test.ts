import { expect, test } from 'vitest';
import { changedTask, confirmedTask, newTask } from './task-after-change.ts';

const at = (time: string) => `2026-10-24T${time}:00.000Z`;
const anna = { by: 'anna', at: at('10:00') };
const ruth = { by: 'ruth', at: at('11:00') };
const origin = {
  type: 'manual',
  id: null,
  space_id: null,
  text: '',
  author_id: null,
  said_at: null,
  seq: null,
} as const;
const made = newTask({ id: 'bread', text: 'Bake bread' }, { space_id: 'kitchen', rev: 3, origin }, anna);

test('whoever makes a task carries it, unless they name somebody else, somebody outside, or nobody', () => {
  const carried = (wanted: object) => {
    const { assigned_to, assigned_outside } = newTask({ id: 'x', text: 'x', ...wanted }, made, anna);
    return [assigned_to, assigned_outside];
  };
  expect(carried({})).toEqual(['anna', null]);
  expect(carried({ assigned_to: 'ruth' })).toEqual(['ruth', null]);
  expect(carried({ assigned_to: null })).toEqual([null, null]);
  expect(carried({ assigned_outside: 'The baker' })).toEqual([null, 'The baker']);
});

test('a change that changes nothing leaves the task the same', () => {
  expect(changedTask(made, { text: 'Bake bread', assigned_to: 'anna' }, ruth)).toBe(made);
  const done = changedTask(made, { completed: true }, anna);
  expect(changedTask(done, { status: 'completed' }, ruth)).toBe(done);
});

test('done, it says by whom and when; taken up again, it says neither, nor that anybody confirmed it', () => {
  const done = changedTask(made, { completed: true }, ruth);
  expect(done).toMatchObject({ status: 'completed', completed_by: 'ruth', completed_at: ruth.at });
  const sure = confirmedTask(done, anna);
  expect(sure).toMatchObject({ confirmed_by: 'anna', confirmed_at: anna.at });
  expect(confirmedTask(sure, ruth)).toBe(sure);
  const again = changedTask(sure, { completed: false }, anna);
  expect(again).toMatchObject({
    status: 'pending',
    completed_by: null,
    confirmed_by: null,
    confirmed_at: null,
  });
  expect(again.happened.map(({ what }) => what)).toEqual(['made', 'status', 'confirmed', 'status']);
});

test('what is not done can not be confirmed', () => {
  expect(confirmedTask(made, anna)).toBe(made);
});

test('of a member and somebody outside one carries it', () => {
  const outside = changedTask(made, { assigned_outside: 'The baker' }, anna);
  expect(outside).toMatchObject({ assigned_to: null, assigned_outside: 'The baker' });
  const back = changedTask(outside, { assigned_to: 'ruth' }, anna);
  expect(back).toMatchObject({ assigned_to: 'ruth', assigned_outside: null });
  expect(back.happened.at(-1)).toMatchObject({ what: 'carrier', from: 'The baker', to: 'ruth' });
});

test('an hour goes with its day: alone it is nothing, without the day it goes, on another day it stays', () => {
  const friday = { due_date: '2026-11-27', due_time: '16:00' };
  expect(newTask({ id: 'x', text: 'x', due_time: '16:00' }, made, anna)).toMatchObject({ due_time: null });
  expect(changedTask(made, { due_time: '16:00' }, anna)).toBe(made);
  const due = changedTask(made, friday, anna);
  expect(due).toMatchObject(friday);
  expect(changedTask(due, { due_date: '2026-11-28' }, anna)).toMatchObject({
    ...friday,
    due_date: '2026-11-28',
  });
  expect(changedTask(due, { due_time: null }, anna)).toMatchObject({ ...friday, due_time: null });
  expect(changedTask(due, { due_date: null }, anna)).toMatchObject({ due_date: null, due_time: null });
});

test('the history tells the day and its hour in one line, and an hour that was written over as lost', () => {
  const due = changedTask(made, { due_date: '2026-11-27', due_time: '16:00' }, anna);
  expect(due.happened.at(-1)).toMatchObject({ what: 'due_date', from: null, to: '2026-11-27T16:00' });
  const base = { due_time: null };
  const over = changedTask(due, { due_time: '18:00', base }, ruth);
  expect(over.happened.at(-1)).toMatchObject({
    from: '2026-11-27T16:00',
    to: '2026-11-27T18:00',
    lost: true,
  });
});

test('[P5] a picture of it done stays wanted until whoever asked for it says otherwise', () => {
  const shown = newTask({ id: 'x', text: 'Paint the door', proof_wanted: true }, made, anna);
  expect(changedTask(shown, { proof_wanted: false }, ruth)).toBe(shown);
  expect(changedTask(shown, { proof_wanted: false }, anna)).toMatchObject({ proof_wanted: false });
  expect(changedTask(made, { proof_wanted: true }, ruth)).toMatchObject({ proof_wanted: true });
});
