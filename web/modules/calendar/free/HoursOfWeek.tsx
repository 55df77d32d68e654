import type { FreeHours } from '@kinsong/contract/calendar/free-times.ts';
import { useState } from 'react';
import styles from './HoursOfWeek.module.css';

const names = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

export interface HoursOfWeekProps {
  hours: readonly FreeHours[];
  onChange: (hours: FreeHours[]) => void;
}

/** On each day of the week: not at all, or from one hour to another. It is kept when one leaves the field. */
export function HoursOfWeek({ hours, onChange }: HoursOfWeekProps) {
  const [typed, setTyped] = useState(hours);
  const keep = (next: readonly FreeHours[]) => {
    setTyped(next);
    if (next.every(({ from, to }) => from !== '' && to !== '')) onChange([...next]);
  };
  const turn = (weekday: number) =>
    keep(
      typed.some((each) => each.weekday === weekday)
        ? typed.filter((each) => each.weekday !== weekday)
        : [...typed, { weekday, from: '09:00', to: '21:00' }],
    );
  return (
    <ul className={styles.days}>
      {names.map((name, at) => {
        const weekday = at + 1;
        const there = typed.filter((each) => each.weekday === weekday);
        return (
          <li key={name} className={styles.day}>
            <label className={styles.name}>
              <input type="checkbox" checked={there.length > 0} onChange={() => turn(weekday)} />
              {name}
            </label>
            {there.map((each) => (
              <Stretch
                key={typed.indexOf(each)}
                name={name}
                of={each}
                onType={(next) => setTyped(typed.map((one) => (one === each ? next : one)))}
                onLeave={() => keep(typed)}
              />
            ))}
          </li>
        );
      })}
    </ul>
  );
}

interface StretchProps {
  name: string;
  of: FreeHours;
  onType: (next: FreeHours) => void;
  onLeave: () => void;
}

function Stretch({ name, of, onType, onLeave }: StretchProps) {
  return (
    <span className={styles.hours}>
      <input
        type="time"
        aria-label={`${name} from`}
        value={of.from}
        onChange={(event) => onType({ ...of, from: event.target.value })}
        onBlur={onLeave}
      />
      to
      <input
        type="time"
        aria-label={`${name} to`}
        value={of.to}
        onChange={(event) => onType({ ...of, to: event.target.value })}
        onBlur={onLeave}
      />
    </span>
  );
}
