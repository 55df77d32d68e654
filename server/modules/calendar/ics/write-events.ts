import type { CalendarEvent } from '@kinsong/contract/calendar/event.ts';
import type { ICalCalendar, ICalEventData } from 'ical-generator';
import { Temporal } from 'temporal-polyfill';
import { plainWords } from './plain-words.ts';

/** What is written of an event; all else is the house's own. */
export type WrittenEvent = Pick<
  CalendarEvent,
  | 'uid'
  | 'sequence'
  | 'title'
  | 'notes'
  | 'place'
  | 'type'
  | 'category'
  | 'start'
  | 'end'
  | 'zone'
  | 'all_day'
  | 'repeat'
  | 'original_start'
  | 'reminders'
  | 'created_at'
  | 'changed_at'
> & {
  /** Of the series whose day it takes, where that has another. */
  readonly series_zone?: string;
  readonly called_off?: boolean;
};

/** An event as a calendar carries it (VEVENT), as one text without the folding of its lines. */
export function writeEvent(calendar: ICalCalendar, event: WrittenEvent): string {
  const written = calendar.createEvent(dataOf(event)).toString();
  // Readers look for the replaced day by the clock of the series, and the writer knows only that of the event.
  return written.replace(/^RECURRENCE-ID.*$/m, `RECURRENCE-ID${replaced(event)}`);
}

function dataOf(event: WrittenEvent): ICalEventData {
  const { all_day, original_start } = event;
  return {
    id: event.uid,
    sequence: event.sequence,
    summary: plainWords(event.title),
    description: plainWords(event.notes),
    location: plainWords(event.place),
    start: clockOf(event.start, all_day),
    end: clockOf(event.end, all_day),
    allDay: all_day,
    ...(all_day ? { floating: true } : { timezone: event.zone }),
    repeating: event.repeat === null ? null : repeatOf(event, event.repeat),
    ...(original_start === null ? {} : { recurrenceId: clockOf(original_start, all_day) }),
    categories: [{ name: event.category }, { name: event.type }],
    alarms: event.reminders.map((minutes) => ({ type: alarm, trigger: minutes * 60 })),
    status: (event.called_off === true ? 'CANCELLED' : 'CONFIRMED') as NonNullable<ICalEventData['status']>,
    stamp: new Date(event.changed_at),
    lastModified: new Date(event.changed_at),
    created: new Date(event.created_at),
  };
}

const alarm = 'display' as never;

const clockOf = (at: string, allDay: boolean): Temporal.PlainDate | Temporal.PlainDateTime =>
  allDay ? Temporal.PlainDate.from(at.slice(0, 10)) : Temporal.PlainDateTime.from(at);

function replaced({ all_day, zone, original_start, series_zone = zone }: WrittenEvent): string {
  return original_start === null ? '' : moments([original_start], { all_day, zone: series_zone });
}

function repeatOf(event: WrittenEvent, { rule, except }: NonNullable<WrittenEvent['repeat']>): string {
  const until = (_: string, at: string): string => `UNTIL=${untilOf(event, at)}`;
  const lines = [`RRULE:${clearRule(event, rule.replace(/\bUNTIL=([\dTZ]+)/, until))}`];
  if (except.length > 0) lines.push(`EXDATE${moments(except, event)}`);
  return lines.join('\r\n');
}

/** Not every month has its 31st, nor every year its 29th of February: programs that guess guess differently. */
function clearRule({ start }: WrittenEvent, rule: string): string {
  const [month, day] = [Number(start.slice(5, 7)), Number(start.slice(8, 10))];
  if (day <= 28 || /\bBY(?!MONTH=)/.test(rule)) return rule;
  if (/\bFREQ=MONTHLY\b/.test(rule)) return `${rule};BYMONTHDAY=${day}`;
  if (!/\bFREQ=YEARLY\b/.test(rule)) return rule;
  return `${rule}${/\bBYMONTH=/.test(rule) ? '' : `;BYMONTH=${month}`};BYMONTHDAY=${day}`;
}

/** Several clocks as the value of a property, with what it needs before its colon. */
function moments(
  walls: readonly string[],
  { all_day, zone }: Pick<WrittenEvent, 'all_day' | 'zone'>,
): string {
  const compact = walls.map(digits);
  if (all_day) return `;VALUE=DATE:${compact.map((at) => at.slice(0, 8)).join(',')}`;
  if (zone === 'UTC') return `:${compact.map((at) => `${at}00Z`).join(',')}`;
  return `;TZID=${zone}:${compact.map((at) => `${at}00`).join(',')}`;
}

const digits = (wall: string): string => wall.replace(/[-:]/g, '');

/** By the standard the end of a rule is a day for whole days, and otherwise a moment of the world's clock. */
function untilOf({ all_day, zone }: WrittenEvent, value: string): string {
  if (all_day) return value.slice(0, 8);
  if (value.endsWith('Z')) return value;
  const day = `${value.slice(0, 4)}-${value.slice(4, 6)}-${value.slice(6, 8)}`;
  const time =
    value.length > 8 ? `${value.slice(9, 11)}:${value.slice(11, 13)}:${value.slice(13, 15)}` : '23:59:59';
  const moment = Temporal.PlainDateTime.from(`${day}T${time}`).toZonedDateTime(zone).toInstant();
  return `${digits(moment.toString({ smallestUnit: 'second' }).slice(0, 19))}Z`;
}
