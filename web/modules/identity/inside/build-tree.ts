import type { Branch } from '@kinsong/contract/invitations/invitation-tree.ts';

export interface Grown {
  readonly person: Branch;
  readonly guests: readonly Grown[];
}

/** The tree of those who came level by level; whoever is asked about stands at its root and is not in it. */
export function grown(people: readonly Branch[], root: string | null): readonly Grown[] {
  const guestsOf = new Map<string, Grown[]>();
  const roots: Grown[] = [];
  for (const person of people) {
    const guests: Grown[] = [];
    guestsOf.set(person.id, guests);
    const above = person.invited_by === null ? undefined : guestsOf.get(person.invited_by);
    (above ?? roots).push({ person, guests });
  }
  return root === null ? roots : (guestsOf.get(root) ?? []);
}
