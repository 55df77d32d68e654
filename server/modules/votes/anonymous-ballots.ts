import type { Choice } from '@kinsong/contract/votes/choice.ts';
import type { Db } from '../../platform/database/index.ts';
import { sealUnder, unsealUnder } from '../../platform/encryption.ts';
import type { House } from '../../platform/house.ts';
import { findSealed, putSealed } from './ballots.sql.ts';
import { ballotLength, bytesOf, choiceFrom } from './ballot-bytes.ts';
import { findVoteKey, makeVoteKey } from './vote-keys.ts';
import type { VoteRow } from './votes.sql.ts';

/** What was cast in an anonymous vote that is open; null where its key or its set is gone (see docs/decisions/0033). */
export async function anonymousChoices(house: House, tx: Db, row: VoteRow): Promise<Choice[] | null> {
  if (row.voices.length === 0) return [];
  const [kept, key] = await Promise.all([findSealed(tx, row.id), findVoteKey(house, row.id)]);
  if (kept === null || key === null) return null;
  const options = row.options.map(({ id }) => id);
  return opened(key, kept.sealed).map((bytes) => choiceFrom(bytes, row.way, options));
}

/** By which id somebody's ballot came; undefined where none did. What it says can not be asked. */
export async function castOf(tx: Db, voteId: string, personId: string): Promise<string | undefined> {
  return (await findSealed(tx, voteId))?.casts[personId];
}

/** Lays a ballot among the others and seals them all anew, in an order that is theirs and not that of their coming. */
export async function layAnonymously(
  house: House,
  tx: Db,
  row: VoteRow,
  cast: { readonly id: string; readonly personId: string; readonly choice: Choice },
): Promise<void> {
  const isFirst = row.voices.length === 0;
  const kept = isFirst ? null : await findSealed(tx, row.id);
  const key = isFirst ? await makeVoteKey(house, row.id) : await findVoteKey(house, row.id);
  if (key === null || (kept === null && !isFirst)) throw new Error(`the ballots of ${row.id} are gone`);
  const options = row.options.map(({ id }) => id);
  const all = [...(kept === null ? [] : opened(key, kept.sealed)), bytesOf(cast.choice, options)];
  await putSealed(tx, {
    voteId: row.id,
    sealed: sealed(key, all),
    casts: { ...kept?.casts, [cast.personId]: cast.id },
  });
}

function sealed(key: Uint8Array, all: readonly Uint8Array[]): string {
  const inTheirOrder = all.map((bytes) => Buffer.from(bytes)).sort((one, other) => one.compare(other));
  return sealUnder(key, Buffer.concat(inTheirOrder).toString('base64'));
}

function opened(key: Uint8Array, text: string): Uint8Array[] {
  const bytes = Buffer.from(unsealUnder(key, text), 'base64');
  const many = bytes.length / ballotLength;
  return Array.from({ length: many }, (_, nth) =>
    bytes.subarray(nth * ballotLength, (nth + 1) * ballotLength),
  );
}
