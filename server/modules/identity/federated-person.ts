import { Refusal } from '@kinsong/contract/common/errors.ts';
import type { Removed } from '@kinsong/contract/identity/removed-sign-ins.ts';
import type { Db } from '../../platform/database/index.ts';
import type { House } from '../../platform/house.ts';
import type { Visit } from '../../platform/caller.ts';
import { tryCode } from './code-tries.ts';
import { confirmAddress, endSessions } from './confirm-address.ts';
import { audit } from './audit-log.ts';
import { recognised, recognisedWith, signIn } from './sign-in.ts';
import { identityPorts, type Arrived } from './ports.ts';
import * as rows from './identity.sql.ts';
import { readLoginName, type LoginName } from './login-name.ts';
import type { Vouched } from './openid-provider.ts';
import * as ways from './sign-in-ways.sql.ts';

interface Entered extends Arrived {
  readonly removed: Removed;
}

/**
 * Who the provider vouches for: someone linked before, someone who has the address, or someone new with an invitation.
 * An address counts only when the provider confirmed it; else anybody could take another's by naming it there.
 */
export async function enterAs(
  house: House,
  vouched: Vouched,
  codeMark: string | null,
  visit: Visit,
): Promise<Entered> {
  const linked = await ways.findFederated(house.db, vouched.issuer, vouched.subject);
  const again = linked === null ? null : await comeAgain(house, vouched, linked, visit);
  if (again !== null) return again;
  const name = vouched.emailVerified && vouched.email !== null ? readLoginName(vouched.email) : null;
  if (name?.email == null) throw new Refusal('federated.unverified');
  const known = await rows.findPersonByName(house.db, name);
  return known === null
    ? comeNew(house, vouched, name, codeMark, visit)
    : link(house, vouched, known.id, name.email, visit);
}

const linkRow = (house: House, { issuer, subject }: Vouched, personId: string) => ({
  issuer,
  subject,
  personId,
  linkedAt: house.clock.now(),
});

/** Null when the link went this very moment. */
function comeAgain(
  house: House,
  { issuer, subject }: Vouched,
  personId: string,
  visit: Visit,
): Promise<Entered | null> {
  return house.db.transaction(async (tx) => {
    const person = await rows.lockPerson(tx, personId);
    if (person === null || (await ways.findFederated(tx, issuer, subject)) !== personId) return null;
    const token = await signIn(tx, house, person, visit, 'google');
    return { person, token, message: recognised, removed: [], spaceId: null };
  });
}

/**
 * Whoever made an account under an address that never was confirmed may not have been its owner: what they could still
 * sign in with goes, wherever they are signed in, before the owner takes it over.
 */
async function link(
  house: House,
  vouched: Vouched,
  personId: string,
  email: string,
  visit: Visit,
): Promise<Entered> {
  const at = house.clock.now();
  const { shown, token } = await house.db.transaction(async (tx) => {
    const held = await rows.lockPerson(tx, personId);
    if (held === null) throw new Refusal('federated.failed');
    const shown = await confirmAddress(tx, at, held, email, visit, { keeps: false });
    await ways.insertFederated(tx, linkRow(house, vouched, personId));
    await audit(tx, at, visit, 'linked another service', personId);
    return { shown, token: await signIn(tx, house, shown.person, visit, 'google') };
  });
  endSessions(house, shown.sessions);
  const { person, removed } = shown;
  return { person, token, message: recognisedWith(removed), removed, spaceId: null };
}

async function comeNew(
  house: House,
  vouched: Vouched,
  loginName: LoginName & { email: string },
  codeMark: string | null,
  visit: Visit,
): Promise<Entered> {
  const name = (vouched.name ?? loginName.email.split('@')[0] ?? '').trim().slice(0, 80) || 'Seeker';
  const newcomer = {
    loginName,
    avatarName: name,
    realName: name,
    passwordHash: null,
    authSource: 'google' as const,
    confirmed: true,
  };
  const link = (tx: Db, personId: string) => ways.insertFederated(tx, linkRow(house, vouched, personId));
  const arrived =
    codeMark === null
      ? null
      : await tryCode(house, visit, () =>
          identityPorts.of(house).arrive(house, codeMark, newcomer, visit, link),
        );
  if (arrived === null) throw new Refusal('auth.coordinates');
  return { ...arrived, removed: [] };
}
