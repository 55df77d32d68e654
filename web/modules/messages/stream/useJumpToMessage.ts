import type { Message } from '@kinsong/contract/messages/messages.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { failureOf } from '../../../platform/api/failure.ts';
import { toast } from '../../../ui/index.ts';
import { loadAround, loadOne } from '../messages.data.ts';
import type { Row } from './stream-rows.ts';

/** A place to jump to: a search knows where it lies, a reply only which message it is. */
export type Target = Pick<Message, 'id'> & Partial<Pick<Message, 'seq'>>;

const litFor = 2600;

async function locate(space: string, { id, seq }: Target): Promise<number> {
  const place = seq ?? (await loadOne(space, id)).seq;
  await loadAround(space, place);
  return place;
}

export interface Jump {
  /** Where one is led; it glows until it is forgotten. */
  readonly goal: Target | undefined;
  jumpTo(target: Target): Promise<void>;
  arrived(target: Target): void;
}

/** Leads to a message wherever it lies, and lets it glow for a moment. */
export function useJumpToMessage(space: string, show: (seq: number) => void): Jump {
  const [goal, setGoal] = useState<Target>();
  const jumpTo = useCallback(
    async (target: Target) => {
      try {
        show(await locate(space, target));
        setGoal({ ...target });
      } catch (thrown) {
        const { title, description } = failureOf(thrown);
        toast({ title, ...(description !== undefined && { description }), tone: 'ember' });
      }
    },
    [space, show],
  );
  const arrived = useCallback((target: Target) => {
    setTimeout(() => setGoal((now) => (now === target ? undefined : now)), litFor);
  }, []);
  return { goal, jumpTo, arrived };
}

/** Brings the goal into view as soon as its row is there, once. */
export function useArrival(
  goal: Target | undefined,
  rows: readonly Row[],
  toRow: (key: string) => boolean,
  arrived: (target: Target) => void,
): void {
  const reached = useRef<Target>(undefined);
  useEffect(() => {
    if (goal === undefined || goal === reached.current || !toRow(goal.id)) return;
    reached.current = goal;
    arrived(goal);
  }, [goal, rows, toRow, arrived]);
}
