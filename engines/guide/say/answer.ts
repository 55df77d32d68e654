import type { Question } from '../talk/pending.ts';

/** What is said to one frame that asks or tells: nothing is done by it. A question among it says what its yes and no lead to. */
export interface Answer {
  readonly text: string;
  readonly lyrical?: true;
  readonly question?: Question;
  /** It takes nothing up that was said, and is left out beside anything else. */
  readonly idle?: true;
}
