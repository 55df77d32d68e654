import type { MontageSegment } from '@kinsong/contract/onboarding/montage.ts';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { makePlayback, type Playback } from './playback.ts';

export interface Playing {
  readonly playback: Playback | undefined;
  /** The first picture stands: the curtain may open. */
  ready(): void;
  rest(paused: boolean): void;
}

/** Plays from when the first picture stands, rests while nobody looks or somebody says so, and tells its end once. */
export function usePlayback(
  segments: readonly MontageSegment[] | undefined,
  onEnd: (how: 'completed' | 'skipped') => void,
): Playing {
  const playback = useMemo(
    () => segments && makePlayback(segments.map(({ duration }) => duration)),
    [segments],
  );
  const [stands, setStands] = useState(false);
  const resting = useRef(false);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (!playback || !stands) return;
    const follow = () => {
      if (document.hidden || resting.current) playback.pause();
      else playback.run();
    };
    const tell = () => {
      const { act } = playback.act.get();
      if (act === 'completed' || act === 'skipped') end(act);
    };
    const stop = playback.act.subscribe(tell);
    document.addEventListener('visibilitychange', follow);
    follow();
    return () => {
      document.removeEventListener('visibilitychange', follow);
      stop();
      playback.leave();
    };
  }, [playback, stands]);
  const rest = (paused: boolean): void => {
    resting.current = paused;
    if (paused || document.hidden) playback?.pause();
    else playback?.run();
  };
  return { playback, ready: () => setStands(true), rest };
}
