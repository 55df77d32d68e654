import type { Member } from '@kinsong/contract/spaces/spaces.ts';
import { signedIn } from '../../platform/signed-in.ts';
import { useEveryone } from '../spaces/index.ts';

export interface Someone {
  readonly id: string;
  readonly name: string;
  readonly url: string | undefined;
}

/** Whoever is or was here, as they are called and seen. */
export type NameOf = (id: string) => Someone;

export function useNames(space: string): NameOf {
  const people = useEveryone(space);
  return (id) => named(id, people.get(id));
}

function named(id: string, member: Member | undefined): Someone {
  const { person } = signedIn();
  if (member !== undefined) return { id, name: member.name, url: member.avatar_url };
  if (id === person.id) return { id, name: person.avatar_name || person.name, url: person.avatar_url };
  return { id, name: 'Someone who left', url: undefined };
}

/** Who may vote in what is opened now: whoever could open it. */
export const mayVote = ({ left_at, role }: Member): boolean => left_at === null && role !== 'guest';
