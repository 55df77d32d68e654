import { useToday } from '../../platform/today.ts';
import { dueOf } from './due-date.ts';
import { useMineState } from './my-tasks.data.ts';
import { mostPressingOf } from './task-order.ts';
import { useMyTasks } from './tasks.hooks.ts';

/** What presses most of what one carries, in words; `known` says whether the list is. */
export function useNextTask(): { known: boolean; task: { text: string; due: string | null } | undefined } {
  const state = useMineState();
  const today = useToday();
  const task = mostPressingOf(useMyTasks())?.task;
  return {
    known: state === 'live' || state === 'kept',
    task: task && {
      text: task.text,
      due: task.due_date === null ? null : dueOf(task.due_date, today, task.due_time).words,
    },
  };
}
