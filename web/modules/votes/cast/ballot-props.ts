import type { Choice } from '@kinsong/contract/votes/choice.ts';
import type { Vote } from '@kinsong/contract/votes/vote.ts';

/** What every way of voting is given. */
export interface BallotProps {
  vote: Vote;
  /** What stands now; undefined while nothing was said. */
  choice: Choice | undefined;
  /** Whose voice it is, where it is not one's own. */
  whose?: string | undefined;
  onCast: (choice: Choice) => void;
}
