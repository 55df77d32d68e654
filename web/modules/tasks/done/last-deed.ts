import type { Task } from '@kinsong/contract/tasks/task.ts';
import { useState } from 'react';
import { Store, useStore } from '../../../platform/store.ts';

/** What was done last, and how it is undone: for a moment it can be taken back. */
export interface LastDeed {
  /** 'Done', 'Deleted'. */
  readonly said: string;
  readonly title: string;
  /** When it was done, in milliseconds. */
  readonly at: number;
  /** One task that was ticked, as it stood before. */
  readonly ticked?: Task;
  undo(): Promise<unknown>;
}

/** As long as somebody needs to read the line, see the slip and reach the button. */
export const undoTime = 10_000;

export const lastDeed = new Store<LastDeed | undefined>(undefined);

/** What was done last on this screen; what was done on another is over there as well. */
export function useLastDeed(): LastDeed | undefined {
  const deed = useStore(lastDeed);
  const [arrived] = useState(() => Date.now());
  return deed === undefined || deed.at < arrived ? undefined : deed;
}

/** The same where it is the tick of one task. */
export function useJustDone(): { readonly task: Task; readonly at: number } | undefined {
  const deed = useLastDeed();
  return deed?.ticked && { task: deed.ticked, at: deed.at };
}
