import CloudUpload from 'lucide-react/icons/cloud-upload';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Repeat from 'lucide-react/icons/repeat';
import type { KeyboardEvent, PointerEvent } from 'react';
import { cx, Icon, VisuallyHidden } from '../../../ui/index.ts';
import type { Shown } from '../shown.ts';
import { clock } from '../time-words.ts';
import styles from './EventChip.module.css';
import { tintOf, typeMarks } from './event-marks.ts';

export interface EventChipProps {
  shown: Shown;
  /** 'row' is one line, for a month; 'block' has its time above its title. */
  look: 'block' | 'row';
  selected: boolean;
  /** What is read aloud after its title. */
  more: string;
  onOpen: () => void;
  onKeyDown?: ((event: KeyboardEvent) => void) | undefined;
  onPointerDown?: ((event: PointerEvent) => void) | undefined;
  dragged?: boolean | undefined;
}

/** One event as a slip of its category's colour: its kind as an icon, its time, its title. */
export function EventChip(props: EventChipProps) {
  const { shown, look, selected, more, onOpen, onKeyDown, onPointerDown, dragged } = props;
  const { event, way } = shown;
  return (
    <button
      type="button"
      data-event={shown.key}
      aria-current={selected || undefined}
      className={cx(
        styles.chip,
        styles[look],
        tintOf(event.category),
        selected && styles.selected,
        dragged && styles.dragged,
        shown.declined && styles.declined,
      )}
      onClick={onOpen}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
    >
      <span className={styles.time}>
        <Icon of={typeMarks[event.type].icon} size="s" />
        {look === 'block' && !shown.allDay && <time>{clock(shown.start)}</time>}
        {look === 'block' && event.repeat !== null && <Icon of={Repeat} size="s" />}
        {way !== 'there' && <Icon of={way === 'refused' ? CircleAlert : CloudUpload} size="s" />}
      </span>
      <span className={styles.title}>
        {event.title}
        <VisuallyHidden>, {more}</VisuallyHidden>
      </span>
    </button>
  );
}
