import { and, asc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { Db } from '../../platform/database/index.ts';
import { reports } from './reports.tables.ts';

export type ReportRow = typeof reports.$inferSelect;

/** Once a person and message: reported again, it stands as it was. */
export async function insertReport(db: Db, row: ReportRow): Promise<void> {
  await db.insert(reports).values(row).onConflictDoNothing();
}

/** What was reported of these messages and nobody has answered yet, the oldest first. */
export async function unansweredReports(db: Db, messageIds: readonly string[]): Promise<ReportRow[]> {
  return db
    .select()
    .from(reports)
    .where(and(inArray(reports.messageId, [...messageIds]), isNull(reports.answeredAt)))
    .orderBy(asc(reports.reportedAt));
}

/** The words have done their work: what stays is that there was a report. False where it was answered before. */
export async function answerReport(db: Db, reportId: string, at: Date): Promise<boolean> {
  const answered = await db
    .update(reports)
    .set({ answeredAt: at, words: '' })
    .where(and(eq(reports.id, reportId), isNull(reports.answeredAt)))
    .returning({ id: reports.id });
  return answered.length > 0;
}

/** When a space goes, what waits for an answer stays. */
export async function eraseAnswered(db: Db, spaceId: string): Promise<void> {
  await db.delete(reports).where(and(eq(reports.spaceId, spaceId), isNotNull(reports.answeredAt)));
}
