import { useEffect, useState } from 'react';

/** Whether a sentence that sounds like a wish is meant as one. */
export type Confirm = (sentence: string) => boolean;

export const anySentence: Confirm = () => true;
const none: Confirm = () => false;

/** Tells what is wanted from what only sounds so. It is large, and comes with the first words that do; in a tunnel nothing is offered. */
export function useConfirm(sounds: boolean): Confirm {
  const [reader, setReader] = useState<{ readonly isWanted: Confirm }>({ isWanted: none });
  useEffect(() => {
    if (sounds) import('@kinsong/engines/guide/frames/confirm-task.ts').then(setReader, () => undefined);
  }, [sounds]);
  return reader.isWanted;
}
