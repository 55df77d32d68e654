import { sessionCheck } from '@kinsong/contract/identity/identity.ts';
import { ask } from '../../platform/api/api.ts';
import { isPerson, signedIn } from '../../platform/signed-in.ts';

/** What the house calls one’s own guild, and what one is by it. Without an answer all stays as it was. */
export function askMyGuild(): void {
  void ask(sessionCheck, {})
    .then(({ user }) => {
      if (user !== undefined && user.id === signedIn().person.id) isPerson(user);
    })
    .catch(() => {});
}
