import type { JournalKey } from '@kinsong/engines/journal/journal-key.ts';
import { useState } from 'react';
import { failureOf } from '../../../platform/api/failure.ts';
import { NotNow } from '../../../platform/passkey.ts';
import { readOn } from '../journal.data.ts';
import { openWith } from '../journal-tab.ts';
import { NoSecret } from '../unlocking.ts';

export type Trying = 'password' | 'passkey' | 'code' | 'house';

export interface Failed {
  readonly by: Trying;
  readonly words: string;
}

const wrong: Record<Trying, string> = {
  password: 'This password does not open it.',
  passkey: 'This passkey does not open it. Try another way.',
  code: 'This code does not open it. Look at each sign once more.',
  house: 'The house could not open it just now.',
};

const noSecret = 'This passkey, or this browser, can not lock a journal. Signing in by it works as ever.';

/** Tries to open the book; what does not open it is said, and what was typed stays. */
export function useOpening() {
  const [busy, setBusy] = useState<Trying>();
  const [failed, setFailed] = useState<Failed>();
  const attempt = async (by: Trying, open: () => Promise<JournalKey | null>) => {
    if (busy !== undefined) return;
    setBusy(by);
    setFailed(undefined);
    try {
      const key = await open();
      if (key === null) setFailed({ by, words: wrong[by] });
      else {
        await openWith(key);
        void readOn();
      }
    } catch (thrown) {
      if (thrown instanceof NoSecret) setFailed({ by, words: noSecret });
      else if (!(thrown instanceof NotNow)) setFailed({ by, words: failureOf(thrown).title });
    } finally {
      setBusy(undefined);
    }
  };
  return { busy, failed, attempt };
}
