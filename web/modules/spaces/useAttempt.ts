import { useState } from 'react';
import { failureOf, type Failure } from '../../platform/api/failure.ts';

export interface Try {
  readonly busy: boolean;
  readonly failure: Failure | undefined;
  /** Does it, once at a time; answers whether it worked. What failed stays to be read until the next try. */
  run(task: () => Promise<void>): Promise<boolean>;
}

export function useAttempt(): Try {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  return {
    busy,
    failure,
    async run(task) {
      if (busy) return false;
      setBusy(true);
      setFailure(undefined);
      try {
        await task();
        return true;
      } catch (thrown) {
        setFailure(failureOf(thrown));
        return false;
      } finally {
        setBusy(false);
      }
    },
  };
}
