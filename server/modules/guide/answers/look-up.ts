import type { LookedUp, Lookup, Said } from '@kinsong/engines/guide/talk/world.ts';
import type { House } from '../../../platform/house.ts';
import type { Person } from '../../../platform/person.ts';
import { guidePorts } from '../guide-ports.ts';

/** Looks for what an answer needs, all of it at once, within what this person may read. */
export async function lookUp(house: House, person: Person, lookups: readonly Lookup[]): Promise<LookedUp> {
  const { knowledge } = guidePorts.of(house);
  const asked = <K extends Lookup['kind']>(kind: K): Extract<Lookup, { kind: K }>[] =>
    lookups.filter((each): each is Extract<Lookup, { kind: K }> => each.kind === kind);
  const [found, latest, decisions] = await Promise.all([
    Promise.all(asked('search').map(({ words, limit }) => knowledge.search(house, person, words, limit))),
    Promise.all(
      asked('latest').map(({ spaceIds, since, limit }) =>
        knowledge.latest(house, person, spaceIds, since, limit),
      ),
    ),
    asked('decisions').length > 0 ? (knowledge.decisions?.(house, person) ?? []) : [],
  ]);
  return {
    found: eachOnce(found.flat()).toSorted((one, other) => other.at.getTime() - one.at.getTime()),
    latest: eachOnce(latest.flat()).toSorted((one, other) => one.at.getTime() - other.at.getTime()),
    decisions,
  };
}

const eachOnce = (said: readonly Said[]): Said[] => [
  ...new Map(said.map((each) => [each.id, each])).values(),
];
