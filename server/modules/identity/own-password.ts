import { Refusal } from '@kinsong/contract/common/errors.ts';
import type { Db } from '../../platform/database/index.ts';
import type { House } from '../../platform/house.ts';
import { caller, type Visit } from '../../platform/caller.ts';
import { forget, isWithinMeasure } from './count-tries.ts';
import { findPersonById } from './identity.sql.ts';
import { lockCaller } from './lock-caller.ts';
import { isPassword } from './passwords.ts';

/** Does what asks for the password once more, with the account held: neither a wrong one nor a former one does. */
export async function withOwnPassword<T>(
  house: House,
  visit: Visit,
  typed: string,
  deed: (tx: Db) => Promise<T>,
): Promise<T> {
  const { id } = caller(visit);
  // Counted for each person: whoever holds a stolen session must not find the password out by it.
  if (!(await isWithinMeasure(house, 'wrong passwords', id))) throw new Refusal('rate.limited');
  const person = await findPersonById(house.db, id);
  if (person === null) throw new Refusal('auth.needed');
  const wrong = new Refusal('password.wrong', { password: 'This is not the password you have now.' });
  if (!(await isPassword(typed, person.passwordHash))) throw wrong;
  await forget(house, 'wrong passwords', id);
  return house.db.transaction(async (tx) => {
    const held = await lockCaller(tx, visit);
    if (held.passwordHash !== person.passwordHash) throw wrong;
    return deed(tx);
  });
}
