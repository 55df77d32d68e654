import type { CSSProperties } from 'react';
import styles from './BackdropOpacitySlider.module.css';
import { useBackdropOpacity } from './backdrop.ts';

/** A wick: how strongly the backdrop shows. Over the heart in the rail, and on a phone in the heart's sheet. */
export function BackdropOpacitySlider() {
  const [value, choose] = useBackdropOpacity();
  return (
    <input
      className={styles.wick}
      type="range"
      min={0}
      max={100}
      step={1}
      aria-label="Background opacity"
      aria-orientation="vertical"
      title="Background opacity"
      value={value}
      style={{ '--lit': `${value}%` } as CSSProperties}
      onChange={(event) => choose(Number(event.target.value))}
    />
  );
}
