import { addDays, type DayText } from '@kinsong/contract/common/calendar-days.ts';
import type { DueTask } from '../../tasks/index.ts';
import { tasksOn } from '../marks/tasks-on.ts';
import { byDay, type DayRange, type Shown } from '../shown.ts';

interface OfDay {
  readonly key: string;
  readonly day: DayText;
  /** The first of its day carries the date. */
  readonly first: boolean;
}

export type Line = OfDay &
  ({ readonly shown: Shown } | { readonly task: DueTask } | { readonly empty: true });

/** What is on, day after day. Today has a line though nothing is on: one sees where one is. */
export function agendaLines(
  { from, until }: DayRange,
  today: DayText,
  shown: readonly Shown[],
  tasks: readonly DueTask[],
): readonly Line[] {
  const on = byDay(shown);
  const lines: Line[] = [];
  for (let day = from; day < until; day = addDays(day, 1)) {
    const before = lines.length;
    const first = () => lines.length === before;
    for (const each of on.get(day) ?? [])
      lines.push({ key: `${day} ${each.key}`, day, first: first(), shown: each });
    for (const task of tasksOn(tasks, day))
      lines.push({ key: `${day} ${task.id}`, day, first: first(), task });
    if (day === today && first()) lines.push({ key: day, day, first: true, empty: true });
  }
  return lines;
}
