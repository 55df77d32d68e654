import { expect, it } from 'vitest';
import { proposal, type Proposal } from '../talk/proposal.ts';
import { done } from './done.ts';
import { house } from './house.ts';

const after = (act: Proposal['act'], said: Partial<Proposal>) => done(proposal(act, said), 'made', house());

it('an event that is moved stands on its new day and hour, one that is called off stands nowhere', () => {
  const moved = after('change_task', {
    deed: 'move_event',
    event: 'physio',
    day: '2026-11-20',
    time: '15:00',
  });
  expect(moved.events.find(({ id }) => id === 'physio')).toMatchObject({ day: '2026-11-20', time: '15:00' });
  expect(after('cancel', { deed: 'cancel_event', event: 'physio' }).events).toHaveLength(
    house().events.length - 1,
  );
});

it('a reminder comes by the clocks of the house', () => {
  const { reminders } = after('remind_me', { object: 'Call Ines', day: '2026-11-19', time: '09:00' });
  expect(reminders.find(({ id }) => id === 'made')?.at).toEqual(new Date('2026-11-19T08:00:00Z'));
  const moved = after('change_task', { deed: 'move_reminder', reminder: 'r-pills', time: '10:00' });
  expect(moved.reminders.find(({ id }) => id === 'r-pills')?.at).toEqual(new Date('2026-11-19T09:00:00Z'));
});

it('a reminder of a task leaves the task as it is', () => {
  const [task] = house().tasks;
  const { tasks } = after('remind_me', { object: 'Roof', day: '2026-12-01', task: task?.id ?? null });
  expect(tasks).toEqual(house().tasks);
});
