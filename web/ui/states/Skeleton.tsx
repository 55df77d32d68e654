import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { VisuallyHidden } from '../drawing/VisuallyHidden.tsx';
import styles from './Skeleton.module.css';

export interface BoneProps {
  /** The box of the real thing: a line of words, a face, a thumbnail, a button, a thin bar. */
  as?: 'line' | 'title' | 'face' | 'thumb' | 'button' | 'bar';
  /** Part of the width it is given, for lines and bars. */
  width?: `${number}%`;
  className?: string | undefined;
}

export function Bone({ as = 'line', width, className }: BoneProps) {
  return <span className={cx(styles.bone, styles[as], className)} style={width ? { width } : undefined} />;
}

/** Holds the bones of what is loading: one slow warm band of light crosses them all together. */
export function Skeleton({ label, children }: { label: string; children: ReactNode }) {
  return (
    <output data-loading className={styles.skeleton}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <div aria-hidden className={styles.bones}>
        {children}
      </div>
    </output>
  );
}

/** The commonest shape: rows with a face, two lines, and a small thing at the right. */
export function SkeletonRows({ label, rows = 6 }: { label: string; rows?: number }) {
  return (
    <Skeleton label={label}>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={styles.row}>
          <Bone as="face" />
          <div className={styles.lines}>
            <Bone as="title" width={`${[62, 48, 74, 56][row % 4] ?? 60}%`} />
            <Bone width={`${[38, 52, 30, 44][row % 4] ?? 40}%`} />
          </div>
        </div>
      ))}
    </Skeleton>
  );
}
