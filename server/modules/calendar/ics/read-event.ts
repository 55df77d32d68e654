import {
  categories,
  eventTypes,
  longestNotes,
  longestPlace,
  longestTitle,
  mostReminders,
  type CalendarEvent,
} from '@kinsong/contract/calendar/event.ts';
import { readRule, writeRule } from '@kinsong/engines/calendar/rule.ts';
import { minutesADay, movedBy } from '@kinsong/engines/calendar/wall.ts';
import { wallOfMoment } from '@kinsong/engines/calendar/zone.ts';
import type ICAL from 'ical.js';
import { BrokenCalendar, quote, type Block } from './blocks.ts';
import { componentOf, lineOf } from './component.ts';
import { plainWords } from './plain-words.ts';
import { momentOf, pointsOf, wallIn, type Around, type Point } from './read-times.ts';

/** An event as a file tells it, in the house's own words. */
export type ReadEvent = Pick<
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
>;

/** With what is settled only among all events of the file: whose day it replaces, and which days come on top. */
export interface EventInFile {
  readonly event: Omit<ReadEvent, 'original_start'>;
  readonly replaces: Point | null;
  readonly further: readonly Point[];
}

const withoutTitle = 'Without a title';
const anHour = 3_600_000;
const fourWeeks = 4 * 7 * 24 * 60;
const longestUid = 500;
const mostExceptions = 1000;

/** Null for what was called off. */
export function readEvent(block: Block, around: Around): EventInFile | null {
  const component = componentOf(block);
  const words = (property: string): string => String(component.getFirstPropertyValue(property) ?? '');
  if (words('status').toUpperCase() === 'CANCELLED') return null;
  const [begins] = pointsIn('dtstart');
  if (begins === undefined)
    throw new BrokenCalendar(block.line, 'This event does not say when it begins (DTSTART).');
  const replaces = pointsIn('recurrence-id')[0] ?? null;
  const rule = replaces === null ? ruleIn(component, block) : null;
  const further = replaces === null ? pointsIn('rdate') : [];
  // What is once, and was said in the world's clock, is shown by the reader's.
  const zone = begins.universal && rule === null && replaces === null ? around.here : begins.zone;
  const start = wallIn(begins, zone);
  const end = endOf(component, begins, pointsIn('dtend')[0]);
  const uid = words('uid').trim().slice(0, longestUid);
  if (uid === '') throw new BrokenCalendar(block.line, 'This event has no name of its own (UID).');

  function pointsIn(property: string): Point[] {
    return component
      .getAllProperties(property)
      .flatMap((each, nth) => pointsOf(each, lineOf(block, property.toUpperCase(), nth), around));
  }

  function endOf(of: ICAL.Component, from: Point, said: Point | undefined): string {
    const lasts = of.getFirstPropertyValue('duration') as ICAL.Duration | null;
    if (from.whole) {
      const days = lasts === null ? 1 : Math.max(1, Math.round(lasts.toSeconds() / 86_400));
      const until =
        said === undefined ? movedBy(from.wall, days * minutesADay) : `${said.wall.slice(0, 10)}T00:00`;
      return notBefore(
        until > from.wall ? until : until === from.wall ? movedBy(from.wall, minutesADay) : '',
        block,
      );
    }
    const began = momentOf(from);
    const ends = said === undefined ? began + (lasts?.toSeconds() ?? 0) * 1000 : momentOf(said);
    if (ends < began) return notBefore('', block);
    return wallOfMoment(ends === began ? began + anHour : ends, zone);
  }

  return {
    event: {
      uid,
      sequence: Math.min(Math.max(Number.parseInt(words('sequence'), 10) || 0, 0), 1_000_000),
      title: cut(words('summary').replace(/\s+/g, ' '), longestTitle) || withoutTitle,
      notes: cut(words('description'), longestNotes),
      place: cut(words('location').replace(/\s+/g, ' '), longestPlace),
      ...kindOf(component),
      start,
      end,
      zone,
      all_day: begins.whole,
      repeat: rule === null ? null : { rule, except: exceptions(pointsIn('exdate'), begins, zone) },
      reminders: remindersOf(component, momentOf(begins)),
    },
    replaces,
    further,
  };
}

function notBefore(end: string, block: Block): string {
  if (end !== '') return end;
  const { line } = lineOf(block, 'DTEND');
  throw new BrokenCalendar(line, 'This event ends before it begins.');
}

/** What is too long is cut. */
const cut = (text: string, longest: number): string =>
  plainWords(text).trim().slice(0, longest).toWellFormed();

function ruleIn(component: ICAL.Component, block: Block): string | null {
  if (component.getFirstProperty('rrule') === null) return null;
  const { line, text } = lineOf(block, 'RRULE');
  const read = readRule(text.slice(text.indexOf(':') + 1).trim());
  if (read === null)
    throw new BrokenCalendar(line, `${quote(text)}: the house can not repeat anything in this way.`);
  return writeRule(read);
}

/** A day that falls out is named by when it would have begun; some programs name only the day. */
function exceptions(points: readonly Point[], begins: Point, zone: string): string[] {
  const walls = points.map((point) =>
    beginningOf(point, { start: wallIn(begins, zone), zone, all_day: begins.whole }),
  );
  return [...new Set(walls)].slice(0, mostExceptions);
}

/** Which day of a series is meant, by the clock of the series. */
export function beginningOf(point: Point, series: Pick<ReadEvent, 'start' | 'zone' | 'all_day'>): string {
  const wall = wallIn(point, series.zone);
  return series.all_day || point.whole ? `${wall.slice(0, 10)}${series.start.slice(10)}` : wall;
}

function kindOf(component: ICAL.Component): Pick<ReadEvent, 'type' | 'category'> {
  const named = component
    .getAllProperties('categories')
    .flatMap((each) => each.getValues().map((value) => String(value).trim().toLowerCase()));
  return {
    category: categories.find((each) => named.includes(each)) ?? 'personal',
    type: eventTypes.find((each) => named.includes(each)) ?? 'meeting',
  };
}

function remindersOf(component: ICAL.Component, begins: number): number[] {
  const minutes = component.getAllSubcomponents('valarm').flatMap((alarm) => {
    const trigger = alarm.getFirstProperty('trigger');
    const value: unknown = trigger?.getFirstValue();
    if (trigger == null || trigger.getFirstParameter('related')?.toUpperCase() === 'END') return [];
    if (isDuration(value)) return [-value.toSeconds() / 60];
    return isTime(value) ? [(begins - value.toJSDate().getTime()) / 60_000] : [];
  });
  const whole = minutes.map(Math.round).filter((each) => each >= 0 && each <= fourWeeks);
  return [...new Set(whole)].toSorted((one, other) => one - other).slice(0, mostReminders);
}

const has = (value: unknown, method: string): boolean =>
  typeof value === 'object' && value !== null && method in value;
const isDuration = (value: unknown): value is ICAL.Duration => has(value, 'toSeconds');
const isTime = (value: unknown): value is ICAL.Time => has(value, 'toJSDate');
