import {
  longestNotes,
  longestPlace,
  longestTitle,
  type CalendarEvent,
  type Category,
  type EventType,
} from '@kinsong/contract/calendar/event.ts';
import { addDays, daysBetween, type DayText } from '@kinsong/contract/common/calendar-days.ts';
import {
  defaultDuration,
  defaultTime,
  durations,
  wholeDay,
  type Duration,
} from '@kinsong/engines/calendar/times.ts';
import { allDay, lasting } from '@kinsong/engines/calendar/moves.ts';
import { wallMinutes } from '@kinsong/engines/calendar/wall.ts';
import type { NewWords } from '../calendar.actions.ts';
import { dayIn } from '../time-words.ts';
import { repeatOf, repeatTyped, type RepeatTyped } from './repeat-values.ts';

/** How long it is: one of the six, or until a time of its own. */
export type Length = Duration | 'until';

/** What stands in the form's fields. */
export interface Typed extends RepeatTyped {
  readonly title: string;
  readonly date: string;
  readonly time: string;
  readonly length: Length;
  readonly endDate: string;
  readonly endTime: string;
  readonly type: EventType;
  readonly category: Category;
  readonly place: string;
  readonly notes: string;
  readonly zone: string;
  readonly attendees: readonly string[];
  readonly reminders: readonly number[];
}

/** What may be known already of one that is new. */
export type Wish = Partial<Pick<Typed, 'title' | 'date' | 'time' | 'length' | 'attendees'>>;

export const emptyForm = (wish: Wish, today: DayText, me: string, zone: string): Typed => ({
  title: '',
  date: today,
  time: defaultTime,
  length: defaultDuration,
  endDate: wish.date ?? today,
  endTime: '15:00',
  type: 'meeting',
  category: 'personal',
  place: '',
  notes: '',
  zone,
  attendees: [me],
  reminders: [],
  ...repeatTyped(null, wish.date ?? today),
  ...wish,
});

/** What stands there, of the day that is changed. Times are by the event's own clock. */
export function typedOf(event: CalendarEvent, times: Pick<CalendarEvent, 'start' | 'end'>): Typed {
  const { start, end } = times;
  const minutes = wallMinutes(end) - wallMinutes(start);
  const six = Object.entries(durations).find(([, each]) => each === minutes)?.[0] as Duration | undefined;
  const isOneDay = event.all_day && minutes === 1440;
  const length = isOneDay ? wholeDay : event.all_day || six === undefined || six === wholeDay ? 'until' : six;
  return {
    title: event.title,
    date: dayIn(start),
    time: start.slice(11),
    length: event.all_day ? wholeDay : length,
    endDate: event.all_day ? addDays(dayIn(end), -1) : dayIn(end),
    endTime: end.slice(11),
    type: event.type,
    category: event.category,
    place: event.place,
    notes: event.notes,
    zone: event.zone,
    attendees: event.attendees.map(({ person_id }) => person_id),
    reminders: event.reminders,
    ...repeatTyped(event.repeat, dayIn(start)),
  };
}

/** S2: eight hours are a whole day; of several days the last one is said. */
export function timesOf(typed: Typed): Pick<CalendarEvent, 'start' | 'end' | 'all_day'> {
  const { date, time, length, endDate, endTime } = typed;
  if (length === wholeDay) {
    return allDay(date, endDate > date ? endDate : date);
  }
  if (length !== 'until') return lasting(date, time, length);
  return { start: `${date}T${time}`, end: `${endDate}T${endTime}`, all_day: false };
}

export function wordsOf(typed: Typed, before: CalendarEvent | undefined): NewWords {
  const { title, place, notes, type, category, zone, attendees, reminders } = typed;
  return {
    title: title.trim(),
    place: place.trim(),
    notes,
    type,
    category,
    zone,
    attendees: [...attendees],
    reminders: [...reminders],
    ...timesOf(typed),
    repeat: repeatOf(typed, before?.repeat ?? null),
  };
}

export type Faults = Partial<Record<keyof Typed | 'all', string>>;

/** What is wrong, at which field. Only what is new may not begin before today. */
export function faults(typed: Typed, isNew: boolean, today: DayText): Faults {
  const found: Faults = {};
  const { title, date, time, length, endDate, endTime } = typed;
  const lacksTime = length !== wholeDay && time === '';
  if (title.trim() === '' || date === '' || lacksTime) found.all = 'Please fill in title, date, and time';
  if (title.trim().length > longestTitle) found.title = `Say it in ${longestTitle} characters.`;
  if (typed.place.trim().length > longestPlace) found.place = `Say it in ${longestPlace} characters.`;
  if (typed.notes.length > longestNotes) found.notes = `Notes have room for ${longestNotes} characters.`;
  if (isNew && date !== '' && date < today) found.date = 'This day is over. Choose today or a later one.';
  if (length === 'until' && (endDate === '' || endTime === '')) found.endDate = 'Say when it ends.';
  else if (length === 'until' && `${endDate}T${endTime}` <= `${date}T${time}`)
    found.endDate = 'It would end before it begins.';
  if (typed.until !== '' && typed.until < date) found.until = 'It would end before it begins.';
  return found;
}

/** The end goes along when the day changes: what lasts three days still does. */
export function withDate(typed: Typed, date: string): Typed {
  if (date === '' || typed.date === '') return { ...typed, date };
  const endDate = typed.endDate === '' ? date : addDays(typed.endDate, daysBetween(typed.date, date));
  return { ...typed, date, endDate };
}
