import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import { Button, Choice, IconButton } from '../../../ui/index.ts';
import styles from './CalendarHead.module.css';
import { stepWords, stepped, titleOf, type Look, type View } from './look.ts';

export interface CalendarHeadProps {
  look: Look;
  today: string;
  onLook: (change: Partial<Look>) => void;
  /** At its right, where there is room. */
  children?: ReactNode;
}

const options: readonly { value: View; label: string }[] = [
  { value: 'agenda', label: 'Agenda' },
  { value: 'day', label: 'Day' },
  { value: 'week', label: 'Week' },
  { value: 'month', label: 'Month' },
];

/** What one looks at, the way on and back, and in which way one looks. */
export function CalendarHead({ look, today, onLook, children }: CalendarHeadProps) {
  const [before, next] = stepWords[look.view];
  return (
    <div className={styles.head}>
      <div className={styles.when}>
        <IconButton icon={ChevronLeft} label={before} onClick={() => onLook({ day: stepped(look, -1) })} />
        <h2 className={styles.title} aria-live="polite">
          {titleOf(look, today)}
        </h2>
        <IconButton icon={ChevronRight} label={next} onClick={() => onLook({ day: stepped(look, 1) })} />
        {look.day !== today && (
          <Button kind="bare" onClick={() => onLook({ day: today })}>
            Today
          </Button>
        )}
      </div>
      <Choice
        label="How the calendar shows"
        options={options}
        value={look.view}
        onChange={(view) => onLook({ view })}
        className={styles.views}
      />
      {children}
    </div>
  );
}
