import { endPart } from '@kinsong/contract/onboarding/evening.ts';
import { later, type Act, type Part, type Step } from '@kinsong/engines/onboarding/evening.ts';
import { changeMyself, who } from '../../platform/session/session.ts';
import { signedIn } from '../../platform/signed-in.ts';
import type { Send } from '../../platform/outbox/outbox.ts';
import { useStore } from '../../platform/store.ts';

/** Where does the evening's step come from? With oneself, from the house; from here it moves on at once. */
export function stepNow(): Step {
  const now = who.get();
  return now.state === 'someone' ? now.user.onboarding_step : 'mobile_chat';
}

export function useStepNow(): Step {
  useStore(who);
  return stepNow();
}

export const moveOnTo = (step: Step): void => changeMyself({ onboarding_step: later(step, stepNow()) });

/** Its own order among what waits to be sent. */
const ownPlace = 'first evening';

/** Ends a part. It is kept until the house has it: without a connection the evening goes on all the same. */
export const keepEnding = (part: EndedByItself, outcome: Act): Promise<void> =>
  signedIn().outbox.write(ownPlace, endPart, { body: { part, outcome } }, { quiet: true });

/** The others end with what is kept by calls of their own. */
export type EndedByItself = Exclude<Part, 'sacred_tenets' | 'manifesto_onboarding'>;

const answered = ({ step }: { step: Step }): void => moveOnTo(step);
export const eveningSends: readonly Send[] = [endPart].map((call) => ({ call, answered }));
