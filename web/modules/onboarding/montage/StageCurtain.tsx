import { useEffect, useRef } from 'react';
import { strikeBowl } from '../../../platform/audio/strike-bowl.ts';
import { useStill } from '../../../ui/index.ts';
import { hangCloth } from '../curtain/hang-cloth.ts';
import { dimLights, type Curtain, type Movement } from '../curtain/movement.ts';
import styles from './Montage.module.css';
import type { Playback } from './playback.ts';

/**
 * The montage's own curtain: closed before the first segment, between two, and after the last. Who led here by another
 * sees by its mark that this screen has one, and leaves the opening to it.
 */
export function StageCurtain({ playback }: { playback: Playback | undefined }) {
  const place = useRef<HTMLDivElement>(null);
  const still = useStill();
  useEffect(() => {
    const { current: frame } = place;
    if (!frame) return;
    const curtain = still ? dimLights(frame) : hangCloth(frame);
    frame.dataset['ownCurtain'] = 'hung';
    const end = playback && follow(playback, curtain);
    return () => {
      end?.();
      curtain.takeDown();
    };
  }, [playback, still]);
  return <div ref={place} className={styles.curtain} data-own-curtain="hanging" aria-hidden />;
}

/** Moves with each act that closes or opens it, rests with the montage, and hangs still in between. */
function follow(playback: Playback, curtain: Curtain): () => void {
  let movement: Movement | undefined;
  const begin = (): void => {
    const { act, open, since, until } = playback.act.get();
    if (act === 'closing') strikeBowl();
    const moves = (act === 'opening' || act === 'closing') && until !== null;
    if (moves) {
      movement = curtain.move(until - since, (part) => playback.openAfter(part * (until - since)));
      movement.goTo(playback.ran());
      rest();
    } else {
      movement = undefined;
      curtain.set(open);
    }
  };
  const rest = (): void => {
    if (playback.running.get()) movement?.run();
    else movement?.pause();
  };
  const ends = [playback.act.subscribe(begin), playback.running.subscribe(rest)];
  begin();
  return () => {
    for (const end of ends) end();
  };
}
