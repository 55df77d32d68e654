import { expect, test } from 'vitest';
import { mount } from '../../../test/mount.tsx';
import type { DueTask } from '../../tasks/index.ts';
import { MonthTasks } from '../month/MonthTasks.tsx';
import { TaskChip } from './TaskChip.tsx';
import { tasksOn } from './tasks-on.ts';

const due = (id: string, time: string | null, done = false): DueTask => ({
  ...{ id, space_id: 'salon', text: `Task ${id}`, due: '2099-01-02', time, done },
});

test('[P6] what is due on a day stands by its hour, what has none after it, what is done last', () => {
  const tasks = [due('any', null), due('done', '06:00', true), due('late', '18:00'), due('soon', '09:30')];
  expect(tasksOn(tasks, '2099-01-02').map(({ id }) => id)).toEqual(['soon', 'late', 'any', 'done']);
});

test('[P6] a task in the calendar shows its hour, and says it where there is no room to show it', async () => {
  const chip = await mount(<TaskChip task={due('bread', '16:00')} />);
  expect(chip.querySelector('time')?.textContent).toBe('16:00');
  const month = await mount(<MonthTasks tasks={[due('bread', '16:00'), due('soup', null)]} />);
  const aloud = [...month.querySelectorAll('a')].map((link) => link.getAttribute('aria-label'));
  expect(aloud).toEqual(['To do at 16:00: Task bread', 'To do: Task soup']);
});
