import { useId, type CSSProperties } from 'react';
import { chooseLevel, levels } from '../../../platform/audio/sound-settings.ts';
import { useStore } from '../../../platform/store.ts';
import styles from './SoundLevel.module.css';
import { bowlWave, box, heartWave } from './sound-waves.ts';

const parts = {
  heart: { name: 'Heartbeat', words: 'four beats, then rest', wave: heartWave },
  bowl: { name: 'Singing bowl', words: 'one long note, fading', wave: bowlWave },
} as const;

function inWords(level: number): string {
  if (level === 0) return 'silent';
  if (level < 50) return 'soft';
  return level < 100 ? 'clear' : 'full';
}

/** How loud one of the house's sounds is. Its track is a picture of it. */
export function SoundLevel({ part }: { part: keyof typeof parts }) {
  const { name, words, wave } = parts[part];
  const level = useStore(levels)[part];
  const id = useId();
  return (
    <div className={styles.level} style={{ '--level': level / 100 } as CSSProperties}>
      <p className={styles.words}>
        <label htmlFor={id}>{name}</label> <span>{words}</span> <i>{inWords(level)}</i>
      </p>
      <div className={styles.track}>
        <Wave path={wave} />
        <Wave path={wave} heard />
        <input
          id={id}
          className={styles.slider}
          type="range"
          min={0}
          max={100}
          value={level}
          aria-valuetext={inWords(level)}
          onChange={(event) => chooseLevel(part, Number(event.target.value))}
        />
      </div>
    </div>
  );
}

function Wave({ path, heard = false }: { path: string; heard?: boolean }) {
  return (
    <svg
      className={heard ? styles.heard : styles.wave}
      viewBox={`0 0 ${box.width} ${box.height}`}
      preserveAspectRatio="none"
      aria-hidden
    >
      <path d={path} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
