import { useWide } from '../../../ui/index.ts';
import { lineWords, staffOf, type Point } from './score-over-time.ts';
import styles from './TrustLine.module.css';

const high = 150;

/** Trust over time, as a voice on a staff: five faint lines, the end marked with its value, one sentence. A first entry has its line still before it. */
export function TrustLine({ points, today }: { points: readonly Point[]; today: string }) {
  const { lines, notes } = staffOf(points, today);
  // Words keep their size: a narrow screen gets a shorter line, not a smaller one.
  const wide = useWide() ? 520 : 260;
  const last = points.at(-1);
  const first = points[0];
  if (last === undefined || first === undefined) return null;
  const y = (height: number): number => high * (1 - height);
  const tip = y(notes.at(-1)?.height ?? 0);
  // The score holds until it moves: the line goes level, then up or down, and level to today.
  const begins = points.length === 1;
  const end = begins ? 0 : wide;
  const path = notes.map(
    ({ along, height }, at) => `${at === 0 ? 'M' : 'H'}${wide * along}${at === 0 ? ' ' : 'V'}${y(height)}`,
  );
  return (
    <figure className={styles.line}>
      <svg
        viewBox={`-44 -16 ${wide + 108} ${high + 52}`}
        role="img"
        aria-label={`Trust over time: ${last.score} now`}
      >
        {lines.map(({ score, height }) => (
          <g key={score}>
            <path className={styles.staff} d={`M0 ${y(height)}H${wide}`} />
            <text className={styles.score} x="-12" y={y(height) + 5}>
              {score}
            </text>
          </g>
        ))}
        {begins && <path className={styles.ahead} d={`M0 ${tip}H${wide}`} />}
        <path className={styles.voice} d={`${path.join('')}H${end}`} />
        <circle className={styles.tip} cx={end} cy={tip} r="7" />
        <text className={styles.now} x={end + 16} y={tip + (begins ? -10 : 7)}>
          {last.score}
        </text>
        <text className={styles.from} x="0" y={high + 28}>
          {begins ? `you came in, ${dayOf(first.day)}` : dayOf(first.day)}
        </text>
        {!begins && (
          <text className={styles.until} x={wide} y={high + 28}>
            today
          </text>
        )}
      </svg>
      <figcaption>{lineWords(points)}</figcaption>
    </figure>
  );
}

const dayOf = (day: string): string =>
  new Date(day).toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });
