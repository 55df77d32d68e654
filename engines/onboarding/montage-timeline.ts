import { eased } from './curtain-times.ts';

/** S1 §4 and §9, in milliseconds. The curtain's own times count from when it begins to close. */
export const montageTimes = {
  /** What a segment lasts that was made without a time of its own. */
  segment: 8000,
  /** What it lasts where the timeline shows none that makes sense. */
  untimed: 6000,
  closes: 1500,
  reopened: 3500,
  completes: 2000,
  skips: 1500,
  /** How long somebody waits for the montage before the built-in one plays. */
  patience: 5000,
} as const;

/** The curtain stands closed for a moment, and opens on the next segment as slowly as it closed. */
const rests = montageTimes.reopened - 2 * montageTimes.closes;
const longest = 60_000;

export const durationOf = (given: number | null | undefined): number =>
  typeof given === 'number' && given > 0 && given <= longest ? given : montageTimes.untimed;

export type Act = 'opening' | 'shown' | 'closing' | 'closed' | 'completed' | 'skipped';

export interface Moment {
  readonly act: Act;
  /** Which segment is behind the curtain, or before one's eyes. */
  readonly segment: number;
  /** From 0, closed, to 1. */
  readonly open: number;
  /** How much of its time the segment has had, from 0 to 1. */
  readonly progress: number;
  /** When this act began and when the next begins, on the montage's own clock; an end has no next. */
  readonly since: number;
  readonly until: number | null;
}

/** A montage under way: its segments' times, and when somebody skipped it. */
export interface Show {
  readonly durations: readonly number[];
  readonly skippedAt: number | null;
}

export const begin = (durations: readonly (number | null | undefined)[]): Show => ({
  durations: durations.map(durationOf),
  skippedAt: null,
});

/** Skipping twice is skipping once, and what has ended cannot be skipped. */
export function skip(show: Show, elapsed: number): Show {
  return show.skippedAt !== null || playedAt(show, elapsed).act === 'completed'
    ? show
    : { ...show, skippedAt: elapsed };
}

/** What is to be seen when the montage has run for this long. */
export function momentAt(show: Show, elapsed: number): Moment {
  const { skippedAt } = show;
  if (skippedAt === null || elapsed < skippedAt) return playedAt(show, elapsed);
  const left = playedAt(show, skippedAt);
  const until = skippedAt + montageTimes.skips;
  if (elapsed >= until) return { ...left, act: 'skipped', open: 0, since: until, until: null };
  const open = left.open * (1 - eased((elapsed - skippedAt) / montageTimes.skips));
  return { ...left, act: 'closing', open, since: skippedAt, until };
}

function playedAt({ durations }: Show, elapsed: number): Moment {
  let since = 0;
  for (const [segment, duration] of durations.entries()) {
    for (const [act, length, told] of actsOf(segment, duration, durations.length)) {
      const until = since + length;
      if (elapsed < until) {
        const part = Math.max(0, elapsed - since) / length;
        const progress = act === 'shown' ? part : told;
        return { act, segment, open: opennessIn(act, part), progress, since, until };
      }
      since = until;
    }
  }
  const segment = Math.max(0, durations.length - 1);
  return { act: 'completed', segment, open: 0, progress: 1, since, until: null };
}

type ActOfSegment = readonly [act: Act, length: number, progress: number];

/** Behind the closed curtain the next segment comes first, and then a moment of dark; the last ends in the dark. */
function actsOf(segment: number, duration: number, count: number): readonly ActOfSegment[] {
  const { closes, completes } = montageTimes;
  const acts: ActOfSegment[] = segment === 0 ? [] : [['closed', rests, 0]];
  acts.push(['opening', closes, 0], ['shown', duration, 0], ['closing', closes, 1]);
  if (segment === count - 1) acts.push(['closed', completes - closes, 1]);
  return acts;
}

function opennessIn(act: Act, part: number): number {
  if (act === 'shown') return 1;
  if (act === 'opening') return eased(part);
  return act === 'closing' ? 1 - eased(part) : 0;
}

/** The montage's own clock, which stands still while it is paused. Times are of the world's clock. */
export interface Clock {
  readonly ran: number;
  readonly since: number | null;
}

export const stopped: Clock = { ran: 0, since: null };

export const elapsedOn = ({ ran, since }: Clock, now: number): number =>
  since === null ? ran : ran + Math.max(0, now - since);

export const pause = (clock: Clock, now: number): Clock => ({ ran: elapsedOn(clock, now), since: null });

export const run = (clock: Clock, now: number): Clock =>
  clock.since === null ? { ...clock, since: now } : clock;
