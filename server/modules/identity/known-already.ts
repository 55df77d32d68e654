import type { Answer } from '@kinsong/contract/common/call.ts';
import { Refusal } from '@kinsong/contract/common/errors.ts';
import { newId } from '@kinsong/contract/common/ids.ts';
import type { register } from '@kinsong/contract/identity/identity.ts';
import type { House } from '../../platform/house.ts';
import { postLetter } from '../../platform/mail/index.ts';
import type { Visit } from '../../platform/visit.ts';
import { letterThatLetsIn } from './identity.letters.ts';
import { findPersonByName, type PersonRow } from './identity.sql.ts';
import type { InvitationRow } from './invitations.sql.ts';
import { welcomeOf } from './arriving.ts';
import { knowDevice } from './known-devices.ts';
import { makeLink } from './links.ts';
import { nameIn, type LoginName } from './login-name.ts';
import { newToken } from './tokens.ts';
import { isWithinMeasure } from './tries.ts';

/** Who has the address already, be it since this very moment; else what comes of the arrival. */
export async function unlessKnown<T>(
  house: House,
  loginName: LoginName,
  arrival: () => Promise<T>,
): Promise<T | PersonRow> {
  const known = await findPersonByName(house.db, loginName);
  if (known !== null) return known;
  try {
    return await arrival();
  } catch (error) {
    const other = await findPersonByName(house.db, loginName);
    if (error instanceof Refusal && error.code === 'registration.failed' && other !== null) return other;
    throw error;
  }
}

/**
 * A code was brought for an address that has an account: whoever brought it learns nothing of that, and a letter lets
 * the owner in. Who has a phone number only is let in by their inviter: the house sends no text messages.
 */
export async function letOwnerIn(
  house: House,
  { id, email }: PersonRow,
  invitation: InvitationRow,
): Promise<void> {
  if (email === null || !(await isWithinMeasure(house, 'letters', email))) return;
  await house.db.transaction(async (tx) => {
    const concerns = { personId: id, subjectId: invitation.id, sentTo: email };
    const link = await makeLink(house, tx, 'sign in', concerns);
    await postLetter(house, letterThatLetsIn(email, link), tx);
  });
}

/**
 * The cookies a newcomer's browser gets: a session that there never is, and the mark of nobody. What its answer says and
 * sets tells no one whether there was an account.
 */
export function keepAsIfNew({ config }: House, visit: Visit): string {
  const token = newToken();
  visit.keepSession(token);
  knowDevice(config, visit, { id: newId(), emailConfirmedAt: null });
  return token;
}

/** What registering answers a newcomer, with a token that opens nothing. */
export function asIfNew(
  token: string,
  name: string,
  loginName: LoginName,
  { spaceId }: InvitationRow,
): Answer<typeof register> {
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
      roles: ['member'],
      trust_score: 100,
      is_super_user: false,
      is_founder: false,
    },
    space_id: spaceId,
  };
}
