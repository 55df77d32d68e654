import type { Module } from '../../platform/module.ts';
import { tasksRoutes } from './tasks.calls.ts';
import { forgettingDeleted } from './delete-tasks.ts';
import { tasksTools } from './tasks.tools.ts';

export { createTask } from './create-task.ts';
export { readTask } from './find-task.ts';
export { knownTasks } from './guide-knowledge.ts';
export { pressingIn, tasksFoundIn } from './salon-knowledge.ts';
export { carriedLines, doneTasks, linesToConfirm } from './own-work.ts';
export { countDone } from './own-work.sql.ts';
export { eraseTasks } from './tasks.sql.ts';
export { writeFirstTasks } from './first-tasks.ts';
export { tasksChanges } from './tasks.ts';
export { workedTogether } from './together.sql.ts';

export const tasks: Module = {
  name: 'tasks',
  routes: tasksRoutes,
  tools: tasksTools,
  periodic: [forgettingDeleted],
};
