import CircleAlert from 'lucide-react/icons/circle-alert';
import CloudUpload from 'lucide-react/icons/cloud-upload';
import Repeat from 'lucide-react/icons/repeat';
import { cx, Icon, VisuallyHidden } from '../../../ui/index.ts';
import type { Moving } from '../drag/useMoving.ts';
import { tintOf, typeMarks } from '../marks/event-marks.ts';
import { aloud } from '../marks/event-words.ts';
import { SecondLine } from '../marks/SecondLine.tsx';
import type { Shown } from '../shown.ts';
import { clock } from '../time-words.ts';
import styles from './AgendaRow.module.css';

export interface AgendaRowProps {
  shown: Shown;
  day: string;
  today: string;
  selected: boolean;
  onOpen: (shown: Shown) => void;
  moving?: Moving;
}

/** One event in a line: when, what, and below it where or with whom. */
export function AgendaRow({ shown, day, today, selected, onOpen, moving }: AgendaRowProps) {
  const { event, allDay, start, way, declined } = shown;
  const time = allDay ? 'all day' : start.startsWith(day) ? clock(start) : 'goes on';
  const mayMove = moving?.mayMove(shown) === true;
  return (
    <button
      type="button"
      data-event={shown.key}
      aria-current={selected || undefined}
      className={cx(
        styles.row,
        tintOf(event.category),
        selected && styles.selected,
        declined && styles.declined,
      )}
      onClick={() => onOpen(shown)}
      onKeyDown={mayMove ? (pressed) => moving.onKeyDown(pressed, shown) : undefined}
      onPointerDown={mayMove ? (pressed) => moving.onPointerDown(pressed, shown) : undefined}
    >
      <time className={styles.time}>{time}</time>
      <span className={styles.what}>
        <span className={styles.title}>
          <Icon of={typeMarks[event.type].icon} size="s" />
          <span className={styles.words}>
            {event.title}
            <VisuallyHidden>, {aloud(shown, today)}</VisuallyHidden>
            {event.repeat !== null && <Icon of={Repeat} size="s" />}
            {way !== 'there' && <Icon of={way === 'refused' ? CircleAlert : CloudUpload} size="s" />}
          </span>
        </span>
        <SecondLine event={event} className={styles.second} />
      </span>
    </button>
  );
}
