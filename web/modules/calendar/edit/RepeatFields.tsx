import type { DayText } from '@kinsong/contract/common/calendar-days.ts';
import { weekdayCodes } from '@kinsong/engines/calendar/rule.ts';
import { Select, TextField } from '../../../ui/index.ts';
import { ordinal } from '../marks/repeat-words.ts';
import { monthOf, numberOf, weekdayOf } from '../time-words.ts';
import { placeInMonth, type RepeatTyped, type Rhythm, type WeekdayCode } from './repeat-values.ts';
import styles from './RepeatFields.module.css';

const weekdays: Readonly<Record<WeekdayCode, string>> = {
  MO: 'Monday',
  TU: 'Tuesday',
  WE: 'Wednesday',
  TH: 'Thursday',
  FR: 'Friday',
  SA: 'Saturday',
  SU: 'Sunday',
};
const places = ['', 'first', 'second', 'third', 'fourth', 'last'];

export interface RepeatFieldsProps {
  typed: RepeatTyped;
  /** The day it begins on, from which a month or a year takes its own. */
  day: DayText;
  /** A rule that came from elsewhere, in words. */
  own: string | undefined;
  error: string | undefined;
  onChange: (change: Partial<RepeatTyped>) => void;
}

/** Whether it comes back, on which days, and until when. */
export function RepeatFields({ typed, day, own, error, onChange }: RepeatFieldsProps) {
  const { rhythm, until } = typed;
  const turn = (code: WeekdayCode) =>
    onChange({
      weekdays: typed.weekdays.includes(code)
        ? typed.weekdays.filter((each) => each !== code)
        : [...typed.weekdays, code],
    });
  return (
    <>
      <Select
        label="Comes back"
        options={rhythms(day, own)}
        value={rhythm}
        onChange={(value) => onChange({ rhythm: value as Rhythm })}
      />
      {(rhythm === 'week' || rhythm === 'fortnight') && (
        <div role="group" aria-label="On which days" className={styles.days}>
          {weekdayCodes.map((code) => (
            <button
              key={code}
              type="button"
              aria-pressed={typed.weekdays.includes(code)}
              aria-label={weekdays[code]}
              className={styles.day}
              onClick={() => turn(code)}
            >
              {weekdays[code].slice(0, 2)}
            </button>
          ))}
        </div>
      )}
      {rhythm !== 'never' && (
        <TextField
          label="Until, if it ends"
          type="date"
          min={day}
          value={until}
          error={error}
          onChange={(event) => onChange({ until: event.target.value })}
        />
      )}
    </>
  );
}

const rhythms = (day: DayText, own: string | undefined): { value: Rhythm; label: string }[] => [
  { value: 'never', label: 'Once' },
  { value: 'day', label: 'Every day' },
  { value: 'week', label: 'Every week' },
  { value: 'fortnight', label: 'Every second week' },
  { value: 'month', label: `Every month, on the ${ordinal(numberOf(day))}` },
  { value: 'monthWeekday', label: `Every month, on the ${places[placeInMonth(day)]} ${weekdayOf(day)}` },
  { value: 'year', label: `Every year, on ${numberOf(day)} ${monthOf(day)}` },
  ...(own === undefined ? [] : [{ value: 'own' as const, label: own }]),
];
