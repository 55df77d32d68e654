import type { Stretch } from '@kinsong/engines/calendar/free.ts';
import { momentOfWall, wallOfMoment } from '@kinsong/engines/calendar/zone.ts';
import { addDays, type DayText } from '@kinsong/contract/common/calendar-days.ts';
import { dayIn } from '../time-words.ts';

/** When somebody is taken; who shows nothing counts as nobody knows. */
export interface Busy {
  readonly person_id: string;
  readonly shown: boolean;
  readonly busy: readonly Stretch[];
}

export interface Proposal {
  /** By the clock here. */
  readonly start: string;
  readonly free: readonly string[];
  readonly busy: readonly string[];
}

export const mostProposals = 3;

/** Nobody is asked for a time at night. */
const earliest = 8;
const latest = 21;
const halfHours = [0, 30];

/**
 * The best times of a stretch of days: those at which most are free, of as many the soonest, and never two on one day.
 * Outside the hours that somebody keeps they are taken, as the house tells it.
 */
export function proposals(
  people: readonly Busy[],
  {
    from,
    to,
    minutes,
    zone,
    now,
  }: { from: DayText; to: DayText; minutes: number; zone: string; now: number },
): readonly Proposal[] {
  const known = people.filter(({ shown }) => shown);
  const all: Proposal[] = [];
  for (let day = from; day <= to; day = addDays(day, 1))
    for (let hour = earliest; hour < latest; hour += 1)
      for (const minute of halfHours) {
        const start = momentOfWall(`${day}T${two(hour)}:${two(minute)}`, zone);
        if (start > now) all.push(at(known, start, minutes, zone));
      }
  all.sort((a, b) => b.free.length - a.free.length || (a.start < b.start ? -1 : 1));
  const chosen: Proposal[] = [];
  for (const each of all) {
    if (chosen.length === mostProposals) break;
    if (each.free.length > 0 && chosen.every(({ start }) => dayIn(start) !== dayIn(each.start)))
      chosen.push(each);
  }
  return chosen;
}

function at(people: readonly Busy[], start: number, minutes: number, zone: string): Proposal {
  const end = start + minutes * 60_000;
  const isTaken = ({ busy }: Busy): boolean => busy.some((each) => each.start < end && each.end > start);
  return {
    start: wallOfMoment(start, zone),
    free: people.filter((one) => !isTaken(one)).map(({ person_id }) => person_id),
    busy: people.filter(isTaken).map(({ person_id }) => person_id),
  };
}

const two = (part: number): string => String(part).padStart(2, '0');
