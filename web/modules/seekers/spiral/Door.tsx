import { missingFor, type Gate } from '@kinsong/contract/seekers/gates.ts';
import { cx } from '../../../ui/index.ts';
import { large, pointAt } from './spiral.path.ts';
import styles from './TrustSpiral.module.css';

export interface DoorProps {
  gate: Gate;
  open: boolean;
  /** Until then it stays open, for someone who has fallen well below it. */
  closesAt: string | null;
  /** The light behind an open one. */
  glow: string;
}

/** A door stands outside the band where it opens: lit and ajar once it has, and nearly shut while it is about to close. */
export function Door({ gate, open, closesAt, glow }: DoorProps) {
  const at = (outside: number) => pointAt(large, gate.at, outside);
  const [inner, outer, door, name] = [at(-16), at(16), at(32), at(58)];
  const below = door.y > 60;
  const label = below
    ? { x: door.x + 8, y: door.y + 30 }
    : { x: name.x - 4, y: name.y + (door.y < -20 ? -8 : -3) };
  return (
    <g className={cx(styles.door, open && styles.open, closesAt !== null && styles.closing)}>
      <path className={styles.step} d={`M${inner.x} ${inner.y}L${outer.x} ${outer.y}`} />
      <g transform={`translate(${door.x} ${door.y}) scale(.9)`}>
        {open && <circle r="26" fill={`url(#${glow})`} />}
        <path className={styles.frame} d="M-9 13V-3a9 9 0 0 1 18 0V13Z" />
        {open ? (
          <path className={styles.leaf} d={closesAt === null ? 'M9 13V-4l-8 3v17Z' : 'M9 13V-4l-14 2v17Z'} />
        ) : (
          <circle className={styles.handle} cx="4.5" cy="3" r="1.7" />
        )}
      </g>
      <text className={styles.number} x={label.x} y={label.y}>
        {gate.at}
      </text>
      <text className={styles.name} x={label.x} y={label.y} dy="1.15em">
        {gate.name}
      </text>
      {closesAt !== null && (
        <text
          className={styles.until}
          {...(below ? { x: label.x + 34, y: label.y } : { x: label.x, y: label.y + 36 })}
        >
          until {dayShort(closesAt)}
        </text>
      )}
      <title>
        {gate.name}: {open ? 'open' : `opens at ${missingFor(gate, 0)}`}
      </title>
    </g>
  );
}

const dayShort = (at: string): string =>
  new Date(at).toLocaleDateString('en-GB', { day: 'numeric', month: 'long' });
