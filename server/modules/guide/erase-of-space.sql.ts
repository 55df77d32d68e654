import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/index.ts';
import { answers, helpOffers, memories, proposals, swaps } from './guide.tables.ts';

/** What the guide keeps for the people of a space, and what she was asked there. */
export async function eraseGuideOf(db: Db, spaceId: string): Promise<undefined> {
  await db.delete(helpOffers).where(eq(helpOffers.spaceId, spaceId));
  await db.delete(memories).where(eq(memories.spaceId, spaceId));
  await db.delete(proposals).where(eq(proposals.spaceId, spaceId));
  await db.delete(answers).where(eq(answers.spaceId, spaceId));
  await db.delete(swaps).where(eq(swaps.spaceId, spaceId));
}
