import { freeTimes } from '@kinsong/contract/calendar/free-times.ts';
import type { Answer } from '@kinsong/contract/common/call.ts';
import { useEffect, useState } from 'react';
import { ask } from '../../../platform/api/api.ts';

type Found = Answer<typeof freeTimes>;
export type FreeState = Found | 'asking' | 'failed';

export interface FreeQuestion {
  readonly space: string;
  readonly from: string;
  readonly to: string;
  readonly minutes: number;
  readonly zone: string;
}

/** When the people of a space are free; asked again with each other question, and with `again`. */
export function useFreeTimes(question: FreeQuestion | undefined, times: number): FreeState {
  const [found, setFound] = useState<{ to: string; answer: FreeState }>();
  const key = JSON.stringify([question, times]);
  useEffect(() => {
    if (question === undefined) return undefined;
    const { space, ...query } = question;
    let left = false;
    const hear = (answer: FreeState) => left || setFound({ to: key, answer });
    ask(freeTimes, { params: { space_id: space }, query }).then(hear, () => hear('failed'));
    return () => {
      left = true;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- the key is the question
  }, [key]);
  return found?.to === key ? found.answer : 'asking';
}
