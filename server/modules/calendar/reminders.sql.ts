import { asc, eq, lte } from 'drizzle-orm';
import type { Db } from '../../platform/database/index.ts';
import type { EventRow } from './calendar.sql.ts';
import { calendarEvents as events } from './calendar.tables.ts';

/** Those that are due, held until the transaction ends: another node takes others. */
export async function holdDue(tx: Db, now: Date, limit: number): Promise<EventRow[]> {
  return tx
    .select()
    .from(events)
    .where(lte(events.nextReminderAt, now))
    .orderBy(asc(events.nextReminderAt))
    .limit(limit)
    .for('update', { skipLocked: true });
}

export async function setNextReminder(tx: Db, id: string, at: Date | null): Promise<void> {
  await tx.update(events).set({ nextReminderAt: at }).where(eq(events.id, id));
}
