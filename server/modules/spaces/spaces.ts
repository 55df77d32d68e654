import { abilitiesOf } from '@kinsong/contract/capabilities.ts';
import { Refusal } from '@kinsong/contract/common/errors.ts';
import type { Answer } from '@kinsong/contract/common/call.ts';
import { kindOf, type SpaceKind } from '@kinsong/contract/spaces/space-kinds.ts';
import type { childSpaces, MySpace, openSpace, Space } from '@kinsong/contract/spaces/spaces.ts';
import type { House } from '../../platform/house.ts';
import type { Person } from '../../platform/person.ts';
import { changeSpace } from './change-space.ts';
import { layDown } from './create-space.ts';
import { mayOrRefuse, standingOf } from './permission.ts';
import { memberShapes, mySpaceShape, spaceChange, spaceShape } from './contract-shapes.ts';
import * as rows from './spaces.sql.ts';

export async function listMySpaces(house: House, person: Person): Promise<MySpace[]> {
  const mine = await rows.listMine(house.db, person.id, null);
  return mine.map(mySpaceShape);
}

export interface NewSpace {
  readonly id: string;
  readonly kind: SpaceKind;
  readonly name: string;
  readonly parent_id: string | null;
}

/** Founds a space with oneself as its owner. Founding it twice founds it once. */
export async function foundSpace(house: House, person: Person, wanted: NewSpace): Promise<MySpace> {
  await mayFound(house, person, wanted);
  await layDown(house, {
    id: wanted.id,
    kind: wanted.kind,
    parentId: wanted.parent_id,
    name: wanted.name,
    owner: person.id,
  });
  const [mine] = await rows.listMine(house.db, person.id, wanted.id);
  if (mine === undefined || mine.createdBy !== person.id) throw new Refusal('id.taken');
  return mySpaceShape(mine);
}

async function mayFound(house: House, person: Person, { kind, parent_id }: NewSpace): Promise<void> {
  if (parent_id === null) {
    if (kindOf(kind).foundedBy !== 'anyone')
      throw new Refusal('input.wrong', { kind: 'This kind of space lies within another.' });
    return;
  }
  const parent = await mayOrRefuse(house, person, 'spaces.foundWithin', parent_id);
  if (!kindOf(parent.kind).contains.includes(kind)) {
    throw new Refusal('input.wrong', { kind: 'This kind of space does not lie here.' });
  }
}

export async function openSpaceFor(
  house: House,
  person: Person,
  spaceId: string,
): Promise<Answer<typeof openSpace>> {
  const place = await mayOrRefuse(house, person, 'spaces.read', spaceId);
  const [[mine], everyone] = await Promise.all([
    rows.listMine(house.db, person.id, spaceId),
    rows.membersOf(house.db, spaceId),
  ]);
  if (mine === undefined) throw new Refusal('found.not');
  return {
    space: mySpaceShape(mine),
    members: await memberShapes(house.db, everyone),
    abilities: abilitiesOf(standingOf(person, place)),
  };
}

/** What lies within a space: names and numbers. What is inside each of them is for its own members. */
export async function listChildren(
  house: House,
  person: Person,
  spaceId: string,
): Promise<Answer<typeof childSpaces>> {
  await mayOrRefuse(house, person, 'spaces.read', spaceId);
  const children = await rows.listChildren(house.db, spaceId);
  return {
    spaces: children.map((child) => {
      const { id, kind, name, archived_at } = spaceShape(child);
      return { id, kind, name, archived_at, members: child.members };
    }),
  };
}

export async function renameSpace(
  house: House,
  person: Person,
  spaceId: string,
  name: string,
): Promise<Space> {
  await mayOrRefuse(house, person, 'spaces.rename', spaceId);
  return changeSpace(house, spaceId, async (tx, rev) => {
    const row = await rows.updateSpace(tx, spaceId, rev, { name });
    return { result: spaceShape(row), changes: [spaceChange(row)] };
  });
}

export async function archiveSpace(
  house: House,
  person: Person,
  spaceId: string,
  archived: boolean,
): Promise<Space> {
  await mayOrRefuse(house, person, 'spaces.archive', spaceId);
  return changeSpace(house, spaceId, async (tx, rev) => {
    const row = await rows.updateSpace(tx, spaceId, rev, { archivedAt: archived ? house.clock.now() : null });
    return { result: spaceShape(row), changes: [spaceChange(row)] };
  });
}
