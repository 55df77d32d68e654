import { useState } from 'react';
import { failureOf, type Failure } from '../../../platform/api/failure.ts';

/** Does one thing at a time; what failed stays to be read until the next try. */
export function useTry() {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const run = async (task: () => Promise<void>): Promise<void> => {
    if (busy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      await task();
    } catch (thrown) {
      setFailure(failureOf(thrown));
    } finally {
      setBusy(false);
    }
  };
  return { busy, failure, run, forget: () => setFailure(undefined) };
}
