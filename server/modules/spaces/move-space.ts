import type { Space } from '@kinsong/contract/spaces/spaces.ts';
import type { House } from '../../platform/house.ts';
import type { Person } from '../../platform/person.ts';
import { changeSpace } from './change-space.ts';
import { spaceChange, spaceShape } from './contract-shapes.ts';
import { mayFoundOrRefuse } from './may-found.ts';
import { mayOrRefuse } from './permission.ts';
import { updateSpace } from './spaces.sql.ts';

/**
 * What was founded on its own comes to lie where its owner might have founded it, and back. Its people and all that is in
 * it stay as they are: nothing inherits.
 */
export async function moveSpace(
  house: House,
  person: Person,
  spaceId: string,
  parentId: string | null,
): Promise<Space> {
  const { kind } = await mayOrRefuse(house, person, 'spaces.move', spaceId);
  await mayFoundOrRefuse(house, person, { kind, parent_id: parentId });
  return changeSpace(house, spaceId, async (tx, rev) => {
    const row = await updateSpace(tx, spaceId, rev, { parentId });
    return { result: spaceShape(row), changes: [spaceChange(row)] };
  });
}
