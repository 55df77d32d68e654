import type { DayText } from '@kinsong/contract/common/calendar-days.ts';
import { useMemo } from 'react';
import { useRowsOfMany } from '../../platform/live/use-rows.ts';
import { tasksRows } from './tasks.data.ts';
import { useTasksIn } from './tasks.hooks.ts';

/** A task by its day, for whoever shows days. */
export interface DueTask {
  readonly id: string;
  readonly space_id: string;
  readonly text: string;
  readonly due: DayText;
  /** 16:00; null for the whole day. */
  readonly time: string | null;
  readonly done: boolean;
}

/** What is due in these spaces from one day to the day before another. */
export function useDueTasks(spaces: readonly string[], from: DayText, until: DayText): readonly DueTask[] {
  useRowsOfMany(spaces, tasksRows);
  const shown = useTasksIn(spaces);
  return useMemo(() => {
    const wanted = new Set(spaces);
    return shown.flatMap(({ task: { id, space_id, text, due_date, due_time, status } }) =>
      due_date !== null && due_date >= from && due_date < until && wanted.has(space_id)
        ? { id, space_id, text, due: due_date, time: due_time, done: status === 'completed' }
        : [],
    );
  }, [shown, spaces, from, until]);
}
