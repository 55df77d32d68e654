import type { Change } from '@kinsong/contract/spaces/spaces.ts';

/** News of a space: what changed after one revision, up to another. */
export interface News {
  readonly after: number;
  readonly rev: number;
  readonly more?: boolean | undefined;
  readonly changes: readonly Change[];
}

/** How far one is in a space, and what came too early to be laid on. */
export interface Line {
  readonly rev: number;
  readonly early: readonly News[];
}

export interface Step {
  readonly line: Line;
  /** What is to be laid over the rows now, in order. */
  readonly changes: readonly Change[];
  /** Something between is missing, or there is more to come: ask from `line.rev` on. */
  readonly ask: 'no' | 'soon' | 'now';
}

/** More early news than this is let go: asking brings it anyway. */
const mostEarly = 64;

export const lineAt = (rev: number): Line => ({ rev, early: [] });

/**
 * Takes one piece of news, in whatever order it comes. Old news is ignored, news that fits is laid on together with
 * what waited for it, and news from beyond a gap waits: a frame may only have been overtaken, so one asks *soon*.
 */
export function take(line: Line, news: News): Step {
  let rev = line.rev;
  let ask: Step['ask'] = 'no';
  const changes: Change[] = [];
  let early = [...line.early, news].sort((a, b) => a.after - b.after || a.rev - b.rev);
  for (const next of early) {
    if (next.after > rev) break;
    if (next.rev > rev) {
      for (const change of next.changes) if (change.rev > rev) changes.push(change);
      rev = next.rev;
      if (next.more === true) ask = 'now';
    }
  }
  early = early.filter((next) => next.after > rev).slice(0, mostEarly);
  if (ask === 'no' && early.length > 0) ask = 'soon';
  return { line: { rev, early }, changes, ask };
}
