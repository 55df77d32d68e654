import type { Child } from '@kinsong/contract/organiser/nodes.ts';
import { cx } from '../../../ui/index.ts';
import { SalonThumbnail } from '../../spaces/index.ts';
import { isLit } from '../node-words.ts';
import styles from './NodeDisc.module.css';

/** A child as it hangs on the thread: houses whose windows are lit by who was here this week, or a project's picture. */
export function NodeDisc({ child, chosen }: { child: Child; chosen: boolean }) {
  return (
    <span
      className={cx(styles.disc, chosen && styles.chosen)}
      data-kind={child.kind}
      data-lit={isLit(child) || undefined}
    >
      {child.kind === 'project' ? <Project child={child} /> : <Houses child={child} />}
    </span>
  );
}

/** A family is a house; a hamlet is three of them, one lower down the hill than the next. */
const village = [
  'translate(-9 0) scale(.56)',
  'translate(9.500 1) scale(.6)',
  'translate(0 6.500) scale(.72)',
];

function Houses({ child }: { child: Exclude<Child, { kind: 'project' }> }) {
  const lit = isLit(child);
  const places = child.kind === 'hamlet' ? village : ['scale(1.05)'];
  return (
    <svg viewBox="-24 -30 48 48" className={styles.picture} aria-hidden>
      {places.map((place, at) => (
        <g key={place} transform={place} className={lit && isLitHouse(child, at) ? styles.lit : styles.dark}>
          <path className={styles.body} d="M-11.800 6v-13h23.600v13Z" />
          <path className={styles.roof} d="M-14.700-6.500 2.400-18.800 14.700-6.500Z" />
          <rect className={styles.pane} x="-7.700" y="-3.400" width="5" height="5.900" rx=".6" />
          <rect className={styles.pane} x="2.700" y="-3.400" width="5" height="5.900" rx=".6" />
        </g>
      ))}
    </svg>
  );
}

/** In a hamlet as many of its houses burn as people were here, all three from three on. */
const isLitHouse = (child: Exclude<Child, { kind: 'project' }>, at: number): boolean =>
  child.kind === 'family' || (child.active_members ?? 0) > 2 - at;

const round = 2 * Math.PI * 30;

function Project({ child }: { child: Extract<Child, { kind: 'project' }> }) {
  const { name, thumbnail, progress, role } = child;
  return (
    <>
      <svg viewBox="0 0 64 64" className={styles.ring} aria-hidden>
        <circle cx="32" cy="32" r="30" className={styles.track} />
        {progress !== null && progress > 0 && (
          <circle
            cx="32"
            cy="32"
            r="30"
            className={styles.gone}
            strokeDasharray={`${(round * progress) / 100} ${round}`}
            transform="rotate(-90 32 32)"
          />
        )}
      </svg>
      <span className={cx(styles.thumb, role === null && styles.outside)}>
        <SalonThumbnail name={name} kind="project" picture={thumbnail} />
      </span>
    </>
  );
}
