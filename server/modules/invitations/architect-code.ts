import type { HouseRole } from '@kinsong/contract/common/capability.ts';
import { newId } from '@kinsong/contract/common/ids.ts';
import { day } from '@kinsong/contract/common/time.ts';
import type { House } from '../../platform/house.ts';
import { hasArchitect, newCode } from '../identity/index.ts';
import { welcomeArchitect } from './account-by-code.ts';
import { inFours, markOfCode } from './codes.ts';
import { deleteOpenHouseInvitations, insertInvitation } from './invitations.sql.ts';

/** What the specification's special code grants. */
const grants: HouseRole[] = ['founding', 'architect', 'super_user'];

/** Longer than a house runs without a new start; each start makes a new code anyhow. */
const lasts = 365 * day;

/**
 * A new house has nobody who could invite anybody. Until someone came in as its architect, each start makes a code for
 * one, shown on the terminal and nowhere else; codes of earlier starts stop working. Null once there is an architect.
 */
export async function offerArchitectCode(house: House): Promise<string | null> {
  const code = newCode();
  const now = house.clock.now();
  const offered = await house.db.transaction(async (tx) => {
    if (await hasArchitect(tx)) return false;
    await deleteOpenHouseInvitations(tx);
    await insertInvitation(tx, {
      id: newId(now.getTime()),
      codeMark: markOfCode(house.config, code),
      sealedCode: null,
      spaceId: null,
      boundTo: null,
      needsApproval: false,
      underSixteen: false,
      recognisedName: null,
      greeting: welcomeArchitect,
      grants,
      maxUses: 1,
      uses: 0,
      createdBy: null,
      createdAt: now,
      expiresAt: new Date(now.getTime() + lasts),
      revokedAt: null,
    });
    return true;
  });
  return offered ? inFours(code) : null;
}
