import type { User } from '@kinsong/contract/identity/identity.ts';
import { Cache } from './cache/cache.ts';
import { outboxItems } from './cache/stores.ts';
import { unsentWords } from './outbox/queue.ts';
import { rememberedPerson, rememberPerson } from './session/remembered-person.ts';
import { leaveName } from './session/session.ts';

/**
 * Nobody is signed in, but this browser keeps what somebody read: their session ended while it was closed. It goes;
 * words that were not sent stay until they say what becomes of them.
 */
export async function forgetWhoLeft(): Promise<{ user: User; unsent: number } | null> {
  const user = rememberedPerson();
  if (user === null) return null;
  leaveName(user);
  rememberPerson(null);
  const cache = new Cache(user.id);
  const unsent = await cache.all(outboxItems).then(
    (items) => unsentWords(items).length,
    () => 0,
  );
  await cache.erase(unsent > 0).catch(() => {});
  return { user, unsent };
}
