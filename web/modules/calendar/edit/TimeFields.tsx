import { wholeDay, type Duration } from '@kinsong/engines/calendar/times.ts';
import { useState } from 'react';
import { Button, Select, TextField } from '../../../ui/index.ts';
import { zoneHere, zoneName } from '../marks/zone-words.ts';
import styles from './EventForm.module.css';
import { withDate, type Faults, type Length, type Typed } from './form-values.ts';

export interface TimeFieldsProps {
  typed: Typed;
  wrong: Faults;
  isNew: boolean;
  today: string;
  onChange: (typed: Typed) => void;
}

const lengths: readonly { value: Length; label: string }[] = [
  { value: '30m' satisfies Duration, label: 'Half an hour' },
  { value: '1h', label: 'One hour' },
  { value: '1.5h', label: 'One and a half hours' },
  { value: '2h', label: 'Two hours' },
  { value: '4h', label: 'Four hours' },
  { value: wholeDay, label: 'All day' },
  { value: 'until', label: 'Until…' },
];

/** When it is: its day, its time, and how long; by which clock, where that is another than here. */
export function TimeFields({ typed, wrong, isNew, today, onChange }: TimeFieldsProps) {
  const { date, time, length, endDate, endTime, zone } = typed;
  const here = zoneHere();
  const [other, setOther] = useState(zone !== here);
  const set = (change: Partial<Typed>) => onChange({ ...typed, ...change });
  const isAllDay = length === wholeDay;
  const isUntil = length === 'until';
  return (
    <>
      <div className={styles.three}>
        <TextField
          label="Date"
          type="date"
          min={isNew ? today : undefined}
          value={date}
          onChange={(event) => onChange(withDate(typed, event.target.value))}
          error={wrong.date}
        />
        {!isAllDay && (
          <TextField
            label="Time"
            type="time"
            step={900}
            value={time}
            onChange={(event) => set({ time: event.target.value })}
          />
        )}
        <Select
          label="How long"
          options={lengths}
          value={length}
          onChange={(value) => set({ length: value as Length })}
        />
      </div>
      {(isUntil || isAllDay) && (
        <div className={styles.three}>
          <TextField
            label={isAllDay ? 'Last day' : 'Ends on'}
            type="date"
            min={date}
            value={isAllDay && endDate < date ? date : endDate}
            onChange={(event) => set({ endDate: event.target.value })}
            error={wrong.endDate}
          />
          {isUntil && (
            <TextField
              label="Ends at"
              type="time"
              step={900}
              value={endTime}
              onChange={(event) => set({ endTime: event.target.value })}
            />
          )}
        </div>
      )}
      {other ? (
        <Select
          label="By the clocks of"
          options={zones(zone)}
          value={zone}
          onChange={(chosen) => set({ zone: chosen })}
        />
      ) : (
        <Button kind="bare" className={styles.quiet} onClick={() => setOther(true)}>
          By the clocks of {zoneName(here)}. Choose others
        </Button>
      )}
    </>
  );
}

const zones = (chosen: string): { value: string; label: string }[] =>
  [...new Set([chosen, zoneHere(), ...Intl.supportedValuesOf('timeZone')])].map((value) => ({
    value,
    label: value.replaceAll('_', ' '),
  }));
