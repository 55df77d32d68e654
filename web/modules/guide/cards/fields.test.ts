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

  test('is told what is wrong: no words, too many, no day, a day that is over', () => {
    const [text, day, time] = fieldsOf('guide.remind') as [ChangeField, ChangeField, ChangeField];
    const today = '2026-11-21';
    expect(faultOf(text, '  ', '', today)).toBe('Write something first.');
    expect(faultOf(text, 'x'.repeat(501), '', today)).toBe('There is room for 500 characters.');
    expect(faultOf(day, '', '', today)).toBe('Choose a day.');
    expect(faultOf(day, '2026-11-20', '2026-11-25', today)).toContain('over');
    expect(faultOf(day, '2026-11-20', '2026-11-20', today)).toBeUndefined();
    expect(faultOf(day, '2026-11-21', '', today)).toBeUndefined();
    expect(faultOf(time, '', '', today)).toBe('Choose a time.');
    const [another] = fieldsOf('tasks.reschedule') as [ChangeField];
    expect(faultOf(another, '', '', today)).toBe('Choose a day.');
    expect(faultOf(another, '', '2026-11-25', today)).toBeUndefined();
    expect(task.map((field) => faultOf(field, before[field.name] ?? '', '', today))).toEqual(
      task.map(() => undefined),
    );
  });
});
