import type { FreeHours, ShownFree } from '@kinsong/contract/calendar/free-times.ts';
import { useState } from 'react';
import { Button, Switch } from '../../../ui/index.ts';
import { zoneHere } from '../marks/zone-words.ts';
import { HoursOfWeek } from './HoursOfWeek.tsx';
import styles from './ShowFree.module.css';
import { useShownFree } from './useShownFree.ts';

/** From nine in the morning to nine at night, each day: what one begins with, until one says otherwise. */
const usual: FreeHours[] = Array.from({ length: 7 }, (_, day) => ({
  weekday: day + 1,
  from: '09:00',
  to: '21:00',
}));

/** What I show the others here of my free hours: nothing, until I choose to. */
export function ShowFree({ space, onShown }: { space: string; onShown: () => void }) {
  const { mine, keep, failed } = useShownFree(space, onShown);
  const [open, setOpen] = useState(false);
  if (mine === undefined) return null;
  const change = (shown: Partial<ShownFree>) => {
    const hours = mine.hours.length > 0 ? mine.hours : usual;
    void keep({ ...mine, hours, zone: zoneHere(), ...shown });
  };
  return (
    <div className={styles.show}>
      <Switch
        label="Show the others when I am free"
        help="They see that you are busy, never with what or where."
        checked={mine.shown}
        onChange={(shown) => change({ shown })}
      />
      {mine.shown && (
        <Button kind="bare" aria-expanded={open} onClick={() => setOpen(!open)}>
          In which hours of the week
        </Button>
      )}
      {mine.shown && open && <HoursOfWeek hours={mine.hours} onChange={(hours) => change({ hours })} />}
      {failed && (
        <p role="alert" className={styles.failed}>
          That was not kept: the house did not answer. Try again in a moment.
        </p>
      )}
    </div>
  );
}
