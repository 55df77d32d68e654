import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/index.ts';
import { councilHelpers, duties } from './roster.tables.ts';

export type HelperRow = typeof councilHelpers.$inferSelect;
export type DutyRow = typeof duties.$inferSelect;
type HelperRole = 'facilitator' | 'monitor';

export interface KnownHelper extends HelperRow {
  readonly roles: readonly HelperRole[];
}

interface FoundHelper extends Record<string, unknown> {
  readonly id: string;
  readonly roles: HelperRole[];
  readonly specialties: HelperRow['specialties'] | null;
  readonly freeHours: HelperRow['freeHours'] | null;
}

/** Everyone who has the role now; who lost it is not on the roster, whatever they said. */
export async function listHelpers(db: Db): Promise<KnownHelper[]> {
  const { rows } = await db.execute<FoundHelper>(sql`
    select people.id, array(select unnest(people.roles) intersect select unnest('{facilitator,monitor}'::text[])) as roles,
      helper.specialties, helper.free_hours as "freeHours"
    from people left join council_helpers helper on helper.person_id = people.id
    where people.roles && '{facilitator,monitor}'::text[]
    order by people.created_at, people.id`);
  return rows.map(({ id, roles, specialties, freeHours }) => ({
    personId: id,
    roles: roles.toSorted(),
    specialties: specialties ?? [],
    freeHours: freeHours ?? [],
  }));
}

export async function keepHelper(db: Db, row: HelperRow): Promise<void> {
  const { specialties, freeHours } = row;
  await db
    .insert(councilHelpers)
    .values(row)
    .onConflictDoUpdate({ target: councilHelpers.personId, set: { specialties, freeHours } });
}

export async function dutiesAfter(db: Db, now: Date): Promise<DutyRow[]> {
  return db.select().from(duties).where(gt(duties.endsAt, now)).orderBy(asc(duties.startsAt), duties.id);
}

export async function findDuty(db: Db, id: string): Promise<DutyRow | null> {
  const [row] = await db.select().from(duties).where(eq(duties.id, id));
  return row ?? null;
}

/** False where something else has the id. */
export async function insertDuty(db: Db, row: DutyRow): Promise<boolean> {
  const stored = await db.insert(duties).values(row).onConflictDoNothing().returning({ id: duties.id });
  if (stored.length > 0) return true;
  const [same] = await db
    .select({ id: duties.id })
    .from(duties)
    .where(
      and(
        eq(duties.id, row.id),
        eq(duties.personId, row.personId),
        eq(duties.startsAt, row.startsAt),
        eq(duties.endsAt, row.endsAt),
      ),
    );
  return same !== undefined;
}

export async function deleteDuty(db: Db, id: string): Promise<void> {
  await db.delete(duties).where(eq(duties.id, id));
}
