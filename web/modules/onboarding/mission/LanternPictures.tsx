import { signBox, signPath } from '../../../ui/drawing/index.ts';
import type { LanternName } from './mission.words.ts';
import styles from './LanternPictures.module.css';

/** What is painted on a lantern; `tried` shows what became of its small trial. */
export function LanternPicture({ of: name, tried }: { of: LanternName; tried: boolean }) {
  const Picture = pictures[name];
  return (
    <svg
      className={styles.picture}
      viewBox={name === 'soul' ? signBox : '0 0 100 100'}
      data-tried={tried || undefined}
      aria-hidden
    >
      <Picture />
    </svg>
  );
}

function Real() {
  return (
    <g className={styles.pen}>
      <path d="M22 20h44M22 42h30M22 64h34" />
      <path className={styles.thick} d="M8 18l5 5 8-10M8 40l5 5 8-10" />
      <rect x="7" y="58" width="12" height="12" rx="2" />
      <path className={styles.tick} d="M8 62l5 5 8-10" />
      <path className={styles.feather} d="M58 88c-5-18 2-36 22-44l8 8c-6 20-18 30-30 36Z" />
      <path d="M58 88 80 52M68 76l10-1M73 66l9-2" />
      <path className={styles.star} d="M82 8l2.6 7.4L92 18l-7.4 2.6L82 28l-2.6-7.4L72 18l7.4-2.6Z" />
    </g>
  );
}

const rope = 'M4 60C30 60 34 28 52 28s16 30-4 30-20-30 0-30 20 32 48 32';

function Trust() {
  return (
    <g className={styles.pen}>
      <g className={styles.knot}>
        <path className={styles.rope} d={rope} />
        <path className={styles.strand} d={rope} />
      </g>
      <path className={styles.dots} d="M26 84h48" />
    </g>
  );
}

function Swap() {
  return (
    <g className={styles.pen}>
      <path d="M14 34v30h22V50H14M16 64l-3 22M34 64l3 22M86 34v30H64V50h22M84 64l3 22M66 64l-3 22" />
      <path
        className={styles.turning}
        d="M36 26C42 16 58 16 64 26m-7-1 8 2 1-8M64 38c-6 10-22 10-28 0m7 1-8-2-1 8"
      />
    </g>
  );
}

function Soul() {
  return (
    <>
      <circle className={styles.ring} r="14" />
      <circle className={styles.ring} r="14" />
      <path className={styles.sign} d={signPath} />
    </>
  );
}

const pictures = { real: Real, trust: Trust, swap: Swap, soul: Soul };
