import type { Answer } from '@kinsong/contract/common/call.ts';
import { Refusal } from '@kinsong/contract/common/errors.ts';
import type { recogniseCode } from '@kinsong/contract/identity/invitations.ts';
import type { Db } from '../../platform/database/index.ts';
import type { House } from '../../platform/house.ts';
import type { Person } from '../../platform/person.ts';
import { caller, type Visit } from '../../platform/visit.ts';
import { tryCode } from './code-tries.ts';
import { note } from './deeds.ts';
import { evenly } from './evenly.ts';
import type { IdentityHooks } from './hooks.ts';
import { findPersonById } from './identity.sql.ts';
import * as rows from './invitations.sql.ts';
import { nameIn } from './login-name.ts';
import { leadsIn } from './opening.ts';
import { markOfCode } from './tokens.ts';

/** Wrong, spent and expired look alike, in the time they take too. */
const takes = 60;

/** Someone who is here already takes up an invitation by its code. */
export async function redeem(
  house: House,
  hooks: IdentityHooks,
  code: string,
  visit: Visit,
): Promise<string | null> {
  const taken = await tryCode(house, visit, () =>
    evenly(takes, async () => {
      const spaceId = await takeUp(house, hooks, markOfCode(house.config, code), caller(visit), visit);
      return spaceId === undefined ? null : { spaceId };
    }),
  );
  if (taken === null) throw new Refusal('auth.coordinates');
  return taken.spaceId;
}

/**
 * Undefined when it opens nothing. Doing it twice counts once, and brings nobody back into a space they left. Whoever
 * was sent away is told so, and no invitation lifts that.
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
    const taken = await useFor(tx, hooks, codeMark, person, at, visit);
    // Rolls the use back: once they may come back, the same code is still good.
    if (taken !== null && taken.spaceId !== null && (await hooks.isSentAway(tx, taken.spaceId, person.id))) {
      throw new Refusal('space.sentAway');
    }
    return taken;
  });
  if (taken === null) return undefined;
  const { id, spaceId, admits } = taken;
  if (admits && spaceId !== null) await hooks.admit(house, person.id, spaceId);
  if (admits) await rows.markAdmitted(house.db, id, person.id, at);
  return spaceId;
}

/** The invitation, and whether it still lets them in; null when it opens nothing for them. */
async function useFor(
  tx: Db,
  hooks: IdentityHooks,
  codeMark: string,
  person: Pick<Person, 'id'>,
  at: Date,
  visit: Visit,
): Promise<(rows.InvitationRow & { admits: boolean }) | null> {
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
}

/** Whom a whole code greets. One that greets nobody is answered like a wrong one: asking is no mistake. */
export async function recognise(
  house: House,
  hooks: IdentityHooks,
  code: string,
  visit: Visit,
): Promise<Answer<typeof recogniseCode>> {
  const known = await tryCode(house, visit, () =>
    evenly(takes, async () => {
      const open = await rows.findRecognition(house.db, markOfCode(house.config, code), house.clock.now());
      return open !== null && (await leadsIn(house.db, hooks, open))
        ? greetingOf(house, hooks, code, open)
        : null;
    }),
  );
  return known ?? nobody;
}

/** What is said of a code that nobody is known by, and of one that does not open. */
const nobody: Answer<typeof recogniseCode> = { name: null, greeting: null, host: null, place: null };

/**
 * Who holds a code of digits was given it, and knows by whom: it names its maker and the space, as the letter does. A
 * word can be guessed and names neither.
 */
async function greetingOf(
  { db }: House,
  hooks: IdentityHooks,
  code: string,
  { recognisedName: name, greeting, spaceId, createdBy }: rows.Recognition,
): Promise<Answer<typeof recogniseCode>> {
  const given = spaceId !== null && createdBy !== null && /^\d{12}$/.test(code);
  if (!given) return { ...nobody, name, greeting };
  const { avatar_name: maker } = await hooks.describe(db, createdBy);
  const place = (await hooks.namesOfSpaces(db, [spaceId])).get(spaceId) ?? null;
  return { name, greeting, host: maker.split(/\s+/)[0] ?? null, place };
}
