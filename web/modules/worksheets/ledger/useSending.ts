import { useState } from 'react';

/** Sends something once, and says what the house answered where it said no. */
export function useSending(onDone: () => void) {
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string>();
  const send = (call: () => Promise<unknown>): void => {
    setBusy(true);
    setWrong(undefined);
    call()
      .then(onDone)
      .catch((failure: unknown) =>
        setWrong(
          failure instanceof Error ? failure.message : 'The house did not answer. Nothing was changed.',
        ),
      )
      .finally(() => setBusy(false));
  };
  return { busy, wrong, send };
}
