import { firstYear, isDay, lastYear } from '@kinsong/contract/common/calendar.ts';
import { momentOfWall, wallOfMoment } from '@kinsong/engines/calendar/zone.ts';
import type ICAL from 'ical.js';
import { BrokenCalendar, quote, type ContentLine } from './blocks.ts';
import type { ZoneNames } from './read-zones.ts';

/** A day, or a clock on the wall of a zone. */
export interface Point {
  readonly wall: string;
  readonly whole: boolean;
  readonly zone: string;
  /** It was said in the world's own clock, and could be anywhere. */
  readonly universal: boolean;
}

export interface Around {
  readonly zones: ZoneNames;
  /** Where the reader is. */
  readonly here: string;
  /** Names of zones that nobody here knows. */
  readonly unknown: Set<string>;
}

/** Some programs forget to say that a day is one; the reader then leaves its hours empty. */
const form = /^(\d{4}-\d\d-\d\d)(?:T(?:::|([01]\d|2[0-3]):([0-5]\d):[0-6]\d(Z?)))?$/;

/** What a property says of when; a period counts from its beginning. */
export function pointsOf(property: ICAL.Property, line: ContentLine, around: Around): Point[] {
  const [, parameters, , ...values] = property.jCal as unknown as [
    string,
    Record<string, string>,
    string,
    ...unknown[],
  ];
  return values.map((value) => {
    const said = String(Array.isArray(value) ? value[0] : value);
    const [, day = '', hours, minutes, universal] = form.exec(said) ?? [];
    if (!isDay(day))
      throw new BrokenCalendar(
        line.line,
        `${quote(line.text)} is no time between the years ${firstYear} and ${lastYear}.`,
      );
    const whole = hours === undefined;
    return {
      wall: `${day}T${hours ?? '00'}:${minutes ?? '00'}`,
      whole,
      zone: universal === 'Z' ? 'UTC' : zoneOf(parameters['tzid'], around),
      universal: universal === 'Z',
    };
  });
}

function zoneOf(name: string | undefined, { zones, here, unknown }: Around): string {
  if (name === undefined) return here;
  const zone = zones(name);
  if (zone !== null) return zone;
  unknown.add(name.slice(0, 80));
  return here;
}

export const momentOf = ({ wall, zone }: Pick<Point, 'wall' | 'zone'>): number => momentOfWall(wall, zone);

/** The same moment by the clock of another zone. */
export const wallIn = (point: Point, zone: string): string =>
  point.whole || point.zone === zone ? point.wall : wallOfMoment(momentOf(point), zone);
