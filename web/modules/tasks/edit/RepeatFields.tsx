import { Select } from '../../../ui/index.ts';
import styles from './RepeatFields.module.css';
import type { Rhythm, Typed } from './form-values.ts';

const rhythms: readonly { value: Rhythm; label: string }[] = [
  { value: 'never', label: 'Once' },
  { value: 'day', label: 'Every day' },
  { value: 'week', label: 'Every week' },
  { value: 'month', label: 'Every month, on the day it is due' },
  { value: 'year', label: 'Every year, on the day it is due' },
];
const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

export interface RepeatFieldsProps {
  typed: Pick<Typed, 'repeat' | 'days'>;
  onChange: (change: Partial<Typed>) => void;
}

/** Whether it comes back, in words; by the week, on which days. */
export function RepeatFields({ typed: { repeat, days }, onChange }: RepeatFieldsProps) {
  const turn = (day: number) =>
    onChange({
      days: days.includes(day) ? days.filter((each) => each !== day) : [...days, day].sort((a, b) => a - b),
    });
  return (
    <>
      <Select
        label="Comes back"
        options={rhythms}
        value={repeat}
        onChange={(value) => onChange({ repeat: value as Rhythm })}
      />
      {repeat === 'week' && (
        <div role="group" aria-label="On which days" className={styles.days}>
          {weekdays.map((name, at) => (
            <button
              key={name}
              type="button"
              aria-pressed={days.includes(at + 1)}
              aria-label={name}
              className={styles.day}
              onClick={() => turn(at + 1)}
            >
              {name.slice(0, 2)}
            </button>
          ))}
        </div>
      )}
    </>
  );
}
