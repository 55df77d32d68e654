import type { MontageSegment } from '@kinsong/contract/onboarding/montage.ts';
import { durationOf } from '@kinsong/engines/onboarding/montage-timeline.ts';
import { useEffect, useRef } from 'react';
import { useStore } from '../../../platform/store.ts';
import styles from './Montage.module.css';
import type { Playback } from './playback.ts';

export interface ProgressDotsProps {
  segments: readonly MontageSegment[];
  playback: Playback;
}

/** A dot a segment; the current one is a bar that fills over its time. */
export function ProgressDots({ segments, playback }: ProgressDotsProps) {
  const { segment: now } = useStore(playback.act);
  return (
    <div className={styles.dots} role="img" aria-label={`Part ${now + 1} of ${segments.length}`}>
      {segments.map(({ segment_number, duration }, at) =>
        at === now ? (
          <i key={segment_number} className={styles.now}>
            <Filling duration={durationOf(duration)} playback={playback} />
          </i>
        ) : (
          <i key={segment_number} className={at < now ? styles.was : undefined} />
        ),
      )}
    </div>
  );
}

/** What tells the time is no ornament: it fills where nothing else may move, too. */
function Filling({ duration, playback }: { duration: number; playback: Playback }) {
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    const filling = bar.current?.animate([{ transform: 'scaleX(0)' }, { transform: 'none' }], {
      duration,
      fill: 'both',
    });
    if (!filling) return;
    const follow = () => {
      filling.currentTime = playback.now().progress * duration;
      if (playback.now().act === 'shown' && playback.running.get()) filling.play();
      else filling.pause();
    };
    const ends = [playback.act.subscribe(follow), playback.running.subscribe(follow)];
    follow();
    return () => {
      for (const end of ends) end();
      filling.cancel();
    };
  }, [duration, playback]);
  return <b ref={bar} />;
}
