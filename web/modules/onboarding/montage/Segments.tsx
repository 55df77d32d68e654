import type { MontageSegment } from '@kinsong/contract/onboarding/montage.ts';
import Archive from 'lucide-react/icons/archive';
import { useStore } from '../../../platform/store.ts';
import { Icon } from '../../../ui/index.ts';
import styles from './Montage.module.css';
import type { Playback } from './playback.ts';
import { SegmentScene } from './SegmentScene.tsx';

export interface SegmentsProps {
  segments: readonly MontageSegment[];
  playback: Playback;
  onPainted: () => void;
}

/** What is behind the curtain: the picture of a segment with its words. The next picture is painted in the meantime. */
export function Segments({ segments, playback, onPainted }: SegmentsProps) {
  const { segment: now } = useStore(playback.act);
  const running = useStore(playback.running);
  const current = segments[now];
  if (current === undefined) return null;
  return (
    <>
      {segments.slice(now, now + 2).map((segment, at) => (
        <SegmentScene
          key={segment.segment_number}
          segment={segment}
          ahead={at > 0}
          running={running}
          onPainted={onPainted}
        />
      ))}
      <Words segment={current} />
    </>
  );
}

function Words({ segment: { title, content, uploaded_content } }: { segment: MontageSegment }) {
  const [brought] = uploaded_content;
  return (
    <>
      <div className={styles.words} aria-live="polite" aria-atomic>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.verse}>{content}</p>
      </div>
      {brought && (
        <p className={styles.by}>
          <Icon of={Archive} />
          {brought.description}, from {brought.contributor}
        </p>
      )}
    </>
  );
}
