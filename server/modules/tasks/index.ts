import type { Module } from '../../platform/module.ts';
import { tasksRoutes } from './tasks.calls.ts';
import { tasksTools } from './tasks.tools.ts';

export { knownTasks } from './guide-knowledge.ts';
export { tasksChanges } from './tasks.ts';

export const tasks: Module = { name: 'tasks', routes: tasksRoutes, tools: tasksTools };
