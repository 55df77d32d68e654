import styles from './DateLine.module.css';

const DAY = 86_400_000;

/** Made once: to make one takes longer than to draw the row that it dates. */
const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long' });
const dayOfYear = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' });
const wholeDay = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });

/** 'Today', 'Yesterday', 'Wednesday', '14 October', '14 October 2025'. */
export function dayName(date: Date, now = new Date()): string {
  const midnight = (day: Date) => new Date(day.getFullYear(), day.getMonth(), day.getDate()).getTime();
  const days = Math.round((midnight(now) - midnight(date)) / DAY);
  if (days === 0) return 'Today';
  if (days === 1) return 'Yesterday';
  if (days > 1 && days < 7) return weekday.format(date);
  return (date.getFullYear() === now.getFullYear() ? dayOfYear : wholeDay).format(date);
}

/** The same in the middle of a sentence: 'today', 'yesterday', 'Friday', '7 October'. */
export function dayWithin(date: Date, now = new Date()): string {
  const name = dayName(date, now);
  return name === 'Today' || name === 'Yesterday' ? name.toLowerCase() : name;
}

/** Separates the days of a conversation, or what one had not read yet. */
export function DateLine({ date, label, lit }: { date?: Date; label?: string; lit?: boolean }) {
  return (
    <div className={lit ? styles.lit : styles.line}>
      <span>{label ?? (date ? dayName(date) : '')}</span>
    </div>
  );
}
