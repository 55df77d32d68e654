import { may } from '@kinsong/contract/capabilities.ts';
import type { AnswerSent } from '@kinsong/contract/common/call.ts';
import { Refusal } from '@kinsong/contract/common/errors.ts';
import { day } from '@kinsong/contract/common/time.ts';
import { activeDays, type Crumb, type PlanetNode } from '@kinsong/contract/organiser/nodes.ts';
import type { openLevel, searchTree } from '@kinsong/contract/organiser/organiser.ts';
import { planetId } from '@kinsong/contract/spaces/planet.ts';
import { kindOf } from '@kinsong/contract/spaces/space-kinds.ts';
import type { House } from '../../platform/house.ts';
import type { Person } from '../../platform/person.ts';
import { mayInHouse } from '../identity/index.ts';
import { unreadFor } from '../messages/index.ts';
import { nameOfSpace, placeOf, standingOf } from '../spaces/index.ts';
import { findBranch, hamletsSeen, pageOfChildren, type Branch, type BranchKind } from './children.sql.ts';
import { countNodes } from './counts.sql.ts';
import { childShape, planetShape } from './node-shapes.ts';
import { findByName, pathsTo } from './paths.sql.ts';
import type { Looker } from './visible-nodes.sql.ts';

type Level = AnswerSent<typeof openLevel>;

interface Asked {
  readonly node_id: string;
  readonly after?: string | undefined;
  readonly limit: number;
}

const lookerOf = (person: Person): Looker => ({
  id: person.id,
  keepsPlanet: mayInHouse(person, 'spaces.keepPlanet'),
});

/** A level with its children. What one does not see is not found, as where there is nothing. */
export async function readLevel(house: House, person: Person, asked: Asked): Promise<Level> {
  const looker = lookerOf(person);
  const isPlanet = asked.node_id === planetId;
  const branch = isPlanet ? null : await findBranch(house.db, looker, asked.node_id);
  if (!isPlanet && branch === null) throw new Refusal('found.not');
  const [planetName, hamlets, page, paths, may_create] = await Promise.all([
    nameOfSpace(house.db, planetId),
    isPlanet ? hamletsSeen(house.db, looker) : [],
    pageOfChildren(house.db, looker, {
      within: asked.node_id,
      after: asked.after,
      limit: asked.limit,
    }),
    pathsTo(house.db, looker, isPlanet ? [] : [asked.node_id]),
    creatable(house, person, asked.node_id),
  ]);
  const shape = await shaper(house, person, page.children, branch, hamlets);
  const last = page.children.at(-1);
  return {
    node: branch === null ? shape.planet(planetName) : shape.branch(branch),
    path: [planetStep(planetName), ...(paths.get(asked.node_id) ?? [])],
    children: page.children.map(shape.branch),
    total: page.total,
    next: page.hasMore && last !== undefined ? last.id : null,
    may_create,
  };
}

const planetStep = (name: string): Crumb => ({ id: planetId, kind: 'planet', name });

/** Rows with their numbers, all of them counted by one question. */
async function shaper(
  house: House,
  person: Person,
  children: readonly Branch[],
  node: Branch | null,
  hamlets: readonly string[],
) {
  const now = house.clock.now();
  const rows = node === null ? children : [...children, node];
  const whole = node === null ? { of: hamlets, id: planetId } : null;
  const since = new Date(now.getTime() - activeDays * day);
  const hasOwn = rows.some(({ kind, role }) => kind === 'project' && role !== null);
  const [counted, unread] = await Promise.all([
    countNodes(
      house.db,
      rows.map(({ id }) => id),
      whole,
      since,
    ),
    hasOwn ? unreadFor(house, person) : [],
  ]);
  const counts = new Map(counted.map((each) => [each.node, each]));
  const waiting = new Map(unread.map(({ space_id, unread: n }) => [space_id, n]));
  return {
    planet: (name: string): PlanetNode => planetShape(name, hamlets.length, counts.get(planetId)),
    branch: (row: Branch) =>
      childShape(row, { counts: counts.get(row.id), unread: waiting.get(row.id) ?? 0, now }),
  };
}

const isOfTree = (kind: string): kind is BranchKind =>
  kind === 'hamlet' || kind === 'family' || kind === 'project';

/** What would be let through by `spaces.found` here. */
async function creatable(house: House, person: Person, nodeId: string): Promise<BranchKind[]> {
  if (nodeId === planetId) {
    const keeps = mayInHouse(person, 'spaces.keepPlanet');
    return [...(keeps ? (['hamlet'] as const) : []), 'family', 'project'];
  }
  const place = await placeOf(house.db, person.id, nodeId);
  if (place === null || !may(standingOf(person, place), 'spaces.foundWithin')) return [];
  return kindOf(place.kind).contains.filter(isOfTree);
}

export async function search(
  house: House,
  person: Person,
  { words, limit }: { words: string; limit: number },
): Promise<AnswerSent<typeof searchTree>> {
  const looker = lookerOf(person);
  const ids = await findByName(house.db, looker, words, limit);
  const [planetName, paths] = await Promise.all([
    nameOfSpace(house.db, planetId),
    pathsTo(house.db, looker, ids),
  ]);
  return {
    found: ids.flatMap((id) => {
      const way = paths.get(id) ?? [];
      const self = way.at(-1);
      return self === undefined ? [] : [{ ...self, path: [planetStep(planetName), ...way] }];
    }),
  };
}
