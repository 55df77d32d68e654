import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { House } from '../../platform/house.ts';

/** Among the files of the house, never in its database; a backup passes them over. */
const folder = 'vote-keys';
const bytes = 32;
const at = (voteId: string): string => `${folder}/${voteId}`;

/** Null where there is none, or none any more. It is not kept in memory, so that destroyed is destroyed. */
export async function findVoteKey(house: House, voteId: string): Promise<Buffer | null> {
  const stream = await house.files.get(at(voteId));
  const key = stream === null ? null : await buffer(stream);
  return key === null || key.length !== bytes ? null : key;
}

/** Made at the first ballot, by whoever holds the space then: no two nodes make two. */
export async function makeVoteKey(house: House, voteId: string): Promise<Buffer> {
  await house.files.put(at(voteId), randomBytes(bytes), 'application/octet-stream');
  const made = await findVoteKey(house, voteId);
  if (made === null) throw new Error(`the key of the vote ${voteId} was put and is not there`);
  return made;
}

/** Overwritten where it lies, and removed: what the database still has of the ballots is noise then. */
export const destroyVoteKey = (house: House, voteId: string): Promise<void> => house.files.shred(at(voteId));

export async function votesWithKeys(house: House): Promise<string[]> {
  return (await house.files.keysIn(folder)).map((key) => key.slice(folder.length + 1));
}
