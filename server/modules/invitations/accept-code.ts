import type { Answer, Received } from '@kinsong/contract/common/call.ts';
import { Refusal } from '@kinsong/contract/common/errors.ts';
import type { acceptInviteCode } from '@kinsong/contract/invitations/register-and-redeem.ts';
import { inConstantTime } from '../../platform/constant-time.ts';
import type { House } from '../../platform/house.ts';
import type { Visit } from '../../platform/caller.ts';
import {
  keepAsIfNew,
  knowDevice,
  letOwnerIn,
  loginNameOrRefuse,
  refuseInsecure,
  tryCode,
  unlessKnown,
  type LoginName,
} from '../identity/index.ts';
import { arrive, openFor, welcomeArchitect } from './account-by-code.ts';
import { markOfCode } from './codes.ts';
import type { InvitationRow } from './invitations.sql.ts';

type Body = Received<typeof acceptInviteCode>['body'];
type Accepted = Answer<typeof acceptInviteCode>;

/** Longer than either way takes. */
const takes = 250;

/**
 * Comes in by a code, without a password. Who holds a code may not find out by it who has an account: a known address
 * gets the same answer after the same time, and a letter lets its owner in.
 */
export async function accept(house: House, body: Body, visit: Visit): Promise<Accepted> {
  refuseInsecure(visit);
  const loginName = loginNameOrRefuse(body.email_or_phone, 'email_or_phone');
  const accepted = await tryCode(house, visit, () =>
    inConstantTime(takes, () => acceptFor(house, body, loginName, visit)),
  );
  if (accepted === null) throw new Refusal('auth.coordinates');
  return accepted;
}

/** Null when the code opens nothing for them. */
async function acceptFor(
  house: House,
  { code, avatar_name, real_name }: Body,
  loginName: LoginName,
  visit: Visit,
): Promise<Accepted | null> {
  const newcomer = {
    loginName,
    avatarName: avatar_name,
    realName: real_name,
    passwordHash: null,
    authSource: 'jwt' as const,
    confirmed: false,
  };
  const open = await openFor(house, markOfCode(house.config, code), newcomer);
  if (open === 'asked') {
    return {
      status: 'waiting',
      message: 'Your host has been asked. A letter comes when they say yes.',
      space_id: null,
    };
  }
  if (open === null) return null;
  const came = await unlessKnown(house, loginName, () => arrive(house, open, newcomer, visit));
  if (came === null) return null;
  if ('passwordHash' in came) {
    await letOwnerIn(house, came, open.id);
    keepAsIfNew(house, visit);
    return answerFor(open);
  }
  visit.keepSession(came.token);
  knowDevice(house.config, visit, came.person);
  return answerFor(open);
}

const answerFor = ({ grants, spaceId }: InvitationRow): Accepted => ({
  status: 'accepted',
  message: grants.includes('architect') ? welcomeArchitect : 'The door stands open.',
  space_id: spaceId,
});
