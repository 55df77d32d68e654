import { Refusal } from '@kinsong/contract/common/errors.ts';
import type { Member } from '@kinsong/contract/spaces/spaces.ts';
import type { House } from '../../platform/house.ts';
import type { Person } from '../../platform/person.ts';
import { changeSpace } from './change-space.ts';
import { memberChange, memberShapes } from './contract-shapes.ts';
import { mayOrRefuse } from './permission.ts';
import * as rows from './spaces.sql.ts';

/** Another owner in one's own place, in one breath: the space is never without one, nor are there two by mistake. */
export async function handOver(
  house: House,
  person: Person,
  spaceId: string,
  heir: string,
): Promise<Member[]> {
  await mayOrRefuse(house, person, 'spaces.handOver', spaceId);
  return changeSpace(house, spaceId, async (tx, rev) => {
    // Asked again behind the space's lock: meanwhile somebody may have taken it from me.
    if (!(await rows.ownersOf(tx, spaceId)).includes(person.id)) throw new Refusal('allowed.not');
    if (heir === person.id) throw new Refusal('space.owner');
    const owner = await rows.updateMember(tx, spaceId, heir, { role: 'owner', rev });
    if (owner === null) throw new Refusal('found.not');
    const steward = await rows.updateMember(tx, spaceId, person.id, { role: 'steward', rev });
    const members = await memberShapes(tx, steward === null ? [owner] : [owner, steward]);
    return { result: members, changes: members.map(memberChange) };
  });
}

/** Everybody's own choice, for each space they are in. */
export async function showWork(
  house: House,
  person: Person,
  spaceId: string,
  showsWork: boolean,
): Promise<Member> {
  await mayOrRefuse(house, person, 'spaces.read', spaceId);
  return changeSpace(house, spaceId, async (tx, rev) => {
    const row = await rows.updateMember(tx, spaceId, person.id, { showsWork, rev });
    const [member] = row === null ? [] : await memberShapes(tx, [row]);
    if (member === undefined) throw new Refusal('found.not');
    return { result: member, changes: [memberChange(member)] };
  });
}
