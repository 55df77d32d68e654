import type { Answer } from '@kinsong/contract/common/call.ts';
import { Refusal } from '@kinsong/contract/common/errors.ts';
import type { recogniseCode } from '@kinsong/contract/invitations/register-and-redeem.ts';
import { inConstantTime } from '../../platform/constant-time.ts';
import type { Db } from '../../platform/database/index.ts';
import type { House } from '../../platform/house.ts';
import type { Person } from '../../platform/person.ts';
import { caller, type Visit } from '../../platform/caller.ts';
import { audit, findPersonById, nameIn, tryCode } from '../identity/index.ts';
import { describe } from '../seekers/index.ts';
import { admit, isSentAway, namesOfSpaces } from '../spaces/index.ts';
import { markOfCode } from './codes.ts';
import * as rows from './invitations.sql.ts';
import { leadsIn } from './find-open-invitation.ts';
import { tellKeepers } from './space-requests.ts';
import { settleByEntry } from './space-requests.sql.ts';

/** Wrong, spent and expired look alike, in the time they take too. */
const takes = 60;

/** Someone who is here already takes up an invitation by its code. */
export async function redeem(house: House, code: string, visit: Visit): Promise<string | null> {
  const taken = await tryCode(house, visit, () =>
    inConstantTime(takes, async () => {
      const spaceId = await takeUp(house, markOfCode(house.config, code), caller(visit), visit);
      return spaceId === undefined ? null : { spaceId };
    }),
  );
  if (taken === null) throw new Refusal('auth.coordinates');
  return taken.spaceId;
}

/**
 * Undefined when it opens nothing. Doing it twice counts once, and brings nobody back into a space they left. Whoever
 * was sent away is told so, and no invitation lifts that: once they may come back, the same code is still good.
 */
export async function takeUp(
  house: House,
  codeMark: string,
  person: Pick<Person, 'id'>,
  visit: Visit,
): Promise<string | null | undefined> {
  const found = await rows.findByCode(house.db, codeMark);
  if (found === null) return undefined;
  const { spaceId } = found;
  const entered = await admit(house, spaceId, async (tx) => {
    const at = house.clock.now();
    const use = await useFor(tx, codeMark, person, at, visit);
    if (use === 'earlier' && spaceId !== null && (await isSentAway(tx, spaceId, person.id))) {
      throw new Refusal('space.sentAway');
    }
    const comes = use === 'now' ? person.id : null;
    const hadAsked = comes !== null && spaceId !== null && (await settleByEntry(tx, spaceId, comes, at));
    return { result: { spaceId: use === null ? undefined : spaceId, hadAsked }, comes };
  });
  if (spaceId !== null && entered.hadAsked) await tellKeepers(house, spaceId);
  return entered.spaceId;
}

/** Whether they use it now or did so before; null when it opens nothing for them. */
async function useFor(
  tx: Db,
  codeMark: string,
  { id: personId }: Pick<Person, 'id'>,
  at: Date,
  visit: Visit,
): Promise<'now' | 'earlier' | null> {
  const invitation = await rows.lockInvitation(tx, codeMark);
  // What grants roles, or waits for someone's word, opens a new account and nothing else.
  if (invitation === null || invitation.grants.length > 0 || invitation.needsApproval) return null;
  if (invitation.createdBy === personId || (await rows.isUsedBy(tx, invitation.id, personId)))
    return 'earlier';
  if (!(await leadsIn(tx, invitation))) return null;
  const account = await findPersonById(tx, personId);
  const name = account === null ? null : nameIn(account);
  if ((await rows.takeUse(tx, codeMark, name, at)) === null) return null;
  await rows.recordUse(tx, { invitationId: invitation.id, personId, usedAt: at });
  await audit(tx, at, visit, 'took up an invitation', personId, invitation.id);
  return 'now';
}

/** The same by a letter, which lets its owner in whatever comes of the invitation it was sent for. */
export async function takeUpSent(
  house: House,
  invitationId: string,
  person: Pick<Person, 'id'>,
  visit: Visit,
): Promise<{ spaceId: string | null; refusal: string | null }> {
  const invitation = await rows.findInvitation(house.db, invitationId);
  if (invitation === null) return { spaceId: null, refusal: null };
  try {
    const spaceId = await takeUp(house, invitation.codeMark, person, visit);
    return { spaceId: spaceId ?? null, refusal: null };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { spaceId: null, refusal: error.message };
  }
}

/** Whom a whole code greets. One that greets nobody is answered like a wrong one: asking is no mistake. */
export async function recognise(
  house: House,
  code: string,
  visit: Visit,
): Promise<Answer<typeof recogniseCode>> {
  const known = await tryCode(house, visit, () =>
    inConstantTime(takes, async () => {
      const open = await rows.findRecognition(house.db, markOfCode(house.config, code), house.clock.now());
      return open !== null && (await leadsIn(house.db, open)) ? greetingOf(house, code, open) : null;
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
  code: string,
  { recognisedName: name, greeting, spaceId, createdBy }: rows.InvitationRow,
): Promise<Answer<typeof recogniseCode>> {
  const given = spaceId !== null && createdBy !== null && /^\d{12}$/.test(code);
  if (!given) return { ...nobody, name, greeting };
  const { avatar_name: maker } = await describe(db, createdBy);
  const place = (await namesOfSpaces(db, [spaceId])).get(spaceId) ?? null;
  return { name, greeting, host: maker.split(/\s+/)[0] ?? null, place };
}
