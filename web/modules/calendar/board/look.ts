import { addDays, type DayText } from '@kinsong/contract/common/calendar-days.ts';
import type { DayRange } from '../shown.ts';
import {
  dayWords,
  daysOfMonth,
  firstOfMonth,
  isDayText,
  mondayOf,
  monthAndYear,
  monthOf,
  monthsOn,
  weekWords,
} from '../time-words.ts';

export const views = ['agenda', 'day', 'week', 'month'] as const;
export type View = (typeof views)[number];

export type Address = Readonly<Partial<Record<string, string>>>;

/** In which way one looks, and about which day: the address says it. */
export interface Look {
  readonly view: View;
  readonly day: DayText;
}

export function lookOf(address: Address, wide: boolean, today: DayText): Look {
  const view = views.find((each) => each === address['view']) ?? (wide ? 'week' : 'agenda');
  const day = address['day'];
  return { view, day: isDayText(day) ? day : today };
}

/** So many days an agenda shows, and as many more with each wish. */
export const agendaDays = 42;

export function rangeOf({ view, day }: Look, agendas = 1): DayRange {
  switch (view) {
    case 'day':
      return { from: day, until: addDays(day, 1) };
    case 'week':
      return { from: mondayOf(day), until: addDays(mondayOf(day), 7) };
    case 'month': {
      const days = daysOfMonth(day);
      return { from: days[0] ?? day, until: addDays(days.at(-1) ?? day, 1) };
    }
    case 'agenda':
      return { from: day, until: addDays(day, agendaDays * agendas) };
  }
}

/** One further, or one back. */
export function stepped({ view, day }: Look, way: 1 | -1): DayText {
  switch (view) {
    case 'day':
      return addDays(day, way);
    case 'week':
      return addDays(mondayOf(day), 7 * way);
    case 'month':
    case 'agenda':
      return monthsOn(firstOfMonth(day), way);
  }
}

export function titleOf({ view, day }: Look, today: DayText): string {
  switch (view) {
    case 'day':
      return dayWords(day, today);
    case 'week':
      return weekWords(mondayOf(day), today);
    case 'month':
      return monthAndYear(day);
    case 'agenda':
      return day.slice(0, 4) === today.slice(0, 4) ? monthOf(day) : monthAndYear(day);
  }
}

export const stepWords: Readonly<Record<View, readonly [before: string, next: string]>> = {
  agenda: ['Month before', 'Next month'],
  day: ['Day before', 'Next day'],
  week: ['Week before', 'Next week'],
  month: ['Month before', 'Next month'],
};
