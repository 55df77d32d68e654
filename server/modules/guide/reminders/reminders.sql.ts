import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import type { Db } from '../../../platform/database/index.ts';
import { reminders } from '../guide.tables.ts';

export type ReminderRow = typeof reminders.$inferSelect;

export async function insertReminder(db: Db, row: ReminderRow): Promise<void> {
  await db.insert(reminders).values(row).onConflictDoNothing();
}

export async function openReminders(db: Db, personId: string): Promise<ReminderRow[]> {
  return db
    .select()
    .from(reminders)
    .where(and(eq(reminders.personId, personId), isNull(reminders.toldAt)))
    .orderBy(asc(reminders.at));
}

export async function dueReminders(db: Db, now: Date, limit: number): Promise<ReminderRow[]> {
  return db
    .select()
    .from(reminders)
    .where(and(isNull(reminders.toldAt), lte(reminders.at, now)))
    .orderBy(asc(reminders.at))
    .limit(limit);
}

/** It was said, and comes back. */
export async function setNextTime(db: Db, id: string, at: Date): Promise<void> {
  await db.update(reminders).set({ at }).where(eq(reminders.id, id));
}

export async function tellReminder(db: Db, id: string, at: Date): Promise<void> {
  await db.update(reminders).set({ toldAt: at }).where(eq(reminders.id, id));
}

const stillToCome = (personId: string, id: string) =>
  and(eq(reminders.id, id), eq(reminders.personId, personId), isNull(reminders.toldAt));

export async function openReminder(db: Db, personId: string, id: string): Promise<ReminderRow | null> {
  const [row] = await db.select().from(reminders).where(stillToCome(personId, id));
  return row ?? null;
}

export async function moveReminder(db: Db, personId: string, id: string, at: Date): Promise<boolean> {
  const rows = await db
    .update(reminders)
    .set({ at })
    .where(stillToCome(personId, id))
    .returning({ id: reminders.id });
  return rows.length > 0;
}

export async function deleteReminder(db: Db, personId: string, id: string): Promise<boolean> {
  const rows = await db.delete(reminders).where(stillToCome(personId, id)).returning({ id: reminders.id });
  return rows.length > 0;
}
