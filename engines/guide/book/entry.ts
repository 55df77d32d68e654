/** A question about the product and its true answer; what the answer rests on is held to it by a test. */
export interface Entry {
  /** Words that must all be found, one of each row: two rows at the least, so that no single word calls an answer up. */
  readonly needs: readonly string[];
  /** Words with which it is about something else. */
  readonly unless?: string;
  readonly says: string;
  readonly rests: Rests;
}

export interface Rests {
  /** Calls by their names; each is there. */
  readonly calls?: readonly string[];
  /** No call is named like this: what the answer says is missing is missing. */
  readonly missing?: string;
  /** Settings of the operator. */
  readonly settings?: readonly string[];
  /** A line that stands in a file as it is here: a number, a rule, a sentence of the manual. */
  readonly lines?: readonly (readonly [file: string, line: string])[];
}
