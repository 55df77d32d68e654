import { Refusal } from '@kinsong/contract/common/errors.ts';
import type { Space } from '@kinsong/contract/spaces/spaces.ts';
import type { House } from '../../platform/house.ts';
import type { Person } from '../../platform/person.ts';
import { changeSpace } from './change-space.ts';
import { mayOrRefuse } from './permission.ts';
import { spaceChange, spaceShape } from './contract-shapes.ts';
import * as rows from './spaces.sql.ts';

/** It is gone at once for everybody but its owners. Deleted twice, its day counts from the first time. */
export async function deleteSpace(house: House, person: Person, spaceId: string): Promise<Space> {
  const space = await setDeleted(house, person, spaceId, house.clock.now());
  for (const { personId, role, leftAt } of await rows.membersOf(house.db, spaceId))
    if (leftAt === null && role !== 'owner') house.live.dismiss(personId, spaceId);
  return space;
}

/** As it was: everybody finds it among theirs again. */
export async function keepSpace(house: House, person: Person, spaceId: string): Promise<Space> {
  const space = await setDeleted(house, person, spaceId, null);
  for (const { personId, leftAt } of await rows.membersOf(house.db, spaceId))
    if (leftAt === null) house.live.admit(personId, spaceId);
  return space;
}

async function setDeleted(
  house: House,
  person: Person,
  spaceId: string,
  deletedAt: Date | null,
): Promise<Space> {
  await mayOrRefuse(house, person, 'spaces.delete', spaceId);
  return changeSpace(house, spaceId, async (tx, rev) => {
    const known = await rows.findSpace(tx, spaceId);
    if (known === null) throw new Refusal('found.not');
    if ((known.deletedAt === null) === (deletedAt === null))
      return { result: spaceShape(known), changes: [] };
    const row = await rows.updateSpace(tx, spaceId, rev, { deletedAt });
    return { result: spaceShape(row), changes: [spaceChange(row)] };
  });
}
