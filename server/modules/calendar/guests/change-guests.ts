import type { EventGuest } from '@kinsong/contract/calendar/event.ts';
import type { Db } from '../../../platform/database/index.ts';
import type { LiveChange } from '../../../platform/live/index.ts';
import type { EventRow } from '../calendar.sql.ts';
import { eventChange } from '../contract-shapes.ts';
import { setGuests } from './guests.sql.ts';

/**
 * Changes who of those outside comes, in every row of an event that still stands; told as any change of it. Within a
 * change of its space, which holds whoever else would change these rows.
 */
export async function changeGuestsOf(
  tx: Db,
  rows: readonly EventRow[],
  rev: number,
  change: (guests: readonly EventGuest[]) => EventGuest[],
): Promise<LiveChange[]> {
  const changes: LiveChange[] = [];
  for (const { id, guests, deletedAt } of rows) {
    if (deletedAt !== null) continue;
    const row = await setGuests(tx, id, change(guests), rev);
    if (row !== null) changes.push(eventChange(row));
  }
  return changes;
}
