import type { Answer } from '@kinsong/contract/common/call.ts';
import { Refusal } from '@kinsong/contract/common/errors.ts';
import type { recogniseCode } from '@kinsong/contract/identity/invitations.ts';
import type { House } from '../../platform/house.ts';
import type { Person } from '../../platform/person.ts';
import { caller, type Visit } from '../../platform/visit.ts';
import { note } from './deeds.ts';
import { evenly } from './evenly.ts';
import type { IdentityHooks } from './hooks.ts';
import { findPersonById } from './identity.sql.ts';
import * as rows from './invitations.sql.ts';
import { nameIn } from './login-name.ts';
import { leadsIn } from './opening.ts';
import { markOfCode } from './tokens.ts';
import { isWithinMeasure, refuseBeyond } from './tries.ts';

/** Wrong, spent and expired look alike, in the time they take too. */
const takes = 60;

/** Someone who is here already takes up an invitation by its code. */
export async function redeem(
  house: House,
  hooks: IdentityHooks,
  code: string,
  visit: Visit,
): Promise<string | null> {
  return evenly(takes, async () => {
    await refuseBeyond(house, 'wrong codes', '');
    const spaceId = await takeUp(house, hooks, markOfCode(house.config, code), caller(visit), visit);
    if (spaceId !== undefined) return spaceId;
    await isWithinMeasure(house, 'wrong codes', '');
    throw new Refusal('auth.coordinates');
  });
}

/**
 * Undefined when it opens nothing. Doing it twice counts once, and brings nobody back into a space they left or were
 * sent away from.
 */
export async function takeUp(
  house: House,
  hooks: IdentityHooks,
  codeMark: string,
  person: Pick<Person, 'id'>,
  visit: Visit,
): Promise<string | null | undefined> {
  const at = house.clock.now();
  const taken = await house.db.transaction(async (tx) => {
    const invitation = await rows.lockInvitation(tx, codeMark);
    // What grants roles, or waits for someone's word, opens a new account and nothing else.
    if (invitation === null || invitation.grants.length > 0 || invitation.needsApproval) return null;
    const earlier = await rows.findUse(tx, invitation.id, person.id);
    const isDone = invitation.createdBy === person.id || (earlier !== null && earlier.admittedAt !== null);
    if (isDone) return { ...invitation, admits: false };
    if (!(await leadsIn(tx, hooks, invitation))) return null;
    if (earlier !== null) return { ...invitation, admits: true };
    const account = await findPersonById(tx, person.id);
    const name = account === null ? null : nameIn(account);
    if ((await rows.takeUse(tx, codeMark, name, at)) === null) return null;
    await rows.recordUse(tx, {
      invitationId: invitation.id,
      personId: person.id,
      usedAt: at,
      admittedAt: null,
    });
    await note(tx, at, visit, 'took up an invitation', person.id, invitation.id);
    return { ...invitation, admits: true };
  });
  if (taken === null) return undefined;
  const { id, spaceId, admits } = taken;
  if (admits && spaceId !== null) await hooks.admit(house, person.id, spaceId);
  if (admits) await rows.markAdmitted(house.db, id, person.id, at);
  return spaceId;
}

/**
 * Whom a whole code greets. One that greets nobody is answered like a wrong one, and counted like it; asking is no
 * mistake, so neither is answered as one.
 */
export async function recognise(
  house: House,
  hooks: IdentityHooks,
  code: string,
): Promise<Answer<typeof recogniseCode>> {
  return evenly(takes, async () => {
    await refuseBeyond(house, 'wrong codes', '');
    const found = await rows.findRecognition(house.db, markOfCode(house.config, code), house.clock.now());
    if (found !== null && (await leadsIn(house.db, hooks, found))) {
      return { name: found.recognisedName, greeting: found.greeting };
    }
    await isWithinMeasure(house, 'wrong codes', '');
    return { name: null, greeting: null };
  });
}
