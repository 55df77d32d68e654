import { and, eq, inArray } from 'drizzle-orm';
import type { Pending } from '@kinsong/engines/guide/talk/pending.ts';
import type { Database, Db } from '../../../platform/database/index.ts';
import { marks, settings } from '../guide.tables.ts';

export type SettingsRow = typeof settings.$inferSelect;

const asItComes: Omit<SettingsRow, 'personId'> = {
  mode: 'real_world',
  memoryOn: true,
  remindersOn: true,
  helpOn: false,
  quietFrom: 21,
  quietUntil: 8,
  consentMark: null,
  consentYes: false,
  consentAt: null,
  carried: null,
  story: null,
};

/** What an older house left open is put aside: nobody answers it any more. */
export const pendingOf = (carried: SettingsRow['carried']): Pending | null =>
  carried?.version === 2 ? (carried as Pending) : null;

const ofPerson = `
  select person_id as "personId", mode, memory_on as "memoryOn", reminders_on as "remindersOn", help_on as "helpOn",
    quiet_from as "quietFrom", quiet_until as "quietUntil", consent_mark as "consentMark", consent_yes as "consentYes", consent_at as "consentAt",
    carried, story
  from guide_settings where person_id = $1`;

/** Asked with each word to the guide, so it is written out. */
export async function settingsOf(db: Database, personId: string): Promise<SettingsRow> {
  const [row] = await db.prepared<SettingsRow>(ofPerson, [personId]);
  return row ?? { personId, ...asItComes };
}

export async function changeSettings(
  db: Database,
  personId: string,
  change: Partial<Omit<SettingsRow, 'personId'>>,
): Promise<SettingsRow> {
  if (Object.keys(change).length === 0) return settingsOf(db, personId);
  const [row] = await db
    .insert(settings)
    .values({ personId, ...asItComes, ...change })
    .onConflictDoUpdate({ target: settings.personId, set: change })
    .returning();
  if (row === undefined) throw new Error(`no settings for ${personId}`);
  return row;
}

/** Which of these said yes to this provider: what others said goes out only where they did. */
export async function consentingAmong(
  db: Db,
  personIds: readonly string[],
  mark: string,
): Promise<Set<string>> {
  if (personIds.length === 0) return new Set();
  const rows = await db
    .select({ personId: settings.personId })
    .from(settings)
    .where(
      and(
        inArray(settings.personId, [...personIds]),
        eq(settings.consentMark, mark),
        eq(settings.consentYes, true),
      ),
    );
  return new Set(rows.map(({ personId }) => personId));
}

export async function marksOf(db: Db, personId: string): Promise<Set<string>> {
  const rows = await db.select({ name: marks.name }).from(marks).where(eq(marks.personId, personId));
  return new Set(rows.map(({ name }) => name));
}

/** True the first time only. */
export async function markOnce(db: Db, personId: string, name: string, at: Date): Promise<boolean> {
  const rows = await db
    .insert(marks)
    .values({ personId, name, at })
    .onConflictDoNothing()
    .returning({ name: marks.name });
  return rows.length > 0;
}
