import type { Member, MySpace } from '@kinsong/contract/spaces/spaces.ts';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { signedIn } from '../../../platform/signed-in.ts';
import { isOpenSalon } from '../space-words.ts';
import { loadPeople, members, spacesRows } from '../spaces.data.ts';
import { useSpaces } from '../spaces.hooks.ts';

/** Someone one shares salons with, and which. */
export interface Companion {
  readonly person: Member;
  readonly salons: readonly MySpace[];
  readonly home: boolean;
}

/** So many salons are listened to for who is there: chosen so that everybody is heard of who can be. */
const mostListened = 12;

type Membership = ReadonlyMap<string, readonly string[]>;

/** The salons in which the most people are who were not heard of yet, until everyone is. */
export function salonsToHear(people: Membership, most = mostListened): string[] {
  const chosen: string[] = [];
  const unheard = new Set([...people.values()].flat());
  while (unheard.size > 0 && chosen.length < most) {
    const gains = [...people].map(
      ([salon, who]) => [salon, who.filter((each) => unheard.has(each)).length] as const,
    );
    const [salon, gain] = gains.reduce((best, next) => (next[1] > best[1] ? next : best));
    if (gain === 0) break;
    chosen.push(salon);
    for (const person of people.get(salon) ?? []) unheard.delete(person);
  }
  return chosen;
}

export interface Companions {
  readonly people: readonly Companion[];
  /** Of each salon it is known who is in it. */
  readonly isWhole: boolean;
}

/** Everybody one shares an open salon with: those at home first, then by name. */
export function useCompanions(): Companions {
  const { spaces } = useSpaces();
  const salons = useMemo(() => [...spaces.values()].filter(isOpenSalon), [spaces]);
  const ids = salons.map(({ id }) => id).join(' ');
  useEffect(() => loadPeople(split(ids)), [ids]);
  const known = useSyncExternalStore(
    useMemo(() => onChange(ids, members), [ids]),
    () => revisions(ids),
  );
  const heard = useMemo(() => salonsToHear(membership(split(ids), known)).join(' '), [ids, known]);
  useEffect(() => {
    const leave = split(heard).map((id) => signedIn().sync.open(id, spacesRows));
    return () => leave.forEach((close) => close());
  }, [heard]);
  const home = useSyncExternalStore(
    useMemo(() => onChange(heard, signedIn().signals.here), [heard]),
    () => atHome(heard),
  );
  const people = useMemo(() => companions(salons, known, new Set(split(home))), [salons, known, home]);
  return { people, isWhole: salons.every(({ id }) => members.of(id).get().size > 0) };
}

const split = (ids: string): string[] => ids.split(' ').filter(Boolean);

interface Watchable {
  of(id: string): { subscribe(changed: () => void): () => void };
}

const onChange = (ids: string, shelf: Watchable) => (changed: () => void) => {
  const ends = split(ids).map((id) => shelf.of(id).subscribe(changed));
  return () => ends.forEach((end) => end());
};

/** One number that is another whenever something about the members is. */
const revisions = (ids: string): number =>
  split(ids)
    .flatMap((id) => [...members.of(id).get().values()])
    .reduce((sum, { rev }) => sum + rev + 1, 0);

const atHome = (ids: string): string =>
  [...new Set(split(ids).flatMap((id) => [...signedIn().signals.here.of(id).get()]))].sort().join(' ');

function othersIn(salon: string): Member[] {
  const me = signedIn().person.id;
  return [...members.of(salon).get().values()].filter(
    ({ left_at, person_id }) => left_at === null && person_id !== me,
  );
}

/** `known` only says that the members are others than before. */
function membership(salons: readonly string[], known: number): Membership {
  return new Map(
    known === 0 ? [] : salons.map((id) => [id, othersIn(id).map(({ person_id }) => person_id)] as const),
  );
}

function companions(salons: readonly MySpace[], known: number, home: ReadonlySet<string>): Companion[] {
  if (known === 0) return [];
  const places = salons.flatMap((salon) => othersIn(salon.id).map((person) => ({ person, salon })));
  const byPerson = [...Map.groupBy(places, ({ person }) => person.person_id).values()];
  return byPerson
    .map((each) => ({
      person: each[0]!.person,
      salons: each.map(({ salon }) => salon).sort((a, b) => a.name.localeCompare(b.name, 'en')),
      home: home.has(each[0]!.person.person_id),
    }))
    .sort((a, b) => Number(b.home) - Number(a.home) || a.person.name.localeCompare(b.person.name, 'en'));
}
