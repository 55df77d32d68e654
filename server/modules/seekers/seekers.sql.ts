import { and, eq, inArray } from 'drizzle-orm';
import type { Database, Db } from '../../platform/database/index.ts';
import { seekers } from './seekers.tables.ts';

export type NewSeeker = typeof seekers.$inferInsert;
export type SeekerRow = typeof seekers.$inferSelect;

export async function insertSeeker(db: Db, row: NewSeeker): Promise<void> {
  await db.insert(seekers).values(row);
}

export async function findSeeker(db: Db, personId: string): Promise<SeekerRow | null> {
  const [row] = await db.select().from(seekers).where(eq(seekers.personId, personId));
  return row ?? null;
}

export type Self = Pick<SeekerRow, 'avatarName' | 'realName' | 'timeZone'>;

const self = `select avatar_name as "avatarName", real_name as "realName", time_zone as "timeZone"
  from seekers where person_id = $1`;

/** What somebody is called, and where their days begin: asked with each word to the guide, so it is written out. */
export async function findSelf(db: Database, personId: string): Promise<Self | null> {
  const [row] = await db.prepared<Self>(self, [personId]);
  return row ?? null;
}

type Changeable = Omit<
  SeekerRow,
  'personId' | 'trustScore' | 'consciousnessLevel' | 'timeZone' | 'createdAt'
>;
export type SeekerChange = { readonly [Column in keyof Changeable]?: Changeable[Column] | undefined };

/** What is not given stays. */
export async function updateSeeker(db: Db, personId: string, change: SeekerChange): Promise<void> {
  if (Object.values(change).every((value) => value === undefined)) return;
  await db.update(seekers).set(change).where(eq(seekers.personId, personId));
}

export async function raiseLevel(
  db: Db,
  personId: string,
  level: string,
  from: readonly string[],
): Promise<void> {
  await db
    .update(seekers)
    .set({ consciousnessLevel: level })
    .where(and(eq(seekers.personId, personId), inArray(seekers.consciousnessLevel, [...from])));
}

/** Keeps where somebody is, where that is told, and answers where they were last. */
export async function keepTimeZone(db: Db, personId: string, timeZone: string | undefined): Promise<string> {
  const row = await findSeeker(db, personId);
  if (timeZone === undefined || row === null || row.timeZone === timeZone) return row?.timeZone ?? 'UTC';
  await db.update(seekers).set({ timeZone }).where(eq(seekers.personId, personId));
  return timeZone;
}

export type Face = Pick<SeekerRow, 'personId' | 'avatarName' | 'avatarUrl' | 'trustScore'>;

export async function facesOf(db: Db, personIds: readonly string[]): Promise<Face[]> {
  return db
    .select({
      personId: seekers.personId,
      avatarName: seekers.avatarName,
      avatarUrl: seekers.avatarUrl,
      trustScore: seekers.trustScore,
    })
    .from(seekers)
    .where(inArray(seekers.personId, [...personIds]));
}

/** Whether it may be seen that somebody is here. Whoever has no profile is not seen. */
export async function showsPresence(db: Db, personId: string): Promise<boolean> {
  return (await findSeeker(db, personId))?.showsPresence ?? false;
}
