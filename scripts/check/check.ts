import type { Tree } from './source-tree.ts';

/** What a check found. A failure is a sentence that starts with the place it is about. */
export interface Outcome {
  readonly failures: readonly string[];
  /** Things worth printing although nothing is wrong. */
  readonly notes?: readonly string[];
  /** How many files (or entries) the check really looked at. */
  readonly read: number;
  /** How many it should have looked at, counted by ourselves. */
  readonly expected: number;
}

export interface Check {
  readonly name: string;
  /** Fewer than this in the real house means that the check has gone blind. */
  readonly floor: number;
  readonly run: (tree: Tree) => Outcome | Promise<Outcome>;
}

/** A check that reads too little prints green for ever, so reading too little is a failure of its own. */
export function blindness({ read, expected }: Outcome, floor: number): string[] {
  if (read < floor) return [`read only ${read}, fewer than the ${floor} this house has at the least`];
  if (read < expected) return [`read only ${read} of ${expected}`];
  return [];
}
