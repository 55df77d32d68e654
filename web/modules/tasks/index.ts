/** What is to be done: one's own list, a space's, and what presses most. */
export { dueOf } from './due-date.ts';
export { useDueTasks, type DueTask } from './due-tasks.ts';
export { HubOffer } from './said/HubOffer.tsx';
export { tasks } from './manifest.ts';
export { useNextTask } from './next-task.ts';
export { OwnTasks } from './OwnTasks.tsx';
export { DoneRow } from './done/DoneRow.tsx';
export { useOpenTasksOf } from './named/open-tasks.ts';
export { writeDown as writeTask } from './tasks.actions.ts';
export { TaskInWords } from './named/task-in-words-later.ts';
export { OrganisedTasks } from './organised/OrganisedTasks.tsx';
