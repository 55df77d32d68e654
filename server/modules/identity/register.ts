import type { Answer, Received } from '@kinsong/contract/common/call.ts';
import { Refusal } from '@kinsong/contract/common/errors.ts';
import type { register as registerCall } from '@kinsong/contract/identity/identity.ts';
import type { House } from '../../platform/house.ts';
import type { Visit } from '../../platform/visit.ts';
import { arrive, welcomeOf } from './arriving.ts';
import { tryCode } from './code-tries.ts';
import { refuseInsecure, welcomeIn } from './entering.ts';
import { evenly } from './evenly.ts';
import type { IdentityHooks } from './hooks.ts';
import { asIfNew, keepAsIfNew, letOwnerIn, unlessKnown } from './known-already.ts';
import { loginNameOrRefuse, nameIn, type LoginName } from './login-name.ts';
import { findOpen } from './opening.ts';
import { hashPassword, refuseWeak } from './passwords.ts';
import { markOfCode } from './tokens.ts';
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
export async function register(
  house: House,
  hooks: IdentityHooks,
  body: Registration,
  visit: Visit,
): Promise<Registered> {
  refuseInsecure(visit);
  const loginName = loginNameOrRefuse(body.email);
  refuseWeak(body.password);
  // First for every way that leads on from here, and outside their even time: it takes long when many ask at once.
  const passwordHash = await hashPassword(body.password);
  const registering = () =>
    evenly(takes, () => registerAs(house, hooks, body, loginName, passwordHash, visit));
  const withoutCode = (body.invite_code ?? '') === '';
  const registered = await (withoutCode ? registering() : tryCode(house, visit, registering));
  if (registered === null) throw new Refusal(withoutCode ? 'waitlist.left' : 'auth.coordinates');
  return registered;
}

/** Null when the code opens nothing for them: then they are waiting for a place. */
async function registerAs(
  house: House,
  hooks: IdentityHooks,
  { name, invite_code = '' }: Registration,
  loginName: LoginName,
  passwordHash: string,
  visit: Visit,
): Promise<Registered | null> {
  const codeMark = markOfCode(house.config, invite_code);
  const open = await findOpen(house, hooks, codeMark, nameIn(loginName));
  const asked = { loginName, name, line: '' };
  if (open === null || open.needsApproval) {
    await ask(house, { ...asked, invitationId: open?.id ?? null });
    if (open === null) return null;
    throw new Refusal('waitlist.left');
  }
  const newcomer = {
    loginName,
    avatarName: name,
    realName: name,
    passwordHash,
    authSource: 'jwt' as const,
    confirmed: false,
  };
  const came = await unlessKnown(house, loginName, () =>
    house.db.transaction((tx) => arrive(tx, house, hooks, codeMark, newcomer, visit)),
  );
  if (came === null) {
    // Somebody else took the last use a moment ago.
    await ask(house, { ...asked, invitationId: null });
    return null;
  }
  if ('passwordHash' in came) {
    await letOwnerIn(house, came, open);
    return asIfNew(keepAsIfNew(house, visit), name, loginName, open);
  }
  const { person, arrival, token, afterwards } = came;
  for (const next of afterwards) await next(house);
  return welcomeIn(house, hooks, visit, person, token, {
    message: welcomeOf(arrival),
    spaceId: arrival.spaceId,
  });
}
