import type { DayText } from '@kinsong/contract/common/calendar-days.ts';
import type { DueTask } from '../../tasks/index.ts';

/** What is due on a day: what is still to be done before what is done, by its hour. */
export const tasksOn = (tasks: readonly DueTask[], day: DayText): readonly DueTask[] =>
  tasks
    .filter(({ due }) => due === day)
    .sort((a, b) => Number(a.done) - Number(b.done) || hourOf(a).localeCompare(hourOf(b)));

/** What has the whole day stands after what has an hour. */
const hourOf = ({ time }: DueTask): string => time ?? '24:00';

/** 'To do at 16:00: Buy fish', as it is read aloud. */
export const taskAloud = ({ text, time, done }: DueTask): string =>
  `${done ? 'Done' : time === null ? 'To do' : `To do at ${time}`}: ${text}`;
