import type { Db } from '../../platform/database/index.ts';
import type { House } from '../../platform/house.ts';
import { takingIn } from '../spaces/index.ts';
import * as rows from './invitations.sql.ts';

/** Nobody comes into what is archived; once it is opened again, its codes open too. */
export async function leadsIn(db: Db, { spaceId }: Pick<rows.InvitationRow, 'spaceId'>): Promise<boolean> {
  return spaceId === null || (await takingIn(db, [spaceId])).has(spaceId);
}

/** What this code opens now for this sign-in name. Wrong, spent, expired and archived are one answer: nothing. */
export async function findOpen(
  house: House,
  codeMark: string,
  loginName: string | null,
): Promise<rows.InvitationRow | null> {
  const open = await rows.findOpenInvitation(house.db, codeMark, loginName, house.clock.now());
  return open !== null && (await leadsIn(house.db, open)) ? open : null;
}
