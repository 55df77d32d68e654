import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { mostTimes } from '@kinsong/contract/votes/choice.ts';
import { Button, IconButton, Select, TextField } from '../../../ui/index.ts';
import { useOpenedAt } from '../useOpenedAt.ts';
import { lengths } from './minutes.ts';
import styles from './TimesField.module.css';
import { timeAfter, type TimeDraft } from './vote-draft.ts';

export interface TimesFieldProps {
  times: readonly TimeDraft[];
  onChange: (times: readonly TimeDraft[]) => void;
  error: string | undefined;
}

/** Times to choose from: each its day, its hour and how long. */
export function TimesField({ times, onChange, error }: TimesFieldProps) {
  const openedAt = useOpenedAt();
  const write = (id: string, change: Partial<TimeDraft>) =>
    onChange(times.map((time) => (time.id === id ? { ...time, ...change } : time)));
  return (
    <fieldset className={styles.times}>
      <legend className={styles.label}>Times to choose from</legend>
      {times.map(({ id, starts, minutes }, place) => (
        <div key={id} role="group" aria-label={`Time ${place + 1}`} className={styles.time}>
          <TextField
            label="Begins"
            type="datetime-local"
            min={openedAt}
            value={starts}
            onChange={(event) => write(id, { starts: event.target.value })}
          />
          <Select
            label="For how long"
            options={lengths}
            value={`${minutes}`}
            onChange={(chosen) => write(id, { minutes: Number(chosen) })}
          />
          <IconButton
            icon={X}
            label={`Take away time ${place + 1}`}
            disabled={times.length <= 2}
            onClick={() => onChange(times.filter((time) => time.id !== id))}
          />
        </div>
      ))}
      {times.length < mostTimes && (
        <Button kind="bare" icon={Plus} onClick={() => onChange([...times, timeAfter(times)])}>
          Add a time
        </Button>
      )}
      {error !== undefined && (
        <p role="alert" className={styles.wrong}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
