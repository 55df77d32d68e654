import type { OwnThing, Signal } from '@kinsong/contract/live/protocol.ts';

/** A row of a space as it is now. `born` is the revision it came to be at: whoever joined later may not see it. */
export interface LiveChange {
  readonly event: string;
  readonly rev: number;
  readonly born: number;
  readonly data: unknown;
}

/** What changed in a space between two revisions; with no changes it only says how far the space is. */
export interface SpaceNews {
  readonly space: string;
  readonly after: number;
  readonly rev: number;
  readonly changes: readonly LiveChange[];
}

/** What nodes tell each other about a space. */
export type SpaceWord =
  | { readonly k: 'news'; readonly news: SpaceNews }
  | { readonly k: 'signal'; readonly signal: Signal }
  | { readonly k: 'dismissed'; readonly person: string }
  | { readonly k: 'here'; readonly node: string; readonly people: readonly string[] }
  | { readonly k: 'who' };

/** What nodes tell each other about people and sessions. */
export type PeopleWord =
  | { readonly k: 'admitted'; readonly person: string; readonly space: string }
  | { readonly k: 'moved'; readonly person: string; readonly what: OwnThing }
  | { readonly k: 'session-ended'; readonly session: string }
  | { readonly k: 'roles-changed'; readonly person: string }
  | { readonly k: 'shared'; readonly what: string; readonly about: unknown };

/**
 * Lays news of one space together where one goes on from the other, so that a busy moment becomes one frame.
 */
export function join(news: readonly SpaceNews[]): SpaceNews[] {
  const joined: SpaceNews[] = [];
  for (const next of news) {
    const last = joined.at(-1);
    if (last !== undefined && last.rev === next.after) {
      joined[joined.length - 1] = { ...last, rev: next.rev, changes: [...last.changes, ...next.changes] };
    } else {
      joined.push(next);
    }
  }
  return joined;
}
