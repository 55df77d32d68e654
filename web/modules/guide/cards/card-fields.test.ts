import type { Card, CardField } from '@kinsong/contract/guide/proposal-card.ts';
import { describe, expect, test } from 'vitest';
import { asksBack, changedArgs, faultOf, typedOf } from './card-fields.ts';

const urgency = [1, 2, 3, 4].map((value) => ({ value, label: `${value}` }));
const due: CardField = { name: 'due_date', label: 'By when?', kind: 'day', free: true };
const task: readonly CardField[] = [
  { name: 'title', label: 'What is to be done?', kind: 'words', longest: 500 },
  { name: 'priority', label: 'How urgent is it?', kind: 'choice', options: urgency, usual: '3' },
  due,
  { name: 'space_id', label: 'Where should it go?', kind: 'place', needs: 'tasks.create' },
  { name: 'assigned_to', label: 'Who does it?', kind: 'person', by: 'space_id' },
];
const reschedule: readonly CardField[] = [{ ...due, asked: true }];
const remind: readonly CardField[] = [
  { name: 'text', label: 'What should it say?', kind: 'words', longest: 500 },
  { name: 'day', label: 'On which day?', kind: 'day', asked: true, years: 10 },
  { name: 'time', label: 'At what time?', kind: 'time', by: 'day', usual: '09:00' },
];
const proposed = { title: 'Ask Bram about the roof', priority: 1, space_id: 'roof', assigned_to: 'bram' };
const before = typedOf(proposed, task, 'anna');

describe('what is changed by hand on a card', () => {
  test('has a field for each thing of a task, once, with what the guide proposed in it', () => {
    expect(before).toEqual({
      title: 'Ask Bram about the roof',
      priority: '1',
      due_date: '',
      space_id: 'roof',
      assigned_to: 'bram',
    });
    expect(new Set(task.map(({ label }) => label)).size).toBe(task.length);
  });

  test('goes out as what was changed and nothing else', () => {
    expect(changedArgs(before, task, before)).toEqual({});
    const typed = { ...before, title: ' Ask Piet ', due_date: '2026-11-27', space_id: '', assigned_to: '' };
    expect(changedArgs(before, task, typed)).toEqual({
      title: 'Ask Piet',
      due_date: '2026-11-27',
      space_id: null,
      assigned_to: null,
    });
    expect(changedArgs(before, task, { ...before, priority: '4' })).toEqual({ priority: 4 });
  });

  test('knows one’s own hands as the empty choice, and the usual time of a reminder', () => {
    expect(typedOf({ ...proposed, assigned_to: 'anna' }, task, 'anna')['assigned_to']).toBe('');
    const words = { text: 'Call the roofer', day: '2026-11-25' };
    expect(typedOf(words, remind, 'anna')).toEqual({ ...words, time: '09:00' });
  });

  test('is asked for where the guide could not tell the day, so that a Yes alone is not enough', () => {
    const asks = (fields: readonly CardField[], args: object) =>
      asksBack({
        card: { ask: '', title: '', facts: [], fields: [...fields] } satisfies Card,
        args: { ...args },
      });
    expect(asks(remind, { text: 'Call the roofer', day: null })).toBe(true);
    expect(asks(remind, { text: 'Call the roofer', day: '2026-11-25' })).toBe(false);
    expect(asks(reschedule, { task_id: 'roof' })).toBe(true);
    expect(asks(reschedule, { task_id: 'roof', due_date: null })).toBe(false);
    expect(asks(task, proposed)).toBe(false);
  });

  test('is told what is wrong: no words, too many, no day, one that is over or too far, a moment that is over', () => {
    const now = new Date(2026, 10, 21, 14, 30);
    const fault = (fields: readonly CardField[], name: string, value: string, stood = '', rest = {}) => {
      const field = fields.find((each) => each.name === name)!;
      return faultOf(field, { ...rest, [name]: value }, { [name]: stood }, now);
    };
    const reminder = fault.bind(null, remind);
    expect(reminder('text', '  ')).toBe('Write something first.');
    expect(reminder('text', 'x'.repeat(501))).toBe('There is room for 500 characters.');
    expect(reminder('day', '')).toBe('Choose a day.');
    expect(reminder('day', '2026-11-20', '2026-11-25')).toContain('over');
    expect(reminder('day', '2026-11-20', '2026-11-20')).toBeUndefined();
    expect(reminder('day', '2026-11-21')).toBeUndefined();
    expect(reminder('day', '2036-11-21')).toBeUndefined();
    expect(reminder('day', '2036-11-22')).toBe('This is too far ahead. Choose a day within 10 years.');
    expect(reminder('time', '')).toBe('Choose a time.');
    expect(reminder('time', '14:30', '', { day: '2026-11-21' })).toContain('already past');
    expect(reminder('time', '14:31', '', { day: '2026-11-21' })).toBeUndefined();
    expect(reminder('time', '09:00', '', { day: '2026-11-22' })).toBeUndefined();
    const hour: CardField = {
      name: 'due_time',
      label: 'At what time?',
      kind: 'time',
      by: 'due_date',
      free: true,
    };
    expect(fault([hour], 'due_time', '')).toBeUndefined();
    expect(fault([hour], 'due_time', '14:30', '', { due_date: '2026-11-21' })).toContain('already past');
    expect(fault(reschedule, 'due_date', '')).toBe('Choose a day.');
    expect(fault(reschedule, 'due_date', '', '2026-11-25')).toBeUndefined();
    expect(task.map((field) => faultOf(field, before, before, now))).toEqual(task.map(() => undefined));
  });
});
