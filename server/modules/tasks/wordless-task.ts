import type { Task } from '@kinsong/contract/tasks/task.ts';
import { fromNothing } from './task-origin.ts';

/** What stays of a task that was deleted: that there was one. None of its words, nor whose they were. */
export const wordless = (task: Task, at: Date): Task => ({
  ...task,
  ...{ text: '', description: '', notes: '', tags: [], happened: [], checklist: [] },
  ...{ repeat: null, proof_file_id: null, assigned_outside: null },
  origin: fromNothing,
  deleted_at: at.toISOString(),
});
