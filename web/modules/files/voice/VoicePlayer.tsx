import { fileAddress, type Attachment } from '@kinsong/contract/files/files.ts';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { useEffect, useRef, useState } from 'react';
import { IconButton } from '../../../ui/index.ts';
import { lengthWords, spokenName } from '../file-words.ts';
import { Bars } from './Bars.tsx';
import { evenBars } from './even-bars.ts';
import styles from './VoicePlayer.module.css';

const speeds = [1, 1.5, 2] as const;
/** Only one is heard at a time. */
let sounding: HTMLAudioElement | undefined;

export interface VoicePlayerProps {
  file: Pick<Attachment, 'id' | 'name' | 'seconds' | 'voice'>;
  heights: readonly number[] | null;
  /** Whose voice it is. */
  by: string;
}

/** A voice or another sound, heard in its place. The bars are a slider: any moment of it can be gone to. */
export function VoicePlayer({ file, heights, by }: VoicePlayerProps) {
  const audio = useRef<HTMLAudioElement>(null);
  const [playing, setPlaying] = useState(false);
  const [at, setAt] = useState(0);
  const [known, setKnown] = useState(file.seconds ?? 0);
  const [speed, setSpeed] = useState<(typeof speeds)[number]>(1);
  const what = file.voice ? `${by}’s voice` : spokenName(file.name);
  useEffect(() => {
    const element = audio.current;
    return () => element?.pause();
  }, []);
  const press = () => {
    const element = audio.current;
    if (element === null) return;
    if (!element.paused) return element.pause();
    if (sounding !== element) sounding?.pause();
    sounding = element;
    element.playbackRate = speed;
    element.play().catch(() => setPlaying(false));
  };
  const faster = () => {
    const next = speeds[(speeds.indexOf(speed) + 1) % speeds.length] ?? 1;
    setSpeed(next);
    if (audio.current) audio.current.playbackRate = next;
  };
  const go = (seconds: number) => {
    setAt(seconds);
    if (audio.current) audio.current.currentTime = seconds;
  };
  return (
    <div className={styles.player} role="group" aria-label={what}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- nobody has written down what was said */}
      <audio
        ref={audio}
        src={fileAddress(file.id)}
        preload="none"
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onEnded={() => setAt(0)}
        onTimeUpdate={({ currentTarget }) => setAt(currentTarget.currentTime)}
        onDurationChange={({ currentTarget: { duration } }) =>
          Number.isFinite(duration) && setKnown(duration)
        }
      />
      <IconButton
        icon={playing ? Pause : Play}
        label={`${playing ? 'Pause' : 'Play'} ${what}`}
        kind="filled"
        className={styles.press}
        onClick={press}
      />
      <span className={styles.bars}>
        <Bars heights={heights ?? evenBars} played={known === 0 ? 0 : at / known} />
        <input
          className={styles.slider}
          type="range"
          min={0}
          max={known}
          step={0.1}
          value={Math.min(at, known)}
          aria-label={`Where in ${what}`}
          aria-valuetext={`${lengthWords(at)} of ${lengthWords(known)}`}
          onChange={({ currentTarget }) => go(Number(currentTarget.value))}
        />
      </span>
      <span className={styles.time}>
        {at > 0 ? `${lengthWords(at)} of ${lengthWords(known)}` : lengthWords(known)}
      </span>
      <button type="button" className={styles.speed} aria-label={`Speed ${speed}`} onClick={faster}>
        {speed}×
      </button>
    </div>
  );
}
