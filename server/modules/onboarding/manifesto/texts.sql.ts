import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/index.ts';
import { broughtTexts } from '../manifesto.tables.ts';

export type TextRow = typeof broughtTexts.$inferSelect;
/** What is told of a text without its words. */
export type TextLine = Pick<TextRow, 'id' | 'name'> & { readonly characters: number };

export async function insertText(tx: Db, row: TextRow): Promise<void> {
  await tx.insert(broughtTexts).values(row);
}

/** Reached through its author, so that it is found by nobody else. */
export async function findText(db: Db, personId: string, id: string): Promise<TextRow | null> {
  const [row] = await db
    .select()
    .from(broughtTexts)
    .where(and(eq(broughtTexts.id, id), eq(broughtTexts.personId, personId)));
  return row ?? null;
}

export async function textLines(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, TextLine>> {
  if (ids.length === 0) return new Map();
  const found = await db
    .select({
      id: broughtTexts.id,
      name: broughtTexts.name,
      characters: sql<number>`length(${broughtTexts.content})`,
    })
    .from(broughtTexts)
    .where(inArray(broughtTexts.id, [...ids]));
  return new Map(found.map((line) => [line.id, line]));
}

/** Forgets what somebody brought and no version of theirs was kept with, nor their draft. */
export async function dropUnused(tx: Db, personId: string): Promise<void> {
  await tx.execute(sql`
    delete from brought_texts t where t.person_id = ${personId}
      and not exists (select from manifestos m where m.text_id = t.id)
      and not exists (select from manifesto_drafts d where d.text_id = t.id)`);
}
