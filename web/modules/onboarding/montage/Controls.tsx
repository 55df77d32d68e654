import type { MontageSegment } from '@kinsong/contract/onboarding/montage.ts';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { useStore } from '../../../platform/store.ts';
import { Button, IconButton } from '../../../ui/index.ts';
import styles from './Montage.module.css';
import type { Playback } from './playback.ts';
import { ProgressDots } from './ProgressDots.tsx';

export interface ControlsProps {
  segments: readonly MontageSegment[];
  playback: Playback;
  onPause: (paused: boolean) => void;
}

/** Before the curtain, always in the same places: how far it is, a rest, and the way past it. */
export function Controls({ segments, playback, onPause }: ControlsProps) {
  const running = useStore(playback.running);
  return (
    <>
      <ProgressDots segments={segments} playback={playback} />
      <div className={styles.ways}>
        <IconButton
          icon={running ? Pause : Play}
          label={running ? 'Pause the montage' : 'Go on with the montage'}
          onClick={() => onPause(running)}
        />
        <Button kind="outline" onClick={() => playback.skip()}>
          Skip
        </Button>
      </div>
    </>
  );
}
