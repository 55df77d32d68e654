import { describe, expect, test } from 'vitest';
import { asksBack, changedArgs, faultOf, fieldsOf, typedOf, type ChangeField } from './fields.ts';

const task = fieldsOf('tasks.create');
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
    const remind = fieldsOf('guide.remind');
    const words = { text: 'Call the roofer', day: '2026-11-25' };
    expect(typedOf(words, remind, 'anna')).toEqual({ ...words, time: '09:00' });
  });

  test('is asked for where the guide could not tell the day, so that a Yes alone is not enough', () => {
    expect(asksBack('guide.remind', { text: 'Call the roofer', day: null })).toBe(true);
    expect(asksBack('guide.remind', { text: 'Call the roofer', day: '2026-11-25' })).toBe(false);
    expect(asksBack('tasks.reschedule', { task_id: 'roof' })).toBe(true);
    expect(asksBack('tasks.reschedule', { task_id: 'roof', due_date: null })).toBe(false);
    expect(asksBack('tasks.create', proposed)).toBe(false);
  });

  test('is told what is wrong: no words, too many, no day, one that is over or too far, a moment that is over', () => {
    const now = new Date(2026, 10, 21, 14, 30);
    const fault = (tool: string, name: string, value: string, stood = '', rest = {}) => {
      const field = fieldsOf(tool).find((each) => each.name === name) as ChangeField;
      return faultOf(field, { ...rest, [name]: value }, { [name]: stood }, now);
    };
    const remind = fault.bind(null, 'guide.remind');
    expect(remind('text', '  ')).toBe('Write something first.');
    expect(remind('text', 'x'.repeat(501))).toBe('There is room for 500 characters.');
    expect(remind('day', '')).toBe('Choose a day.');
    expect(remind('day', '2026-11-20', '2026-11-25')).toContain('over');
    expect(remind('day', '2026-11-20', '2026-11-20')).toBeUndefined();
    expect(remind('day', '2026-11-21')).toBeUndefined();
    expect(remind('day', '2036-11-21')).toBeUndefined();
    expect(remind('day', '2036-11-22')).toBe('This is too far ahead. Choose a day within 10 years.');
    expect(remind('time', '')).toBe('Choose a time.');
    expect(remind('time', '14:30', '', { day: '2026-11-21' })).toContain('already past');
    expect(remind('time', '14:31', '', { day: '2026-11-21' })).toBeUndefined();
    expect(remind('time', '09:00', '', { day: '2026-11-22' })).toBeUndefined();
    expect(fault('tasks.reschedule', 'due_date', '')).toBe('Choose a day.');
    expect(fault('tasks.reschedule', 'due_date', '', '2026-11-25')).toBeUndefined();
    expect(task.map((field) => faultOf(field, before, before, now))).toEqual(task.map(() => undefined));
  });
});
