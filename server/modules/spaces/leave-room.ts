import type { House } from '../../platform/house.ts';
import { changeSpace } from './change-space.ts';
import { memberChange, memberShapes, spaceChange } from './contract-shapes.ts';
import type { MemberRow } from './spaces.sql.ts';
import * as rows from './spaces.sql.ts';

/** Of those who stay the one who follows its owner: a steward before the others, and who is there longest. */
function heirAmong(others: readonly MemberRow[]): MemberRow | undefined {
  return (
    others.find(({ role }) => role === 'steward') ?? others.find(({ role }) => role === 'member') ?? others[0]
  );
}

/**
 * Somebody is out of a room, by themselves or since its door has shut for them. An owner's place passes on; whoever is
 * the last takes the room along. False where they were not in it.
 */
export async function stepOut(house: House, spaceId: string, personId: string): Promise<boolean> {
  const left = await changeSpace(house, spaceId, async (tx, rev) => {
    const leftAt = house.clock.now();
    const gone = await rows.updateMember(tx, spaceId, personId, { leftAt, rev });
    if (gone === null) return { result: false, changes: [] };
    const staying = (await rows.membersOf(tx, spaceId)).filter((each) => each.leftAt === null);
    const heir = staying.some(({ role }) => role === 'owner') ? undefined : heirAmong(staying);
    const owner =
      heir === undefined ? null : await rows.updateMember(tx, spaceId, heir.personId, { role: 'owner', rev });
    const members = await memberShapes(tx, owner === null ? [gone] : [gone, owner]);
    const ended = staying.length > 0 ? [] : [await rows.updateSpace(tx, spaceId, rev, { deletedAt: leftAt })];
    return { result: true, changes: [...members.map(memberChange), ...ended.map(spaceChange)] };
  });
  if (left) house.live.dismiss(personId, spaceId);
  return left;
}
