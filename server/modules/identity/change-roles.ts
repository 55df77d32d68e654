import { Refusal } from '@kinsong/contract/common/errors.ts';
import type { HouseRole } from '@kinsong/contract/common/capability.ts';
import type { House } from '../../platform/house.ts';
import type { Visit } from '../../platform/caller.ts';
import { audit } from './audit-log.ts';
import { lockSuperUsers, lockRoles, updateRoles } from './identity.sql.ts';

interface RoleChange {
  readonly personId: string;
  readonly role: HouseRole;
  readonly given: boolean;
  readonly reason: string;
}

/**
 * Gives somebody a role in the house, or takes it, and writes down why. It holds from their next call on, on every
 * node. The house is never left without a super user, however many are taken at once.
 */
export async function changeRoles(house: House, change: RoleChange, visit: Visit): Promise<void> {
  const { personId, role, given, reason } = change;
  const changed = await house.db.transaction(async (tx) => {
    const superUsers = await lockSuperUsers(tx);
    const before = await lockRoles(tx, personId);
    if (before === null) throw new Refusal('found.not');
    if (before.includes(role) === given) return false;
    if (!given && role === 'super_user' && superUsers.length === 1) throw new Refusal('role.last');
    await updateRoles(tx, personId, given ? [...before, role] : before.filter((each) => each !== role));
    const who = visit.person?.id ?? null;
    const act = given ? 'gave a role' : 'took a role';
    await audit(tx, house.clock.now(), visit, act, who, personId, `${role}: ${reason}`);
    return true;
  });
  if (changed) house.live.rolesChanged(personId);
}
