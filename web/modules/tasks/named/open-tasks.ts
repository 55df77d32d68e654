import type { Task } from '@kinsong/contract/tasks/task.ts';
import { useMemo } from 'react';
import { useRows } from '../../../platform/live/use-rows.ts';
import { tasksRows } from '../tasks.data.ts';
import { useTasksOf } from '../tasks.hooks.ts';

/** What is still to be done in a space, the newest first. */
export function useOpenTasksOf(space: string): readonly Task[] {
  useRows(space, tasksRows);
  const shown = useTasksOf(space);
  return useMemo(
    () =>
      shown
        .map(({ task }) => task)
        .filter(({ status }) => status !== 'completed')
        .sort((a, b) => b.created_at.localeCompare(a.created_at)),
    [shown],
  );
}
