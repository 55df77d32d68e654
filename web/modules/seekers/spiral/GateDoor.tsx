import { missingFor, type Gate } from '@kinsong/contract/seekers/trust-gates.ts';
import { cx } from '../../../ui/index.ts';
import { large, placed, pointAt } from './spiral.path.ts';
import styles from './TrustSpiral.module.css';

export interface GateDoorProps {
  gate: Gate;
  open: boolean;
  /** Until then it stays open, for someone who has fallen well below it. */
  closesAt: string | null;
  /** The light behind an open one. */
  glow: string;
}

/** A door stands outside the band where it opens: lit and ajar once it has, and nearly shut while it is about to close. */
export function GateDoor({ gate, open, closesAt, glow }: GateDoorProps) {
  const at = (outside: number) => pointAt(large, gate.at, outside);
  const [inner, outer, door] = [at(-16), at(16), at(32)];
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
      <title>
        {gate.name}: {open ? 'open' : `opens at ${missingFor(gate, 0)}`}
      </title>
    </g>
  );
}

/** What a door is called, beside it. Its letters keep their size, however large the drawing is. */
export function DoorWords({ gate, open, closesAt }: Omit<GateDoorProps, 'glow'>) {
  const at = (outside: number) => pointAt(large, gate.at, outside);
  const [door, name] = [at(32), at(58)];
  const below = door.y > 60;
  const place = below ? { x: door.x + 8, y: door.y + 16 } : { x: name.x - 4, y: name.y - 20 };
  return (
    <p className={cx(styles.words, open && styles.open)} style={placed(place)}>
      <b>{gate.at}</b> {closesAt !== null && <em>until {dayShort(closesAt)}</em>}
      <br />
      {gate.name}
    </p>
  );
}

const dayShort = (at: string): string =>
  new Date(at).toLocaleDateString('en-GB', { day: 'numeric', month: 'long' });
