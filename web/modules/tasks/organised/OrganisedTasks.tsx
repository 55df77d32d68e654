import { useMemo, type ReactNode } from 'react';
import { TaskLookContext, type TaskLook } from '../task-look.ts';

export interface OrganisedTasksProps {
  priorityWord: TaskLook['priorityWord'];
  children: ReactNode;
}

/** Around tasks that are seen in the organiser: in its words, and with all that a card can say. */
export function OrganisedTasks({ priorityWord, children }: OrganisedTasksProps) {
  const look = useMemo(() => ({ priorityWord, isWhole: true }), [priorityWord]);
  return <TaskLookContext value={look}>{children}</TaskLookContext>;
}
