/** The ways in which a question can be asked. */
export const ways = ['yes_no', 'pick_one', 'consent', 'ranked', 'time_poll', 'dots'] as const;
export type Way = (typeof ways)[number];

/** How many must agree, where one answers yes or no or picks one: more than against it, two thirds, or all. */
export const majorities = ['more', 'two_thirds', 'all'] as const;
export type Majority = (typeof majorities)[number];

export const yesNoAnswers = ['yes', 'no', 'abstain'] as const;
export const consentAnswers = ['consent', 'stand_aside', 'object', 'abstain'] as const;
export const timeAnswers = ['yes', 'maybe', 'no'] as const;

/** What somebody wants. Whoever picks or ranks nothing abstains: they are heard, and weigh for none. */
export type Choice =
  | { readonly way: 'yes_no'; readonly answer: (typeof yesNoAnswers)[number] }
  | { readonly way: 'pick_one'; readonly option: string | null }
  | {
      readonly way: 'consent';
      readonly answer: (typeof consentAnswers)[number];
      readonly reason?: string | undefined;
      readonly would_change?: string | undefined;
    }
  | { readonly way: 'ranked'; readonly order: readonly string[] }
  | {
      readonly way: 'time_poll';
      readonly answers: readonly { readonly option: string; readonly answer: (typeof timeAnswers)[number] }[];
    }
  | { readonly way: 'dots'; readonly dots: readonly { readonly option: string; readonly dots: number }[] };

/** Each has a name of its own, which is told with what it counted. */
export const methods = [
  'more_yes_than_no',
  'two_thirds_yes',
  'all_yes',
  'most_votes',
  'two_thirds_of_votes',
  'all_votes',
  'no_objection',
  'instant_runoff',
  'most_can_come',
  'most_dots',
] as const;
export type Method = (typeof methods)[number];

export const verdicts = ['passed', 'failed', 'no_quorum', 'tied'] as const;
export type Verdict = (typeof verdicts)[number];

/** For an answer ('yes', 'object') or an option. `maybe` counts those who could come if they must. */
export interface Tally {
  readonly key: string;
  readonly votes: number;
  readonly maybe: number;
}

/** One round of a ranked count: who is still in with how many votes, who goes out, and where those votes move. */
export interface Round {
  readonly tallies: readonly Tally[];
  /** Ballots that name nobody who is still in. */
  readonly exhausted: number;
  readonly out: string | null;
  readonly moved: readonly { readonly to: string | null; readonly votes: number }[];
  /** Several had the fewest: the earlier rounds said who goes, or else the lot. */
  readonly tie_broken_by: 'earlier_round' | 'lot' | null;
}

export interface Result {
  readonly verdict: Verdict;
  readonly method: Method;
  /** The option that won, where there are options. */
  readonly winner: string | null;
  /** Those who share the first place, where nothing parts them. */
  readonly tied: readonly string[];
  readonly voices: number;
  readonly quorum: number;
  readonly tallies: readonly Tally[];
  /** Empty where one does not rank. */
  readonly rounds: readonly Round[];
}

/** What a count goes by; all of it stands before the first ballot is cast. */
export interface Rules {
  readonly way: Way;
  readonly options: readonly string[];
  readonly majority: Majority;
  readonly quorum: number;
  /** The options in an order drawn by chance; who stands later goes out first where nothing else parts them. */
  readonly lot: readonly string[];
}
