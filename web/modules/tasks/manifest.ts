import ListChecks from 'lucide-react/icons/list-checks';
import { useRows } from '../../platform/live/use-rows.ts';
import type { WebModule } from '../../platform/web-module.ts';
import { mineEars } from './my-tasks.data.ts';
import { MostPressingTasks } from './MostPressingTasks.tsx';
import { TasksFromMessages } from './said/TasksFromMessages.tsx';
import { tasksRows, tasksSends } from './tasks.data.ts';
import { useTasksOf } from './tasks.hooks.ts';

export const tasks: WebModule = {
  rows: tasksRows,
  ears: [mineEars],
  sends: tasksSends,
  tabs: [
    {
      key: 'todo',
      label: 'To Do',
      icon: ListChecks,
      names: 'task',
      across: { href: '/tasks?whose=all' },
      wide: true,
      useCount: useOpenTasks,
      load: async () => (await import('./TasksTab.tsx')).TasksTab,
    },
  ],
  AroundTalk: TasksFromMessages,
  Pressing: MostPressingTasks,
};

function useOpenTasks(space: string): number {
  useRows(space, tasksRows);
  return useTasksOf(space).filter(({ task }) => task.status !== 'completed').length;
}
