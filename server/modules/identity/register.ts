import type { Answer, Received } from '@kinsong/contract/common/call.ts';
import { Refusal } from '@kinsong/contract/common/errors.ts';
import type { register as registerCall } from '@kinsong/contract/identity/identity.ts';
import type { House } from '../../platform/house.ts';
import type { Visit } from '../../platform/visit.ts';
import { arrive, welcomeOf } from './arriving.ts';
import { refuseInsecure, welcomeIn } from './entering.ts';
import type { IdentityHooks } from './hooks.ts';
import { findOpenInvitation } from './invitations.sql.ts';
import { loginNameOrRefuse, nameIn } from './login-name.ts';
import { hashPassword, refuseWeak } from './passwords.ts';
import { markOfCode } from './tokens.ts';
import { isWithinMeasure, refuseBeyond } from './tries.ts';
import { ask } from './waitlist.ts';

type Registration = Received<typeof registerCall>['body'];

/**
 * An account for whoever brings a code; without one that opens, a request for a place and never a session. The costly
 * hash comes first in every case, so that the time of an answer does not tell a wrong code from a spent one.
 */
export async function register(
  house: House,
  hooks: IdentityHooks,
  { name, email, password, invite_code = '' }: Registration,
  visit: Visit,
): Promise<Answer<typeof registerCall>> {
  refuseInsecure(visit);
  const loginName = loginNameOrRefuse(email);
  refuseWeak(password);
  await refuseBeyond(house, 'wrong codes', '');
  const passwordHash = await hashPassword(password);
  const codeMark = markOfCode(house.config, invite_code);
  const open = await findOpenInvitation(house.db, codeMark, nameIn(loginName), house.clock.now());
  const waits = open?.needsApproval === true;
  const arrived = waits
    ? null
    : await house.db.transaction((tx) =>
        arrive(
          tx,
          house,
          hooks,
          codeMark,
          {
            loginName,
            avatarName: name,
            realName: name,
            passwordHash,
            authSource: 'jwt',
            confirmed: false,
          },
          visit,
        ),
      );
  if (arrived === null) {
    await ask(house, { loginName, name, line: '', invitationId: waits ? open.id : null });
    if (invite_code === '' || waits) throw new Refusal('waitlist.left');
    await isWithinMeasure(house, 'wrong codes', '');
    throw new Refusal('auth.coordinates');
  }
  const { person, arrival, token, afterwards } = arrived;
  for (const next of afterwards) await next(house);
  return welcomeIn(house, hooks, visit, person, token, {
    message: welcomeOf(arrival),
    spaceId: arrival.spaceId,
  });
}
