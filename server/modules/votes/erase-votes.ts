import { hour } from '@kinsong/contract/common/time.ts';
import type { Db } from '../../platform/database/index.ts';
import type { House } from '../../platform/house.ts';
import type { PeriodicWork } from '../../platform/periodic-work.ts';
import { destroyVoteKey, votesWithKeys } from './vote-keys.ts';
import { eraseVoteRows, stillOpenAmong } from './votes.sql.ts';

/** All that a space decided goes with it; keys that lie among the files, once that is done for good. */
export async function eraseVotes(tx: Db, spaceId: string, house: House): Promise<() => Promise<void>> {
  const gone = await eraseVoteRows(tx, spaceId);
  return async () => {
    for (const id of gone) await destroyVoteKey(house, id);
  };
}

/** A house that fell between the count and the destruction of the key makes up for it. */
export const destroyingKeys: PeriodicWork = {
  name: 'destroying keys of votes that are over',
  every: hour,
  async run(house) {
    const kept = await votesWithKeys(house);
    if (kept.length === 0) return;
    const open = await stillOpenAmong(house.db, kept);
    for (const id of kept.filter((each) => !open.has(each))) await destroyVoteKey(house, id);
  },
};
