import type { CommitmentId } from '../commitments.ts';

export interface Commitment {
  readonly title: string;
  readonly words: string;
}

/** A part of the long form of the NDA. */
interface Section {
  readonly heading: string;
  readonly paragraphs: readonly string[];
}

/** What is promised, as it reads from a day on. A version that somebody has promised is never edited: a new one is added. */
export interface CommitmentTexts {
  readonly version: number;
  /** The day from which on it is asked for. */
  readonly since: string;
  readonly commitments: Readonly<Record<CommitmentId, Commitment>>;
  readonly nda: readonly Section[];
  /** What is new since the version before: for each commitment that it concerns a sentence, for the eyes of who promised then. */
  readonly changes: Readonly<Partial<Record<CommitmentId, string>>>;
}
