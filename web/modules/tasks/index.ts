/** What is to be done: one's own list, a space's, and what presses most, lent to other screens. */
export { OwnTasks } from './OwnTasks.tsx';
export { Pressing } from './Pressing.tsx';
export { TasksOfWords } from './said/TasksOfWords.tsx';
export { TasksPanel } from './TasksPanel.tsx';
export { mineEars } from './mine.data.ts';
export { tasksRows, tasksSends } from './tasks.data.ts';
export { useTasksOf } from './tasks.hooks.ts';
