import { noFields } from '@kinsong/contract/onboarding/manifesto-talk.ts';
import { count, desc, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/index.ts';
import { manifestoTalks, manifestoTalkVersions } from '../manifesto-talk.tables.ts';
import { atFirst } from './built-in-reply.ts';

export type TalkRow = typeof manifestoTalks.$inferSelect;
export type VersionRow = typeof manifestoTalkVersions.$inferSelect;
/** A version without the conversation: that stays where it is. */
export type SavedFields = Pick<VersionRow, 'fields' | 'savedAt'>;

const unbegun: Omit<TalkRow, 'personId' | 'changedAt'> = {
  entries: [],
  fields: noFields,
  newest: [],
  corrected: [],
  place: atFirst,
  sharing: null,
};

export async function findTalk(db: Db, personId: string): Promise<TalkRow | null> {
  const [row] = await db.select().from(manifestoTalks).where(eq(manifestoTalks.personId, personId));
  return row ?? null;
}

/** Held until the transaction ends: two devices speak one after the other. */
export async function holdTalk(tx: Db, personId: string, now: Date): Promise<TalkRow> {
  await tx
    .insert(manifestoTalks)
    .values({ personId, ...unbegun, changedAt: now })
    .onConflictDoNothing();
  const [row] = await tx
    .select()
    .from(manifestoTalks)
    .where(eq(manifestoTalks.personId, personId))
    .for('update');
  if (row === undefined) throw new Error(`no talk of ${personId} to hold`);
  return row;
}

export const asUnbegun = (personId: string, now: Date): TalkRow => ({ personId, ...unbegun, changedAt: now });

export async function updateTalk(
  tx: Db,
  personId: string,
  change: Partial<Omit<TalkRow, 'personId'>> & Pick<TalkRow, 'changedAt'>,
): Promise<void> {
  await tx.update(manifestoTalks).set(change).where(eq(manifestoTalks.personId, personId));
}

/** False where this version is there already. */
export async function insertVersion(tx: Db, row: VersionRow): Promise<boolean> {
  const rows = await tx
    .insert(manifestoTalkVersions)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: manifestoTalkVersions.id });
  return rows.length > 0;
}

export async function savedFields(db: Db, personId: string, limit: number): Promise<SavedFields[]> {
  const { fields, savedAt } = manifestoTalkVersions;
  return db
    .select({ fields, savedAt })
    .from(manifestoTalkVersions)
    .where(eq(manifestoTalkVersions.personId, personId))
    .orderBy(desc(savedAt), desc(manifestoTalkVersions.id))
    .limit(limit);
}

export async function countVersions(db: Db, personId: string): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(manifestoTalkVersions)
    .where(eq(manifestoTalkVersions.personId, personId));
  return row?.n ?? 0;
}
