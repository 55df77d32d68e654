import type { Mode } from '@kinsong/contract/guide/message-extra.ts';
import type { Offer } from '../cards/offer.ts';
import { createContext, useContext, type ReactNode } from 'react';

/** What every part of the talk with the guide may look at and ask for. */
export interface GuideTalk {
  readonly space: string;
  readonly mode: Mode;
  /** What one can give back, over the field. */
  readonly feedback: ReactNode;
  /** The newest offer that waits for an answer: it alone is lit. */
  readonly newest: string | undefined;
  /** Puts an offer into one's hands, to be changed before the Yes. */
  change(offer: Offer): void;
  /** Shows what the guide was told for an answer. */
  tell(message: string): void;
  /** The field is being written in, or was left. */
  focus(on: boolean): void;
}

export const GuideTalkContext = createContext<GuideTalk | undefined>(undefined);

export function useGuideTalk(): GuideTalk {
  const talk = useContext(GuideTalkContext);
  if (talk === undefined) throw new Error('There is no talk with the guide around this');
  return talk;
}
