import { canBeGuessed, tappingLasts } from '@kinsong/contract/messages/trust-taps.ts';
import { isVoice } from '@kinsong/contract/seekers/non-human-speakers.ts';
import { useEffect, useState } from 'react';
import { ring } from '../../../platform/audio/play-tone.ts';
import { signedIn } from '../../../platform/signed-in.ts';
import type { Shown } from '../stream/unsent-overlay.ts';
import { useTalk } from '../stream/talk-context.ts';
import { giveTap, raiseBy, useMarks, useRaised } from './taps.data.ts';

export interface Taps {
  /** One's own words that raised one's soul. */
  readonly raised: boolean;
  /** Another's words that one has tapped. */
  readonly given: boolean;
  /** How many taps there are, one's own included before the others see it. */
  readonly count: number;
  /** Tapped just now: the light answers. */
  readonly fresh: boolean;
  /** Before a tap that can be guessed it is asked whether to give it. */
  readonly asking: boolean;
  raise?: () => void;
  give?: () => void;
  answer(yes: boolean): void;
}

/** How long the light answers, S1 §9: soul, and trust. */
const soulTime = 1500;
const trustTime = 1200;

/** Spaces in which it was said already, on this visit, that a tap can be guessed. */
const warned = new Set<string>();

/** What tapping a message does here, and what it has done. */
export function useTaps({ message, way }: Shown): Taps {
  const { me, people, abilities } = useTalk();
  const { id, space_id, author_id, seq, created_at, deleted_at, trust_taps = 0 } = message;
  const raised = useRaised(space_id, id);
  const seenByMe = useMarks(space_id).trust.get(id);
  const given = seenByMe !== undefined;
  const [fresh, setFresh] = useState(false);
  const [asking, setAsking] = useState(false);
  const mine = author_id === me;
  useEffect(() => {
    if (!fresh) return undefined;
    const timer = setTimeout(() => setFresh(false), mine ? soulTime : trustTime);
    return () => clearTimeout(timer);
  }, [fresh, mine]);
  const stands = deleted_at === null;
  // The day on which tapping ends is the house's to know: what is old by this clock is not offered.
  const [now] = useState(() => Date.now());
  const open = now - Date.parse(created_at) < tappingLasts;
  // Raising waits behind the words in the outbox, so it may be done while they are on their way.
  const mayRaise = stands && mine && way !== 'refused' && !raised;
  const mayGive = stands && !mine && !given && open && !isVoice(author_id) && abilities.has('messages.tap');
  const guessable = () => {
    const here = [...people.values()].flatMap(({ person_id, left_at }) =>
      left_at === null ? [person_id] : [],
    );
    const seen = signedIn().signals.seen.of(space_id).get();
    return canBeGuessed({ author: author_id, seq, tapper: me, here, seen });
  };
  const give = () => {
    setFresh(true);
    void ring('trust');
    void giveTap(message);
  };
  return {
    raised,
    given,
    count: Math.max(trust_taps, seenByMe ?? 0),
    fresh,
    asking,
    ...(mayRaise && {
      raise: () => {
        setFresh(true);
        void ring('doubleTap');
        void raiseBy(message);
      },
    }),
    ...(mayGive && {
      give: () => (!warned.has(space_id) && guessable() ? setAsking(true) : give()),
    }),
    answer: (yes) => {
      setAsking(false);
      if (!yes) return;
      warned.add(space_id);
      give();
    },
  };
}
