import { newId } from '@kinsong/contract/common/ids.ts';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/index.ts';
import type { VoteRow } from './votes.sql.ts';
import { reminders, votes } from './votes.tables.ts';

/** Who is in a space that is open and has not voted there where everybody should, by vote. */
export async function undecided(db: Db, now: Date): Promise<{ vote: VoteRow; personId: string }[]> {
  return db
    .select({ vote: votes, personId: sql<string>`r.person_id` })
    .from(votes)
    .innerJoin(
      sql`space_readers r`,
      sql`r.space_id = ${votes.spaceId} and not r.archived
        and r.person_id = any(${votes.electorate}) and not r.person_id = any(${votes.voices})`,
    )
    .where(and(eq(votes.status, 'open'), votes.mandatory, gt(votes.deadline, now)));
}

/** Writes down that they are to be reminded; null where they were. Where it was not said yet, it is said again. */
export async function toRemind(
  db: Db,
  voteId: string,
  personId: string,
  what: string,
): Promise<string | null> {
  await db.insert(reminders).values({ voteId, personId, what, messageId: newId() }).onConflictDoNothing();
  const [row] = await db
    .select()
    .from(reminders)
    .where(isOne(voteId, personId, what));
  return row === undefined || row.said ? null : row.messageId;
}

export async function reminded(db: Db, voteId: string, personId: string, what: string): Promise<void> {
  await db
    .update(reminders)
    .set({ said: true })
    .where(isOne(voteId, personId, what));
}

const isOne = (voteId: string, personId: string, what: string) =>
  and(eq(reminders.voteId, voteId), eq(reminders.personId, personId), eq(reminders.what, what));
