import type { Journal } from '@kinsong/contract/journal/journal.ts';
import type { JournalKey } from '@kinsong/engines/journal/journal-key.ts';
import { useState } from 'react';
import { failureOf } from '../../../platform/api/failure.ts';
import { NotNow } from '../../../platform/passkey.ts';
import { useTold } from '../journal.data.ts';
import { openJournal } from '../journal-tab.ts';
import { NoSecret } from '../unlocking.ts';

/** Lets something more open the journal that lies open here. */
export function useLetting() {
  const { told } = useTold();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string>();
  const letting = async (deed: (key: JournalKey) => Promise<Journal>): Promise<boolean> => {
    const key = openJournal.get()?.key;
    if (busy || key === undefined) return false;
    setBusy(true);
    setFailed(undefined);
    try {
      told(await deed(key));
      return true;
    } catch (thrown) {
      if (thrown instanceof NoSecret) setFailed('This passkey, or this browser, can not lock a journal.');
      else if (!(thrown instanceof NotNow)) setFailed(failureOf(thrown).title);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, failed, letting };
}
