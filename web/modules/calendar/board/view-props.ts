import type { DayText } from '@kinsong/contract/common/calendar-days.ts';
import type { DueTask } from '../../tasks/index.ts';
import type { Moving } from '../drag/useMoving.ts';
import type { Shown } from '../shown.ts';

/** What every view of the calendar is given. */
export interface ViewProps {
  /** The day it is about. */
  day: DayText;
  today: DayText;
  /** What is in its days, in order. */
  shown: readonly Shown[];
  /** What is to be done by one of its days. */
  tasks: readonly DueTask[];
  /** What is open beside it. */
  selected: string | undefined;
  selectedDay: DayText | undefined;
  onOpen: (shown: Shown) => void;
  /** All of a day, in its panel. */
  onDay: (day: DayText) => void;
  moving: Moving;
}
