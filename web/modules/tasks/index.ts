/** What is to be done: one's own list, a space's, and what presses most. */
export { tasks } from './manifest.ts';
export { OwnTasks } from './OwnTasks.tsx';
