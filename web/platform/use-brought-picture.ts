import { useState } from 'react';
import { failureOf } from './api/failure.ts';
import { bringPicture, whyNotImage } from './bring-image.ts';

/** Brings one picture that somebody chose, and says why where it cannot be taken. */
export function useBroughtPicture(onBrought: (address: string) => void) {
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string>();
  const take = async (file: File | undefined): Promise<void> => {
    if (file === undefined || busy) return;
    const why = whyNotImage(file);
    setRefused(why);
    if (why !== undefined) return;
    setBusy(true);
    try {
      onBrought(await bringPicture(file));
    } catch (thrown) {
      setRefused(failureOf(thrown).title);
    } finally {
      setBusy(false);
    }
  };
  return { busy, refused, take };
}
