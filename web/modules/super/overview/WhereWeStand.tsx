import { bandPath, large, pointAt, spiralBox, spiralEnd } from '../../seekers/index.ts';
import { cx } from '../../../ui/index.ts';
import type { HouseItself } from './house.data.ts';
import { atLeast, starsOf } from './where-we-stand.ts';
import styles from './WhereWeStand.module.css';

const gates = [100, 120, 150];

/** How trust is spread among us, one star each; nobody can be told apart. */
export function WhereWeStand({ scores }: { scores: HouseItself['scores'] }) {
  const { stars, each } = starsOf(scores);
  const rooms = atLeast(scores, 120);
  return (
    <section className={styles.part}>
      <header className={styles.head}>
        <h2 className={styles.heading}>Where we stand</h2>
        <span className={styles.quiet}>{each === 1 ? 'one star each' : `one star for ${each}`}</span>
      </header>
      <figure className={styles.figure}>
        <svg viewBox={spiralBox} aria-hidden>
          <path className={styles.way} d={bandPath(large, 0, spiralEnd)} />
          {stars.map(({ x, y, light }, index) => (
            <circle
              key={index}
              className={cx(styles.star, styles[light])}
              cx={x.toFixed(1)}
              cy={y.toFixed(1)}
              r="1.9"
            />
          ))}
          {gates.map((gate) => {
            const [from, to, word] = [-14, 16, 30].map((outside) => pointAt(large, gate, outside));
            return (
              <g key={gate} className={styles.gate}>
                <path d={`M${from!.x} ${from!.y}L${to!.x} ${to!.y}`} />
                <text x={word!.x} y={word!.y + 4}>
                  {gate}
                </text>
              </g>
            );
          })}
          <text className={styles.number} y="2">
            {rooms}
          </text>
          <text className={styles.words} y="20">
            at 120 or more
          </text>
        </svg>
        <figcaption>
          <details className={styles.table}>
            <summary>As a table</summary>
            <table>
              <thead>
                <tr>
                  <th scope="col">Trust</th>
                  <th scope="col">People</th>
                </tr>
              </thead>
              <tbody>
                {scores.map(({ score, people }) => (
                  <tr key={score}>
                    <td>{score}</td>
                    <td>{people}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </details>
        </figcaption>
      </figure>
    </section>
  );
}
