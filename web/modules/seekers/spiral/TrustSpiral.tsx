import { gates } from '@kinsong/contract/seekers/trust-gates.ts';
import type { Cause, TrustGate } from '@kinsong/contract/seekers/trust.ts';
import { useId, type ReactNode } from 'react';
import { cx } from '../../../ui/index.ts';
import { GateDoor, DoorWords } from './GateDoor.tsx';
import { piecesOf } from './spiral-pieces.ts';
import { bandPath, beyond, fieldBox, large, placed, pointAt, spiralEnd } from './spiral.path.ts';
import styles from './TrustSpiral.module.css';

export interface TrustSpiralProps {
  score: number;
  /** What each cause brought; choosing a piece chooses its cause. */
  causes: readonly { cause: Cause; amount: number }[];
  doors: readonly TrustGate[];
  chosen: Cause | undefined;
  onChoose: (cause: Cause | undefined) => void;
  /** In the middle: whose it is. */
  children: ReactNode;
}

/** Where what somebody's trust is made of can be seen: each cause one piece, a door at each gate, a star at the end. */
export function TrustSpiral({ score, causes, doors, chosen, onChoose, children }: TrustSpiralProps) {
  const gold = useId();
  const glow = useId();
  const pieces = piecesOf(causes);
  const end = Math.min(Math.max(score, 0), spiralEnd);
  const bead = pointAt(large, score > spiralEnd ? (beyond.find((at) => at >= score) ?? beyond.at(-1)!) : end);
  return (
    <div className={styles.spiral}>
      <svg viewBox={fieldBox} role="img" aria-label={`Trust ${score} of ${spiralEnd}`}>
        <defs>
          <linearGradient id={gold} x1="0" y1="0" x2="1" y2="1">
            <stop offset="0" className={styles.low} />
            <stop offset=".55" className={styles.mid} />
            <stop offset="1" className={styles.high} />
          </linearGradient>
          <radialGradient id={glow}>
            <stop offset="0" className={styles.lamp} />
            <stop offset="1" className={styles.dark} />
          </radialGradient>
        </defs>
        <circle r="132" fill={`url(#${glow})`} />
        <path className={styles.empty} d={bandPath(large, 0, spiralEnd)} />
        <path d={bandPath(large, 0, end, { round: [true, false] })} fill={`url(#${gold})`} />
        {pieces.map(({ cause, from, to, lost }, at) => (
          <path
            key={cause}
            className={cx(
              lost ? styles.lost : styles.piece,
              at % 2 === 1 && styles.other,
              cause === chosen && styles.chosen,
            )}
            d={bandPath(large, from, to, { round: [from === 0, false], wider: cause === chosen ? 3 : 0 })}
            onClick={() => onChoose(cause === chosen ? undefined : cause)}
          />
        ))}
        {pieces.slice(1).map(({ cause, from }) => (
          <Cut key={cause} at={from} />
        ))}
        {doors.map(({ gate, open, closes_at }) => (
          <GateDoor key={gate} gate={gates[gate]} open={open} closesAt={closes_at} glow={glow} />
        ))}
        {beyond.map((value, level) => {
          const { x, y } = pointAt(large, value);
          return (
            <circle
              key={value}
              className={styles.level}
              cx={x}
              cy={y}
              r={2.5 - level * 0.2}
              opacity={0.85 - level * 0.08}
            />
          );
        })}
        <circle cx={bead.x} cy={bead.y} r="25" fill={`url(#${glow})`} />
        <circle className={styles.bead} cx={bead.x} cy={bead.y} r="10" />
      </svg>
      {doors.map(({ gate, open, closes_at }) => (
        <DoorWords key={gate} gate={gates[gate]} open={open} closesAt={closes_at} />
      ))}
      <p className={styles.end} style={placed(pointAt(large, spiralEnd, -28))}>
        {spiralEnd}
      </p>
      <div className={styles.middle}>{children}</div>
    </div>
  );
}

function Cut({ at }: { at: number }) {
  const [from, to] = [pointAt(large, at, -11), pointAt(large, at, 11)];
  return <path className={styles.cut} d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />;
}
