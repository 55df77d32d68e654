import type { Commitment, CommitmentTexts } from './commitment-texts/commitment-text.ts';
import { version1 } from './commitment-texts/version-1.ts';
import { commitmentIds, type CommitmentId } from './commitments.ts';
import { promisesVersion } from './promises-version.ts';

/**
 * Every version there ever was, the oldest first. To change a word: copy the last file, raise its number, write into
 * `changes` a sentence for each commitment that reads otherwise now, add it here, and raise `promisesVersion`.
 */
export const textVersions: readonly CommitmentTexts[] = [version1];

export const textsOf = (version: number, among = textVersions): CommitmentTexts | undefined =>
  among.find((texts) => texts.version === version);

/** Those that are asked for. */
export const currentTexts: CommitmentTexts = textsOf(promisesVersion) ?? version1;

/** One commitment that reads otherwise than somebody promised it. */
export interface Change {
  readonly id: CommitmentId;
  /** A sentence for each version that changed it, the oldest first. */
  readonly sentences: readonly string[];
  /** How it read then. */
  readonly before: Commitment;
}

/** What has changed since a version that somebody promised; nothing where that is the newest. */
export function changesSince(version: number, among = textVersions): readonly Change[] {
  const then = textsOf(version, among);
  if (then === undefined) return [];
  const later = among.filter((texts) => texts.version > version);
  return commitmentIds.flatMap((id) => {
    const sentences = later.flatMap(({ changes }) => changes[id] ?? []);
    return sentences.length === 0 ? [] : [{ id, sentences, before: then.commitments[id] }];
  });
}
