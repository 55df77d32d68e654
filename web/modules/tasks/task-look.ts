import { priorityWords } from '@kinsong/contract/tasks/task.ts';
import type { Priority } from '@kinsong/contract/common/priority.ts';
import { createContext, useContext } from 'react';

/** How tasks are shown in the part of the house that one is in. */
export interface TaskLook {
  /** What a priority is called there. */
  readonly priorityWord: (priority: Priority) => string;
  /** Each card says what it came from and can be ticked; its status is chosen where it is changed. */
  readonly isWhole: boolean;
}

export const TaskLookContext = createContext<TaskLook>({
  priorityWord: (priority) => priorityWords[priority],
  isWhole: false,
});

export const useTaskLook = (): TaskLook => useContext(TaskLookContext);
