import type { Task } from '@kinsong/contract/tasks/task.ts';
import { useState } from 'react';
import { Store, useStore } from '../../../platform/store.ts';

/** What was ticked last, as it stood before: for a moment it can be taken back. */
export interface JustDone {
  readonly task: Task;
  /** When it was ticked, in milliseconds. */
  readonly at: number;
}

/** As long as somebody needs to read the line, see the slip and reach the button. */
export const undoTime = 8000;

export const justDone = new Store<JustDone | undefined>(undefined);

/** What was ticked last on this screen; what was ticked on another is over there as well. */
export function useJustDone(): JustDone | undefined {
  const done = useStore(justDone);
  const [arrived] = useState(() => Date.now());
  return done === undefined || done.at < arrived ? undefined : done;
}
