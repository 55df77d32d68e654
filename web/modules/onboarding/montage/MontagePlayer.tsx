import type { MontageSegment } from '@kinsong/contract/onboarding/montage.ts';
import { useEffect, useEffectEvent } from 'react';
import { Button, Logo, VisuallyHidden } from '../../../ui/index.ts';
import { Controls } from './Controls.tsx';
import styles from './Montage.module.css';
import { Segments } from './Segments.tsx';
import { StageCurtain } from './StageCurtain.tsx';
import { usePlayback } from './usePlayback.ts';

export interface MontagePlayerProps {
  /** Absent while they are being written. */
  segments: readonly MontageSegment[] | undefined;
  onEnd: (how: 'completed' | 'skipped') => void;
}

/** The montage behind its curtain, and before it what one can do: rest, or pass by. */
export function MontagePlayer({ segments, onEnd }: MontagePlayerProps) {
  const { playback, ready, rest } = usePlayback(segments, onEnd);
  const toggle = useEffectEvent(() => playback && rest(playback.running.get()));
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const onControl = event.target instanceof Element && event.target.closest('button, a, input') !== null;
      if (event.key !== ' ' || event.repeat || onControl) return;
      event.preventDefault();
      toggle();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
  return (
    <div className={styles.stage}>
      {segments && playback && <Segments segments={segments} playback={playback} onPainted={ready} />}
      <StageCurtain playback={playback} />
      {segments && playback ? (
        <Controls segments={segments} playback={playback} onPause={rest} />
      ) : (
        <BeingWritten onSkip={() => onEnd('skipped')} />
      )}
    </div>
  );
}

/** One never has to wait for it. */
function BeingWritten({ onSkip }: { onSkip: () => void }) {
  return (
    <>
      <output className={styles.waiting}>
        <Logo turning glow />
        <VisuallyHidden>Your montage is being put together</VisuallyHidden>
      </output>
      <div className={styles.ways}>
        <Button kind="outline" onClick={onSkip}>
          Skip
        </Button>
      </div>
    </>
  );
}
