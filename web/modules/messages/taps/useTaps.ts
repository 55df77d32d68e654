import { hiddenAmong, tappingLasts } from '@kinsong/contract/messages/taps.ts';
import { isVoice } from '@kinsong/contract/seekers/voices.ts';
import { useEffect, useState } from 'react';
import { ring } from '../../../platform/audio/ring.ts';
import type { Shown } from '../stream/overlay.ts';
import { useTalk } from '../stream/talk.ts';
import { giveTap, raiseBy, useMarks, useRaised } from './taps.data.ts';

export interface Taps {
  /** One's own words that raised one's soul. */
  readonly raised: boolean;
  /** Another's words that one has tapped. */
  readonly given: boolean;
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
  const { id, space_id, author_id, created_at, deleted_at } = message;
  const raised = useRaised(space_id, id);
  const given = useMarks(space_id).trust.has(id);
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
  const here = [...people.values()].filter(({ left_at }) => left_at === null).length;

  const give = () => {
    warned.add(space_id);
    setFresh(true);
    void ring('trust');
    void giveTap(message);
  };
  return {
    raised,
    given,
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
      give: () => (here < hiddenAmong && !warned.has(space_id) ? setAsking(true) : give()),
    }),
    answer: (yes) => {
      setAsking(false);
      if (yes) give();
    },
  };
}
