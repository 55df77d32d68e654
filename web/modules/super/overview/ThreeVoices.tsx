import { voicesInWords } from '@kinsong/contract/super/house-trust.ts';
import { cx } from '../../../ui/index.ts';
import { chart, latest, linesOf, voices, type Days, type Point } from './voices.ts';
import styles from './ThreeVoices.module.css';

/** The house's trust in three figures, each computed from what can be named, over the last fourteen days. */
export function ThreeVoices({ days }: { days: Days }) {
  const told = voices.filter(({ name }) => latest(days, name) !== null);
  return (
    <section className={styles.part}>
      <header className={styles.head}>
        <h2 className={styles.heading}>Three voices of trust</h2>
        <span className={styles.quiet}>last 14 days</span>
      </header>
      {told.length === 0 ? (
        <p className={styles.quiet}>
          Nothing has happened yet by which they could be told. They come from promises kept, from people who
          were thanked, and from decisions in which people took part.
        </p>
      ) : (
        <figure className={styles.figure}>
          <svg viewBox={`-4 -8 ${chart.width + 12} ${chart.height + 16}`} aria-hidden>
            {[0, 25, 50, 75, 100].map((value) => (
              <path
                key={value}
                className={styles.rule}
                d={`M0 ${chart.height * (1 - value / 100)}H${chart.width}`}
              />
            ))}
            {told.map(({ name }) => (
              <g key={name} className={styles[name]}>
                {linesOf(days, name).map((line, index) => (
                  <path key={index} className={styles.line} d={written(line)} />
                ))}
                <End at={linesOf(days, name).at(-1)!.at(-1)!} />
              </g>
            ))}
          </svg>
          <ul className={styles.words}>
            {told.map(({ name, word }) => (
              <li key={name} className={cx(styles.voice, styles[name])}>
                <b>{latest(days, name)}</b> {word}
                <span className={styles.quiet}>{voicesInWords[name]}, in four weeks, of a hundred</span>
              </li>
            ))}
          </ul>
          <figcaption>
            <Table days={days} />
          </figcaption>
        </figure>
      )}
    </section>
  );
}

const End = ({ at: { x, y } }: { at: Point }) => <circle cx={x} cy={y} r="4.5" />;

const written = (line: readonly Point[]): string =>
  `M${line.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;

const dayOf = (moment: string): string =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
    new Date(moment),
  );

function Table({ days }: { days: Days }) {
  return (
    <details className={styles.table}>
      <summary>As a table</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">Day</th>
            {voices.map(({ name, word }) => (
              <th key={name} scope="col">
                {word}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map((day) => (
            <tr key={day.timestamp}>
              <th scope="row">{dayOf(day.timestamp)}</th>
              {voices.map(({ name }) => (
                <td key={name}>{day[name] ?? '–'}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
