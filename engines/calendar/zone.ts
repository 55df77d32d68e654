import type { WallTime } from './times.ts';
import { wallMinutes, wallText } from './wall.ts';

const dayMs = 86_400_000;
const formats = new Map<string, Intl.DateTimeFormat>();
/** By zone and day: how far its clocks are ahead of UTC all day long, or null on a day on which they change. */
const offsetsOfDays = new Map<string, Map<number, number | null>>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formats.set(zone, format);
  return format;
}

function offsetAsked(zone: string, instant: number): number {
  const read: Record<string, number> = {};
  for (const { type, value } of formatOf(zone).formatToParts(instant)) read[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = read;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(instant / 1000) * 1000;
}

/** How far the clocks of a zone are ahead of UTC at a moment, in milliseconds. To ask is dear, so whole days are kept. */
export function offsetAt(zone: string, instant: number): number {
  if (zone === 'UTC') return 0;
  let days = offsetsOfDays.get(zone);
  if (days === undefined) offsetsOfDays.set(zone, (days = new Map<number, number | null>()));
  const day = Math.floor(instant / dayMs);
  let offset = days.get(day);
  if (offset === undefined) {
    const [first, last] = [offsetAsked(zone, day * dayMs), offsetAsked(zone, (day + 1) * dayMs)];
    offset = first === last ? first : null;
    days.set(day, offset);
  }
  return offset ?? offsetAsked(zone, instant);
}

/**
 * The moment at which a clock on the wall shows this. Of an hour that comes twice it is the first; what falls into an
 * hour that is left out comes so much later, as people do who have not heard of it.
 */
export function instantOf(minutes: number, zone: string): number {
  const wall = minutes * 60_000;
  const before = offsetAt(zone, wall - dayMs);
  const after = offsetAt(zone, wall + dayMs);
  if (before === after || offsetAt(zone, wall - before) === before) return wall - before;
  return offsetAt(zone, wall - after) === after ? wall - after : wall - before;
}

/** What the clocks of a zone show at a moment, in whole minutes. */
export const wallAt = (instant: number, zone: string): number =>
  Math.floor((instant + offsetAt(zone, instant)) / 60_000);

export const momentOfWall = (wall: WallTime, zone: string): number => instantOf(wallMinutes(wall), zone);
export const wallOfMoment = (instant: number, zone: string): WallTime => wallText(wallAt(instant, zone));
