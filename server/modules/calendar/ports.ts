import type { House } from '../../platform/house.ts';
import { perHouseGiven } from '../../platform/per-house.ts';

/** What the calendar is handed of modules that it may not call. */
export interface CalendarPorts {
  /** Where somebody's day begins. */
  timeZoneOf(house: House, personId: string): Promise<string>;
}

export const calendarPorts = perHouseGiven<CalendarPorts>('what the calendar needs of the other modules');

export const zoneOf = (house: House, personId: string): Promise<string> =>
  calendarPorts.of(house).timeZoneOf(house, personId);
