import { Refusal } from '@kinsong/contract/common/errors.ts';
import { firstName } from '@kinsong/engines/text/first-name.ts';
import type { Db } from '../../platform/database/index.ts';
import type { House } from '../../platform/house.ts';
import type { Visit } from '../../platform/caller.ts';
import { hasArchitect, nameIn, openAccount, type Arrived, type Newcomer } from '../identity/index.ts';
import { welcome } from '../seekers/index.ts';
import { admit } from '../spaces/index.ts';
import { recordUse, takeUse, type InvitationRow } from './invitations.sql.ts';
import { findOpen } from './find-open-invitation.ts';
import { ask } from './waitlist.ts';
import { deleteUndecided } from './waitlist.sql.ts';

export const welcomeArchitect = 'Welcome back, Cosmic Architect. Timeline access restored.';
export const welcomeOf = ({ architect, name }: { architect: boolean; name: string }): string =>
  architect ? welcomeArchitect : `Welcome, ${firstName(name)}. The door stands open.`;

/**
 * An account for whoever brings a code: the use of the code, the account, its profile, its first session and its place
 * in the space come to be together. Null when the code opens nothing for them; a name that has an account already is
 * refused.
 */
export function arrive(
  house: House,
  { codeMark, spaceId }: Pick<InvitationRow, 'codeMark' | 'spaceId'>,
  newcomer: Newcomer,
  visit: Visit,
  besides?: (tx: Db, personId: string) => Promise<void>,
): Promise<Arrived | null> {
  const { loginName, avatarName: name, realName } = newcomer;
  return admit(house, spaceId, async (tx) => {
    const at = house.clock.now();
    const invitation = await takeUse(tx, codeMark, nameIn(loginName), at);
    if (invitation === null) return { result: null, comes: null };
    const architect = invitation.grants.includes('architect');
    if (architect && (await hasArchitect(tx))) throw new Refusal('auth.coordinates');
    const roles = architect ? invitation.grants : (['member'] as const);
    const { person, token } = await openAccount(tx, at, newcomer, roles, invitation.id, visit);
    await deleteUndecided(tx, nameIn(loginName));
    await recordUse(tx, { invitationId: invitation.id, personId: person.id, usedAt: at });
    const guardianId = invitation.underSixteen ? invitation.createdBy : null;
    await welcome(tx, { personId: person.id, name, realName, architect, guardianId, at });
    await besides?.(tx, person.id);
    const message = welcomeOf({ architect, name });
    return { result: { person, token, message, spaceId }, comes: person.id };
  });
}

/** What a code opens for somebody new. One that needs its maker's word asks for it, and opens nothing until then. */
export async function openFor(
  house: House,
  codeMark: string,
  { loginName, realName: name }: Newcomer,
): Promise<InvitationRow | 'asked' | null> {
  const open = await findOpen(house, codeMark, nameIn(loginName));
  if (open?.needsApproval !== true) return open;
  await ask(house, { loginName, name, line: '', invitationId: open.id });
  return 'asked';
}

/** Someone new comes, whom another service vouches for. */
export async function arriveVouched(
  house: House,
  codeMark: string,
  newcomer: Newcomer,
  visit: Visit,
  besides: (tx: Db, personId: string) => Promise<void>,
): Promise<Arrived | null> {
  const open = await openFor(house, codeMark, newcomer);
  if (open === 'asked') throw new Refusal('waitlist.left');
  return open === null ? null : arrive(house, open, newcomer, visit, besides);
}
