import { addDays } from '@kinsong/contract/common/calendar-days.ts';
import { dueWithinDays, type Line } from '@kinsong/contract/insights/dashboard.ts';
import { cx } from '../../../ui/index.ts';
import styles from './WeekWindows.module.css';

const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'short' });
const nameOf = (day: string): string => weekday.format(new Date(`${day}T12:00:00`));

/** A window a day, lit where something is due; what is late has one of its own. The list below says the same in words. */
export function WeekWindows({ lines, today }: { lines: readonly Line[]; today: string }) {
  const days = Array.from({ length: dueWithinDays }, (_, at) => addDays(today, at));
  const late = lines.filter(({ day }) => day !== null && day < today).length;
  const on = (day: string): number => lines.filter((line) => line.day === day).length;
  return (
    <ol className={styles.week} aria-hidden>
      {late > 0 && <Window word="late" count={late} late />}
      {days.map((day, at) => (
        <Window key={day} word={at === 0 ? 'today' : nameOf(day)} count={on(day)} />
      ))}
    </ol>
  );
}

function Window({ word, count, late = false }: { word: string; count: number; late?: boolean }) {
  return (
    <li className={cx(styles.day, count > 0 && styles.lit, late && styles.late)}>
      <svg viewBox="0 0 28 36">
        <path className={styles.pane} d="M2 34V14a12 12 0 0 1 24 0v20Z" />
        <path className={styles.bars} d="M14 2v32M2 19h24" />
      </svg>
      {count > 1 && <b>{count}</b>}
      <span>{word}</span>
    </li>
  );
}
