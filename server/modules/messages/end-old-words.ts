import type { House } from '../../platform/house.ts';
import { takeBackSeveral } from './change-message.ts';
import { oldWordsIn } from './old-words.sql.ts';

/** So many go with one revision: whoever reads along is told of them in one breath. */
const atOnce = 50;

/** Takes back what was said in a space before a moment, but nothing that was reported and waits for an answer. */
export async function endWordsBefore(house: House, spaceId: string, before: Date): Promise<void> {
  for (;;) {
    const old = await oldWordsIn(house.db, spaceId, before, atOnce);
    if (old.length === 0) return;
    await takeBackSeveral(house, spaceId, old);
  }
}
