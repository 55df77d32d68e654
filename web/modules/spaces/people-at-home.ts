import type { SpaceKind } from '@kinsong/contract/spaces/space-kinds.ts';
import type { Member, MySpace } from '@kinsong/contract/spaces/spaces.ts';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { signedIn } from '../../platform/signed-in.ts';
import { loadPeople, members, spacesRows } from './spaces.data.ts';
import { useSpaces } from './spaces.hooks.ts';

/** Where one lives, before where one works. */
const homes: readonly SpaceKind[] = ['guild', 'family', 'hamlet', 'project'];
/** So many spaces are looked at for who is in them. */
const mostHomes = 3;

function homesOf(spaces: readonly MySpace[]): MySpace[] {
  return spaces
    .filter(
      ({ kind, archived_at, members: many }) => homes.includes(kind) && archived_at === null && many > 1,
    )
    .sort((a, b) => homes.indexOf(a.kind) - homes.indexOf(b.kind) || b.members - a.members)
    .slice(0, mostHomes);
}

/** Who of one's own people is at home now, oneself left out, by name. */
export function useAtHome(): readonly Member[] {
  const { spaces } = useSpaces();
  const ids = homesOf([...spaces.values()])
    .map(({ id }) => id)
    .join(' ');
  useEffect(() => {
    const leave = split(ids).map((id) => signedIn().sync.open(id, spacesRows));
    return () => leave.forEach((close) => close());
  }, [ids]);
  const people = useSyncExternalStore(
    useMemo(() => subscribing(ids), [ids]),
    () => hereNow(ids),
  );
  return useMemo(() => found(people, ids), [people, ids]);
}

/** How many lamps burn in one's house: one's own too. */
export const lampsOf = (others: readonly Member[]): number => others.length + 1;

export const useLamps = (): number => lampsOf(useAtHome());

const split = (ids: string): string[] => ids.split(' ').filter(Boolean);

const subscribing = (ids: string) => (changed: () => void) => {
  const ends = split(ids).flatMap((id) => [
    signedIn().signals.here.of(id).subscribe(changed),
    members.of(id).subscribe(changed),
  ]);
  return () => ends.forEach((end) => end());
};

/** One word for who is here, so that what did not change is not drawn again. */
function hereNow(ids: string): string {
  const me = signedIn().person.id;
  const people = new Set(
    split(ids).flatMap((id) =>
      [...signedIn().signals.here.of(id).get()].filter(
        (person) => person !== me && members.of(id).get().has(person),
      ),
    ),
  );
  return [...people].sort().join(' ');
}

function found(people: string, ids: string): Member[] {
  const known = split(ids).flatMap((id) => [...members.of(id).get().values()]);
  return split(people)
    .flatMap((person) => known.find(({ person_id }) => person_id === person) ?? [])
    .sort((a, b) => a.name.localeCompare(b.name));
}

/** Everyone one shares a space with, by name. */
export function usePeople(): readonly Member[] {
  const { spaces } = useSpaces();
  const ids = [...spaces.values()]
    .filter(({ kind }) => kind !== 'thread')
    .map(({ id }) => id)
    .join(' ');
  useEffect(() => loadPeople(split(ids)), [ids]);
  const known = useSyncExternalStore(
    useMemo(() => subscribing(ids), [ids]),
    () => split(ids).reduce((sum, id) => sum + members.of(id).get().size, 0),
  );
  return useMemo(() => peopleOf(split(ids), known), [ids, known]);
}

/** `known` is how many places are known: with it the list is made anew. */
function peopleOf(ids: readonly string[], known: number): Member[] {
  if (known === 0) return [];
  const me = signedIn().person.id;
  const everyone = ids.flatMap((id) => [...members.of(id).get().values()]);
  const now = everyone.filter(({ left_at, person_id }) => left_at === null && person_id !== me);
  return [...new Map(now.map((member) => [member.person_id, member])).values()].sort((a, b) =>
    a.name.localeCompare(b.name),
  );
}
