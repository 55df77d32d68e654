import { Refusal } from '@kinsong/contract/common/errors.ts';
import { newId } from '@kinsong/contract/common/ids.ts';
import type { House } from '../../platform/house.ts';
import { postLetter } from '../../platform/mail/index.ts';
import type { Visit } from '../../platform/caller.ts';
import { letterThatLetsIn } from './identity.letters.ts';
import { findPersonByName, type PersonRow } from './identity.sql.ts';
import { knowDevice } from './known-devices.ts';
import { makeLink } from './one-time-links.ts';
import type { LoginName } from './login-name.ts';
import { newToken } from './tokens.ts';
import { isWithinMeasure } from './count-tries.ts';

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
  invitationId: string,
): Promise<void> {
  if (email === null || !(await isWithinMeasure(house, 'letters', email))) return;
  await house.db.transaction(async (tx) => {
    const concerns = { personId: id, subjectId: invitationId, sentTo: email };
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
