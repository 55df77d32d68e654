/**
 * What wisdom points are for, and how many each brings. All of it exists in the house and can be named; nothing is a
 * judgement of anybody, and points buy nothing.
 */
export const wisdomRules = {
  manifesto: { points: 20, of: 'your manifesto' },
  tasks: { points: 1, of: 'a task done' },
  for_others: { points: 3, of: 'a task done for another, who confirmed it' },
  votes: { points: 2, of: 'a vote cast by name' },
  gatherings: { points: 2, of: 'a gathering you said yes to' },
  souls: { points: 1, of: 'your own words that moved you' },
  swaps: { points: 10, of: 'a perspective swap seen through' },
  care: { points: 10, of: 'a stay, a care or a lesson given' },
  councils: { points: 12, of: 'a council seen through to its close' },
  guests: { points: 5, of: 'a guest who settled in' },
} as const satisfies Record<string, { points: number; of: string }>;

export type WisdomSource = keyof typeof wisdomRules;
export const wisdomSources = Object.keys(wisdomRules) as [WisdomSource, ...WisdomSource[]];

/** How often each of them happened. */
export type Lived = Readonly<Record<WisdomSource, number>>;

export interface Wisdom {
  readonly of: WisdomSource;
  readonly times: number;
  readonly points: number;
}

/** Where one's wisdom comes from, the most first; what never happened is not among it. */
export const wisdomFrom = (lived: Lived): Wisdom[] =>
  wisdomSources
    .map((of) => ({ of, times: lived[of], points: lived[of] * wisdomRules[of].points }))
    .filter(({ times }) => times > 0)
    .toSorted((a, b) => b.points - a.points);

export const wisdomSum = (found: readonly Wisdom[]): number =>
  found.reduce((sum, { points }) => sum + points, 0);

/** The first two steps; each one after them takes as much as the two before it together, and there is no last. */
const steps: readonly [number, number] = [21, 34];

export interface TimelineLevel {
  readonly level: number;
  /** From how many points on one is at it, and at how many at the next. */
  readonly from: number;
  readonly next: number;
}

/** How far along the timeline so many points lead. Everyone begins at level 1. */
export function timelineLevel(points: number): TimelineLevel {
  let [step, following] = steps;
  let at = { level: 1, from: 0, next: step };
  while (points >= at.next) {
    [step, following] = [following, step + following];
    at = { level: at.level + 1, from: at.next, next: at.next + step };
  }
  return at;
}
