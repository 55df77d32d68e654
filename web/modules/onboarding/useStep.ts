import {
  afterAgain,
  before,
  eveningAt,
  happened,
  isBehind,
  stepOf,
  type Act,
  type Part,
  type Step,
} from '@kinsong/engines/onboarding/evening.ts';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { eveningAddresses } from '../../platform/session/evening-addresses.ts';
import { landing } from '../../platform/session/first-page.ts';
import { signedIn } from '../../platform/signed-in.ts';
import { bringCurtains, changeScene } from './curtain/change-scene.ts';
import { keepEnding, moveOnTo, stepNow, useStepNow, type EndedByItself } from './evening.data.ts';

/** What one can do at a part of the evening. */
export interface AtPart {
  finish(): void;
  skip(): void;
  /** Skips all that is left of the evening. */
  toTheGame(): void;
  /** Where the part before this one is shown. */
  readonly back: string | undefined;
  /** One has been through it before: nothing is asked, and nothing is kept again. */
  readonly again: boolean;
}

/** A part that ends with a button. */
export function useStep(part: EndedByItself): AtPart {
  const lead = useLead(part);
  const { again, back } = usePlace(part);
  const end = (act: Act): void => {
    if (again) return lead(act, act === 'to_game' ? 'mobile_chat' : afterAgain(part, stepNow()));
    void keepEnding(part, act);
    const next = stepOf(happened(eveningAt(stepNow(), part === 'guild_creation'), part, act));
    moveOnTo(next);
    lead(act, next);
  };
  return {
    finish: () => end('finished'),
    skip: () => end('skipped'),
    toTheGame: () => end('to_game'),
    back,
    again,
  };
}

/** A part that ends with what the house keeps: the promises, the manifesto. Its own call has answered the step. */
export function useKeptStep(part: 'sacred_tenets' | 'manifesto_onboarding'): Pick<
  AtPart,
  'back' | 'again'
> & {
  ended(act: Act, step: Step): void;
  /** Leads on from what was only opened again. */
  leave(): void;
} {
  const lead = useLead(part);
  const ended = (act: Act, step: Step): void => {
    moveOnTo(step);
    lead(act, stepNow());
  };
  return { ...usePlace(part), ended, leave: () => lead('finished', afterAgain(part, stepNow())) };
}

function usePlace(part: Part): Pick<AtPart, 'back' | 'again'> {
  const step = useStepNow();
  const guild = signedIn().person.guild;
  const earlier = before(part, guild?.role === 'owner');
  return {
    again: isBehind(part, step),
    back: earlier === null ? undefined : eveningAddresses[earlier],
  };
}

/** Leads on once, however often a button is pressed while the curtain falls. */
function useLead(part: Part): (act: Act, next: Step | null) => void {
  const go = useNavigate();
  const left = useRef(false);
  useEffect(() => void bringCurtains().catch(() => {}), []);
  return (act, next) => {
    if (left.current) return;
    left.current = true;
    void changeScene(part, act, () => void go({ href: addressAfter(part, next) }));
  };
}

function addressAfter(part: Part, next: Step | null): string {
  // What was opened from one's account leads back there.
  if (next === null) return '/account';
  // From the promises one goes where one was going; from all else on, and at last into the game.
  if (part !== 'sacred_tenets') return eveningAddresses[next];
  return landing({ user: { ...signedIn().person, onboarding_step: next }, search: location.search });
}
