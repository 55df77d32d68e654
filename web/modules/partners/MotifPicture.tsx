import type { Motif } from '@kinsong/contract/partners/partners.ts';
import type { ReactNode } from 'react';
import styles from './MotifPicture.module.css';
import { motifWords } from './partner-words.ts';

/** What is drawn on a card, in a light of its own hue. */
export function MotifPicture({ motif, className }: { motif: Motif; className?: string | undefined }) {
  return (
    <span className={className} data-area={motifWords[motif].area}>
      <span className={styles.ground}>
        <svg className={styles.drawing} viewBox="0 0 68 68" aria-hidden>
          {drawings[motif]}
        </svg>
      </span>
    </span>
  );
}

const drawings: Readonly<Record<Motif, ReactNode>> = {
  bowl: <path d="M14 34c0 14 8 20 20 20s20-6 20-20ZM10 34h48M20 22c4-6 8 6 12 0s8 6 12 0" />,
  wave: <path d="M8 34c6-16 10-16 14 0s8 16 12 0 8-16 12 0 8 16 14 0" />,
  moon: <path d="M42 12a22 22 0 1 0 14 30A18 18 0 0 1 42 12" />,
  tree: (
    <>
      <path d="M34 56V28M34 40l-12-10M34 34l12-10" />
      <circle cx="34" cy="20" r="7" />
      <circle cx="19" cy="26" r="6" />
      <circle cx="49" cy="20" r="6" />
    </>
  ),
  person: (
    <>
      <path d="M12 46c8-2 12-14 22-14s14 12 22 14" />
      <circle cx="34" cy="20" r="6" />
    </>
  ),
  river: (
    <path d="M8 22c10-8 16 8 26 0s16-8 26 0M8 36c10-8 16 8 26 0s16-8 26 0M8 50c10-8 16 8 26 0s16-8 26 0" />
  ),
  door: (
    <>
      <path d="M20 56V28a14 14 0 0 1 28 0v28M12 56h44M34 14v42" />
      <circle cx="29.500" cy="38" r="1.200" />
      <circle cx="38.500" cy="38" r="1.200" />
    </>
  ),
  seedling: (
    <path d="M34 56V34M34 38C22 38 16 31 16 20c12 0 18 6 18 18ZM34 32c0-10 6-16 17-16 0 11-6 16-17 16ZM18 56h32" />
  ),
  lantern: (
    <path d="M24 26h20l3 26H21ZM22 52h24M28 26a6 6 0 0 1 12 0M34 10v10M34 34c5 6 4 12 0 12s-5-6 0-12" />
  ),
  hands: (
    <path d="M10 40c8 0 10-8 18-8 4 0 6 3 3 6l-5 3M58 40c-8 0-10 8-18 8-4 0-9-2-14-7M10 52c10 0 14 6 24 6s14-6 24-6M34 22l2.400 4.800 5.200.8-3.800 3.700" />
  ),
};
