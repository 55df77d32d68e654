import type { Answer, Received } from '@kinsong/contract/common/call.ts';
import { Refusal } from '@kinsong/contract/common/errors.ts';
import type { register as registerCall } from '@kinsong/contract/invitations/register-and-redeem.ts';
import { newId } from '@kinsong/contract/common/ids.ts';
import { inConstantTime } from '../../platform/constant-time.ts';
import type { House } from '../../platform/house.ts';
import type { Visit } from '../../platform/caller.ts';
import {
  hashPassword,
  keepAsIfNew,
  letOwnerIn,
  loginNameOrRefuse,
  nameIn,
  refuseInsecure,
  refuseWeak,
  tryCode,
  unlessKnown,
  welcomeIn,
  type LoginName,
} from '../identity/index.ts';
import { arrive, openFor, welcomeOf } from './account-by-code.ts';
import { markOfCode } from './codes.ts';
import type { InvitationRow } from './invitations.sql.ts';
import { ask } from './waitlist.ts';

type Registration = Received<typeof registerCall>['body'];
type Registered = Answer<typeof registerCall>;

/** Longer than any way takes. */
const takes = 500;

/**
 * An account for whoever brings a code; without one that opens, a request for a place and never a session. Who holds a
 * good code may not find out by it who has an account here: a known address gets the same answer after the same time,
 * cookies and token included, which open nothing, and a letter lets its owner in.
 */
export async function register(house: House, body: Registration, visit: Visit): Promise<Registered> {
  refuseInsecure(visit);
  const loginName = loginNameOrRefuse(body.email);
  refuseWeak(body.password);
  // First for every way that leads on from here, and outside their even time: it takes long when many ask at once.
  const passwordHash = await hashPassword(body.password);
  const registering = () =>
    inConstantTime(takes, () => registerAs(house, body, loginName, passwordHash, visit));
  const withoutCode = (body.invite_code ?? '') === '';
  const registered = await (withoutCode ? registering() : tryCode(house, visit, registering));
  if (registered === null) throw new Refusal(withoutCode ? 'waitlist.left' : 'auth.coordinates');
  return registered;
}

/** Null when the code opens nothing for them: then they are waiting for a place. */
async function registerAs(
  house: House,
  { name, invite_code = '' }: Registration,
  loginName: LoginName,
  passwordHash: string,
  visit: Visit,
): Promise<Registered | null> {
  const newcomer = {
    loginName,
    avatarName: name,
    realName: name,
    passwordHash,
    authSource: 'jwt' as const,
    confirmed: false,
  };
  const open = await openFor(house, markOfCode(house.config, invite_code), newcomer);
  if (open === 'asked') throw new Refusal('waitlist.left');
  const came = open && (await unlessKnown(house, loginName, () => arrive(house, open, newcomer, visit)));
  // Nothing opens, or somebody else took the last use a moment ago.
  if (open === null || came === null) {
    await ask(house, { loginName, name, line: '', invitationId: null });
    return null;
  }
  if ('passwordHash' in came) {
    await letOwnerIn(house, came, open.id);
    return asIfNew(keepAsIfNew(house, visit), name, loginName, open);
  }
  return welcomeIn(house, visit, came.person, came.token, came);
}

/** What registering answers a newcomer, with a token that opens nothing. */
function asIfNew(
  token: string,
  name: string,
  loginName: LoginName,
  { spaceId, underSixteen }: InvitationRow,
): Registered {
  return {
    access_token: token,
    message: welcomeOf({ architect: false, name }),
    user: {
      id: newId(),
      name,
      email: nameIn(loginName),
      avatar_name: name,
      real_name: name,
      avatar_url: '',
      bio: '',
      homepage_preference: 'gameplay',
      roles: ['member'],
      trust_score: 100,
      is_super_user: false,
      is_founder: false,
      consciousness_level: 'awakening',
      multiplayer_access: underSixteen ? 'Limited' : 'Enabled',
      access_level: 'member',
      guild: null,
      onboarding_step: 'sacred_tenets',
    },
    space_id: spaceId,
  };
}
