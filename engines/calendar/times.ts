/** A clock on the wall of some zone: 2026-10-17T15:00. What moment that is, its zone says. */
export type WallTime = string;

/** How an event comes back: a rule of RFC 5545 without its start, and the days that fall out, by their start. */
export interface Repeat {
  readonly rule: string;
  readonly except: WallTime[];
}

/** When something is. An all-day event begins at midnight and ends at the midnight after its last day. */
export interface Times {
  readonly start: WallTime;
  readonly end: WallTime;
  /** A name of the IANA list. */
  readonly zone: string;
  readonly all_day: boolean;
  readonly repeat: Repeat | null;
}

/** A row as it is kept: a series, something that is once, or what takes the place of one day of a series. */
export interface Kept extends Times {
  readonly id: string;
  readonly series_id: string | null;
  readonly original_start: WallTime | null;
}

/** S2's durations, in minutes; eight hours are a whole day. */
export const durations = { '30m': 30, '1h': 60, '1.5h': 90, '2h': 120, '4h': 240, '8h': 480 } as const;
export type Duration = keyof typeof durations;
export const wholeDay: Duration = '8h';

/** When nothing else is said. */
export const defaultTime = '14:00';
export const defaultDuration: Duration = '1h';
