import { lastStart } from './starts.ts';
import type { Times } from './times.ts';
import { wallMinutes } from './wall.ts';
import { instantOf } from './zone.ts';

/** A whole day is over at other moments elsewhere. */
const aroundTheWorld = 14 * 3_600_000;

/** Between which moments any of its days may be, wherever one looks from; without end there is no last. */
export function boundsOf(times: Times): { first: number; last: number | null } {
  const margin = times.all_day ? aroundTheWorld : 0;
  const start = wallMinutes(times.start);
  const last = lastStart(times);
  const zone = times.all_day ? 'UTC' : times.zone;
  return {
    first: instantOf(start, zone) - margin,
    last: last === null ? null : instantOf(last + wallMinutes(times.end) - start, zone) + margin,
  };
}
