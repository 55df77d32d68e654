import { abilitiesOf } from '@kinsong/contract/capabilities.ts';
import { Refusal } from '@kinsong/contract/common/errors.ts';
import type { Answer } from '@kinsong/contract/common/call.ts';
import type { SettingsChange, Template } from '@kinsong/contract/spaces/settings.ts';
import type { SpaceKind } from '@kinsong/contract/spaces/space-kinds.ts';
import type { childSpaces, MySpace, openSpace, Space } from '@kinsong/contract/spaces/spaces.ts';
import { starters } from '@kinsong/contract/spaces/templates.ts';
import type { Db } from '../../platform/database/index.ts';
import type { House } from '../../platform/house.ts';
import type { Person } from '../../platform/person.ts';
import { changeSpace } from './change-space.ts';
import { layDown } from './create-space.ts';
import { mayFoundOrRefuse } from './may-found.ts';
import { mayOrRefuse, standingOf } from './permission.ts';
import { memberShapes, mySpaceShape, spaceChange, spaceShape } from './contract-shapes.ts';
import { settingsOf, showThumbnail, usualType } from './settings.ts';
import * as rows from './spaces.sql.ts';

export async function listMySpaces(house: House, person: Pick<Person, 'id'>): Promise<MySpace[]> {
  const mine = await rows.listMine(house.db, person.id, null);
  return mine.map(mySpaceShape);
}

export interface NewSpace extends SettingsChange {
  readonly id: string;
  readonly kind: SpaceKind;
  readonly name: string;
  readonly parent_id: string | null;
  readonly template?: Template;
}

/** What is made together with a space, in its transaction. */
type Besides = (tx: Db) => Promise<void>;

/** Founds a space with oneself as its owner. Founding it twice founds it once. */
export async function foundSpace(
  house: House,
  person: Person,
  wanted: NewSpace,
  besides?: Besides,
): Promise<MySpace> {
  const within = await mayFoundOrRefuse(house, person, wanted);
  const { id, kind, name, parent_id: parentId, template = 'empty' } = wanted;
  await layDown(house, {
    ...{ id, kind, parentId, name, owner: person.id },
    settings: { type: usualType(kind, within), template, ...settingsOf(wanted) },
    starters: starters[template],
    besides: async (tx) => {
      await showThumbnail(tx, person, wanted.thumbnail);
      await besides?.(tx);
    },
  });
  const [mine] = await rows.listMine(house.db, person.id, wanted.id);
  if (mine === undefined || mine.createdBy !== person.id) throw new Refusal('id.taken');
  return mySpaceShape(mine);
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
