import type { MontageSegment } from '@kinsong/contract/onboarding/montage.ts';
import { montageTimes } from '@kinsong/engines/onboarding/montage-timeline.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useStill } from '../../../ui/index.ts';
import styles from './Montage.module.css';
import { paintScene, revealScene, setDrifting } from './scenes/show-scene.ts';

export interface SegmentSceneProps {
  segment: MontageSegment;
  /** Painted in advance, while another is to be seen. */
  ahead: boolean;
  running: boolean;
  onPainted: () => void;
}

const SETTLE = 150;

/** The picture of a segment: painted once for the size it has, and again when that changes. */
export function SegmentScene({ segment, ahead, running, onPainted }: SegmentSceneProps) {
  const place = useRef<HTMLDivElement>(null);
  const still = useStill();
  const [painted, setPainted] = useState(0);
  const told = useEffectEvent(onPainted);
  useEffect(() => {
    const { current: frame } = place;
    if (!frame) return;
    const left = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let size = '';
    const paint = async () => {
      const now = `${frame.clientWidth} ${frame.clientHeight}`;
      if (now === size || frame.clientHeight === 0) return;
      size = now;
      await paintScene(frame, segment, left.signal);
      if (left.signal.aborted) return;
      setPainted((times) => times + 1);
      told();
    };
    const watch = new ResizeObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(() => void paint(), size === '' ? 0 : SETTLE);
    });
    watch.observe(frame);
    return () => {
      left.abort();
      watch.disconnect();
      clearTimeout(timer);
    };
  }, [segment]);
  useEffect(() => {
    if (!ahead && painted > 0 && place.current) void revealScene(place.current);
  }, [ahead, painted]);
  const seen = !ahead && painted > 0 && !still;
  useEffect(() => {
    const { closes } = montageTimes;
    if (seen && place.current) setDrifting(place.current, segment.duration + 2 * closes);
  }, [seen, painted, segment]);
  useEffect(() => {
    if (!seen) return;
    for (const animation of place.current?.getAnimations({ subtree: true }) ?? []) {
      if (running) animation.play();
      else animation.pause();
    }
  }, [seen, painted, running]);
  return <div ref={place} className={styles.scene} data-ahead={ahead || undefined} aria-hidden />;
}
