import type { ManifestoDraft } from '@kinsong/contract/onboarding/manifesto.ts';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/index.ts';
import { manifestoDrafts } from '../manifesto.tables.ts';
import { currentManifesto } from './versions.sql.ts';

type DraftRow = typeof manifestoDrafts.$inferSelect;

export async function findDraft(db: Db, personId: string): Promise<DraftRow | null> {
  const [row] = await db.select().from(manifestoDrafts).where(eq(manifestoDrafts.personId, personId));
  return row ?? null;
}

/** A draft that begins goes on from the newest version, with the text that was kept there. */
export async function keepDraft(tx: Db, personId: string, draft: ManifestoDraft, at: Date): Promise<void> {
  const textId = (await currentManifesto(tx, personId))?.textId ?? null;
  await tx
    .insert(manifestoDrafts)
    .values({ personId, draft, textId, changedAt: at })
    .onConflictDoUpdate({ target: manifestoDrafts.personId, set: { draft, changedAt: at } });
}

export async function keepDraftText(
  tx: Db,
  personId: string,
  textId: string | null,
  at: Date,
): Promise<void> {
  await tx
    .insert(manifestoDrafts)
    .values({ personId, draft: null, textId, changedAt: at })
    .onConflictDoUpdate({ target: manifestoDrafts.personId, set: { textId, changedAt: at } });
}

export async function dropDraft(tx: Db, personId: string): Promise<void> {
  await tx.delete(manifestoDrafts).where(eq(manifestoDrafts.personId, personId));
}
