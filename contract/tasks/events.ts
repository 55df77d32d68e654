import { eventKind } from '../common/event.ts';
import { Task } from './task.ts';

/** Made when `rev` equals `born`, taken away when `deleted_at` is set. */
export const taskChanged = eventKind({
  name: 'tasks.changed',
  title: 'A task was written down, changed, done, confirmed or taken away',
  data: Task,
});
