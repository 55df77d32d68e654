import CalendarClock from 'lucide-react/icons/calendar-clock';
import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import CircleDot from 'lucide-react/icons/circle-dot';
import CircleEllipsis from 'lucide-react/icons/circle-ellipsis';
import Handshake from 'lucide-react/icons/handshake';
import ListOrdered from 'lucide-react/icons/list-ordered';
import type { Way } from '@kinsong/engines/votes/result.ts';
import { useId, useState } from 'react';
import { Button, Icon, type LucideIcon } from '../../../ui/index.ts';
import { wayWords } from '../vote-words.ts';
import styles from './KindChoice.module.css';

const icons: Readonly<Record<Way, LucideIcon>> = {
  yes_no: Check,
  pick_one: CircleDot,
  ranked: ListOrdered,
  consent: Handshake,
  time_poll: CalendarClock,
  dots: CircleEllipsis,
};
/** Those that are asked for most; the others stand behind a button. */
const first: readonly Way[] = ['yes_no', 'pick_one', 'ranked'];
const others: readonly Way[] = ['consent', 'time_poll', 'dots'];

/** How a vote is answered: one of three, or of three more. */
export function KindChoice({ value, onChange }: { value: Way; onChange: (kind: Way) => void }) {
  const name = useId();
  const [all, setAll] = useState(!first.includes(value));
  return (
    <fieldset className={styles.kinds}>
      <legend className={styles.label}>How shall we answer?</legend>
      <div className={styles.tiles}>
        {(all ? [...first, ...others] : first).map((kind) => (
          <label key={kind} className={styles.tile}>
            <input
              type="radio"
              className={styles.radio}
              name={name}
              checked={kind === value}
              onChange={() => onChange(kind)}
            />
            <Icon of={icons[kind]} size="l" />
            {wayWords[kind].name}
          </label>
        ))}
      </div>
      {!all && (
        <Button kind="bare" icon={ChevronDown} onClick={() => setAll(true)}>
          More ways
        </Button>
      )}
    </fieldset>
  );
}
