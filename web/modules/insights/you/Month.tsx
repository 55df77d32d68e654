import type { MonthDone } from '@kinsong/contract/insights/dashboard.ts';
import { useToday } from '../../../platform/today.ts';
import { Behind } from '../Behind.tsx';
import styles from './Month.module.css';
import { daysIn, sky, starsOf, xOf } from './month-sky.ts';
import { monthName } from './you.words.ts';

/** What was done this month: a star for each, over its day, and the table behind it. */
export function Month({ done }: { done: MonthDone }) {
  const name = monthName(done.month);
  return (
    <section>
      <h2 className={styles.heading}>Done in {name}</h2>
      <figure className={styles.figure}>
        <MonthSky done={done} />
        <figcaption>{sumWords(done)}</figcaption>
      </figure>
      {done.tasks > 0 && (
        <Behind label="What it was">
          <div className={styles.table}>
            <ul>
              {done.latest.map(({ id, title, day }) => (
                <li key={id}>
                  <span>{title}</span>
                  <span className={styles.day}>{dayOf(day)}</span>
                </li>
              ))}
            </ul>
            <table>
              <caption>By days</caption>
              <thead>
                <tr>
                  <th scope="col">Day</th>
                  <th scope="col">Done</th>
                </tr>
              </thead>
              <tbody>
                {done.days.map(({ day, tasks }) => (
                  <tr key={day}>
                    <th scope="row">{dayOf(day)}</th>
                    <td>{tasks}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </Behind>
      )}
    </section>
  );
}

function MonthSky({ done }: { done: MonthDone }) {
  const { month, days } = done;
  const last = daysIn(month);
  const today = Number(useToday().slice(8));
  return (
    <svg
      className={styles.sky}
      viewBox={`0 0 ${sky.width} ${sky.height}`}
      role="img"
      aria-label={sumWords(done)}
    >
      <path
        className={styles.hill}
        d={`M0 ${sky.ground}C60 ${sky.ground - 10} 120 ${sky.ground + 4} 190 ${sky.ground - 3}S320 ${sky.ground - 8} ${sky.width} ${sky.ground}V${sky.height}H0Z`}
      />
      {starsOf(month, days).map(({ x, y, size }) => (
        <path
          key={`${x} ${y}`}
          className={styles.star}
          d="M0-1Q.14-.14 1 0 .14.14 0 1-.14.14-1 0-.14-.14 0-1Z"
          transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${(size * 1.5).toFixed(2)})`}
        />
      ))}
      <path className={styles.today} d={`M${xOf(today, month)} ${sky.ground - 6}v8`} />
      {[1, 10, 20, last].map((day) => (
        <text key={day} className={styles.number} x={xOf(day, month)} y={sky.height - 3}>
          {day}
        </text>
      ))}
    </svg>
  );
}

function sumWords({ tasks, for_others, month }: MonthDone): string {
  if (tasks === 0) return `Nothing is ticked in ${monthName(month)} yet. What you do becomes a star here.`;
  const things = tasks === 1 ? 'One thing done' : `${tasks} things done`;
  if (for_others === 0) return `${things}.`;
  return `${things}, ${for_others === tasks ? 'all' : for_others} for others.`;
}

const dayOf = (day: string): string =>
  new Date(`${day}T12:00:00`).toLocaleDateString('en-GB', { day: 'numeric', month: 'long' });
