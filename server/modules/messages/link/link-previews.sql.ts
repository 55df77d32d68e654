import { eq, lt } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import type { Db } from '../../../platform/database/index.ts';
import { linkPreviews } from '../link-previews.tables.ts';

export type FoundPage = typeof linkPreviews.$inferSelect;

/** An address may hold a key to what lies there: what is kept of it outlives the words, and does not tell it. */
const markOf = (url: string): string => createHash('sha256').update(url).digest('base64url');

export async function pageAt(db: Db, url: string): Promise<FoundPage | null> {
  const [row] = await db
    .select()
    .from(linkPreviews)
    .where(eq(linkPreviews.url, markOf(url)));
  return row === undefined ? null : { ...row, url };
}

export async function keepPage(db: Db, page: FoundPage): Promise<void> {
  const kept = { ...page, url: markOf(page.url) };
  await db.insert(linkPreviews).values(kept).onConflictDoUpdate({ target: linkPreviews.url, set: kept });
}

export async function isLinkPicture(db: Db, pictureId: string): Promise<boolean> {
  const found = await db
    .select({ url: linkPreviews.url })
    .from(linkPreviews)
    .where(eq(linkPreviews.pictureId, pictureId))
    .limit(1);
  return found.length > 0;
}

/** Forgets what was found before a moment; answers which pictures nothing shows any more. */
export async function forgetPages(db: Db, before: Date): Promise<string[]> {
  const gone = await db
    .delete(linkPreviews)
    .where(lt(linkPreviews.fetchedAt, before))
    .returning({ pictureId: linkPreviews.pictureId });
  return gone.flatMap(({ pictureId }) => pictureId ?? []);
}
