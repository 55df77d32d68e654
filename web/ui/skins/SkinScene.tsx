import type { ReactNode } from 'react';
import type { Skin } from './skin.ts';
import styles from './SkinScene.module.css';

/** A skin as a tiny picture of itself: a lit window at night, a moon, a line written by hand. */
export function SkinScene({ skin }: { skin: Skin }) {
  return (
    <svg className={styles.scene} viewBox="0 0 110 80" preserveAspectRatio="xMidYMid slice" aria-hidden>
      {scenes[skin]}
    </svg>
  );
}

const scenes: Readonly<Record<Skin, ReactNode>> = {
  epic: (
    <>
      <g className={styles.star}>
        <circle cx="18" cy="14" r="1" />
        <circle cx="88" cy="12" r="1.2" />
        <circle cx="70" cy="24" r=".8" />
        <circle cx="34" cy="28" r=".7" />
      </g>
      <path className={styles.hill} d="M0 46C30 36 70 48 110 40V80H0Z" />
      <path className={styles.wall} d="M44 44V32l11-9 11 9v12Z" />
      <path className={styles.roof} d="M41 33l14-12 14 12Z" />
      <rect className={styles.light} x="51" y="34" width="8" height="8" rx="1" />
    </>
  ),
  mystical: (
    <>
      <path className={styles.aurora} d="M-4 40C20 10 40 54 66 24S100 20 116 6V0H-4Z" />
      <circle className={styles.moon} cx="55" cy="28" r="15" />
      <circle className={styles.dark} cx="61" cy="25" r="12" />
      <path className={styles.hill} d="M0 54C30 46 70 56 110 50V80H0Z" />
    </>
  ),
  notebook: (
    <>
      <path className={styles.rule} d="M0 18H110M0 34H110M0 50H110M0 66H110" />
      <path className={styles.margin} d="M22 0V80" />
      <path className={styles.hand} d="M33 34c4-10 8-12 8-4s3 4 6-2 4 2 6 4 4-8 7-5 3 4 7 1 5 0 9-2" />
    </>
  ),
};
