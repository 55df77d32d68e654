import type { ReactNode } from 'react';
import styles from './SalonThumbnail.module.css';
import type { Motif } from './thumbnail-motif.ts';

/** Each on a square of 64. */
export const drawings: Record<Motif, ReactNode> = {
  house: (
    <>
      <circle cx="50" cy="14" r="5" fill="var(--pale-1)" />
      <path className={styles.shade} d="M7 45 32 20l25 25v19H7Z" />
      <path className={styles.roof} d="M3 47 32 18l29 29" />
      <rect x="25" y="42" width="14" height="14" rx="1.5" fill="var(--ink-5)" />
      <path className={styles.bars} d="M32 42v14M25 49h14" />
    </>
  ),
  cup: (
    <>
      <path className={styles.steam} d="M27 22c-3-4 3-5 0-10M36 22c-3-4 3-5 0-10" />
      <path d="M15 28h29v12a10 10 0 0 1-10 10h-9a10 10 0 0 1-10-10Z" fill="var(--pale-2)" />
      <path className={styles.handle} d="M44 31h3a5.500 5.500 0 0 1 0 11h-4" />
      <path className={styles.table} d="M10 55h42" />
    </>
  ),
  cake: (
    <>
      <path d="M12 38h40v14H12Z" fill="var(--pale-6)" />
      <path d="M12 38c4 6 8 6 10 0 3 6 7 6 10 0 3 6 7 6 10 0 3 6 6 6 10 0v-5H12Z" fill="var(--pale-1)" />
      <path className={styles.candle} d="M22 33v-9M32 33v-9M42 33v-9" />
      <path
        d="M22 14c3 4 2 7 0 7s-3-3 0-7M32 14c3 4 2 7 0 7s-3-3 0-7M42 14c3 4 2 7 0 7s-3-3 0-7"
        fill="var(--ink-5)"
      />
      <path className={styles.table} d="M8 54h48" />
    </>
  ),
  book: (
    <>
      <path
        d="M12 20c8-3 15-2 20 2v28c-5-4-12-5-20-2ZM52 20c-8-3-15-2-20 2v28c5-4 12-5 20-2Z"
        fill="var(--pale-1)"
      />
      <path
        className={styles.lines}
        d="M17 28c4-1 7-1 11 1M17 36c4-1 7-1 11 1M47 28c-4-1-7-1-11 1M47 36c-4-1-7-1-11 1"
      />
    </>
  ),
  garden: (
    <>
      <path className={styles.stem} d="M32 52V30" />
      <path
        d="M32 36C20 37 14 30 14 20c11 0 18 5 18 16ZM32 31c10 0 16-5 17-14-10 0-17 5-17 14Z"
        fill="var(--ink-3)"
      />
      <path className={styles.table} d="M14 53h36" />
    </>
  ),
  table: (
    <>
      <path className={styles.candle} d="M20 34V24M32 34V22M44 34V24" />
      <path
        d="M20 14c3 4 2 8 0 8s-3-4 0-8M32 12c3 4 2 8 0 8s-3-4 0-8M44 14c3 4 2 8 0 8s-3-4 0-8"
        fill="var(--ink-5)"
      />
      <path className={styles.table} d="M8 36h48M16 37v16M48 37v16" />
    </>
  ),
  lamp: (
    <>
      <circle cx="32" cy="34" r="22" fill="var(--ink-5)" opacity="0.2" />
      <path className={styles.steam} d="M32 4v12" />
      <path d="M18 34c0-10 6-17 14-17s14 7 14 17Z" fill="var(--ink-2)" />
      <ellipse cx="32" cy="34" rx="14" ry="4" fill="var(--pale-6)" />
    </>
  ),
  boat: (
    <>
      <circle cx="48" cy="15" r="5" fill="var(--pale-6)" />
      <path d="M31 12v28H12Z" fill="var(--pale-1)" />
      <path d="M35 20v20h15Z" fill="var(--pale-5)" />
      <path d="M10 44h44l-7 9H17Z" fill="var(--ink-2)" />
      <path className={styles.steam} d="M8 58c4-3 8-3 12 0s8 3 12 0 8-3 12 0 8 3 12 0" />
    </>
  ),
  plane: (
    <>
      <path className={styles.table} d="M9 50h46" />
      <path d="M12 34h40v11H12Z" fill="var(--pale-2)" />
      <path d="M33 34 40 21h7l-7 13Z" fill="var(--pale-5)" />
      <path d="M18 34c0-6 2-9 7-9 3 0 3 4 1 5s-1 4 1 4Z" fill="var(--ink-2)" />
      <path className={styles.shaving} d="M52 36c6 0 6 8 1 8" />
    </>
  ),
};
