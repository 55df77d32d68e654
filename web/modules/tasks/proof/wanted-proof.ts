import type { Task } from '@kinsong/contract/tasks/task.ts';
import { Store } from '../../../platform/store.ts';

/** The task that is about to be ticked, and waits for a picture of it done. */
export const wantedProof = new Store<Task | undefined>(undefined);
