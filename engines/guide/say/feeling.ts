export type Kind = 'hardship' | 'conflict' | 'joy' | 'cross';

/** What somebody may tell of how they are, and what is answered. */
export interface Feeling {
  readonly kind: Kind;
  /** One of these is found in what was told. */
  readonly told: readonly string[];
  /** Also where it is built as a question, which nobody can answer: "why does nobody help me?" */
  readonly asked?: true;
  readonly ways: readonly (readonly string[])[];
  /** Help of this sort, where somebody has offered it, is named beside it. */
  readonly helps?: string;
}
