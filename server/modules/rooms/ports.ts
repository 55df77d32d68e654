import type { House } from '../../platform/house.ts';
import { perHouseGiven } from '../../platform/per-house.ts';

/** What rooms counts of what it may not import, handed in by app.ts. */
export interface RoomsPorts {
  workedTogether(
    db: House['db'],
    personId: string,
    today: string,
  ): Promise<{ readonly overdue: number; readonly people: number }>;
  takingPart(
    db: House['db'],
    personId: string,
  ): Promise<{ readonly joined: number; readonly missed: number }>;
}

export const roomsPorts = perHouseGiven<RoomsPorts>('what is counted of a person elsewhere');
