import { useState } from 'react';
import { failureOf } from '../../../platform/api/failure.ts';
import { WordedRefusal } from '@kinsong/contract/common/worded-refusal.ts';

export interface Trying {
  /** The room at whose door one stands now. */
  readonly trying: string | undefined;
  /** Why it did not open, where there is more to say than that; undefined while nothing failed. */
  readonly failure: string | undefined;
  attempt(room: string, task: () => Promise<void>, then: (room: string) => void): Promise<void>;
}

/** Tries a door, one at a time. What failed stays to be read until the next try. */
export function useTrying(): Trying {
  const [trying, setTrying] = useState<string>();
  const [failure, setFailure] = useState<string>();
  return {
    trying,
    failure,
    async attempt(room, task, then) {
      if (trying !== undefined) return;
      setTrying(room);
      setFailure(undefined);
      try {
        await task();
        then(room);
      } catch (thrown) {
        setFailure(whyNot(thrown));
      } finally {
        setTrying(undefined);
      }
    },
  };
}

/** The refusal of the specification says it all; anything else is said beside it. */
function whyNot(thrown: unknown): string {
  if (thrown instanceof WordedRefusal && thrown.code === 'room.join') return '';
  if (thrown instanceof WordedRefusal && thrown.code === 'found.not') return 'This room is gone.';
  const { title, description } = failureOf(thrown);
  return [title, description].filter(Boolean).join('. ');
}
