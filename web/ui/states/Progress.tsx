import { Logo } from '../drawing/Logo.tsx';
import { VisuallyHidden } from '../drawing/VisuallyHidden.tsx';
import styles from './Progress.module.css';

export interface ProgressProps {
  label: string;
  /** 0 to 100; absent while nobody knows how long it takes. */
  value?: number;
}

const clamp = (value: number) => Math.min(100, Math.max(0, value));

export function ProgressBar({ label, value }: ProgressProps) {
  return (
    <progress
      aria-label={label}
      max={100}
      value={value === undefined ? undefined : clamp(value)}
      className={styles.bar}
    />
  );
}

export function ProgressRing({ label, value = 0 }: ProgressProps) {
  return (
    <span className={styles.ringed}>
      <VisuallyHidden>
        <progress aria-label={label} max={100} value={clamp(value)} />
      </VisuallyHidden>
      <svg aria-hidden className={styles.ring} viewBox="0 0 48 48">
        <circle className={styles.track} cx="24" cy="24" r="20" />
        <circle
          className={styles.arc}
          cx="24"
          cy="24"
          r="20"
          pathLength="100"
          strokeDasharray={`${clamp(value)} 100`}
          transform="rotate(-90 24 24)"
        />
      </svg>
    </span>
  );
}

/** The sign turns while something is on its way. Shown after 300 ms, so that a quick answer does not flicker. */
export function Loading({ label }: { label: string }) {
  return (
    <output className={styles.loading}>
      <Logo turning glow />
      <span>{label}</span>
    </output>
  );
}
