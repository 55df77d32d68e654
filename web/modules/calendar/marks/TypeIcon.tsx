import type { CalendarEvent } from '@kinsong/contract/calendar/event.ts';
import { cx, Icon } from '../../../ui/index.ts';
import { tintOf, typeMarks } from './event-marks.ts';
import styles from './TypeIcon.module.css';

/** What kind of thing it is, in its category’s colour. */
export const TypeIcon = ({ event: { type, category } }: { event: CalendarEvent }) => (
  <span className={cx(styles.icon, tintOf(category))}>
    <Icon of={typeMarks[type].icon} />
  </span>
);
