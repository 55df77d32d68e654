import * as z from 'zod';
import { call } from '../common/call.ts';
import { Id } from '../common/ids.ts';
import { Code, codeTries, LoginName, Password, PersonName, SignedIn } from '../identity/identity.ts';

export const register = call({
  name: 'invitations.register',
  title: 'Join with an invitation code, or with the architect code of the first start',
  method: 'POST',
  path: '/api/auth/register',
  body: z.object({ name: PersonName, email: LoginName, password: Password, invite_code: Code.optional() }),
  answer: SignedIn,
  permission: 'anyone',
  cookies: true,
  errors: [
    'auth.coordinates',
    'waitlist.left',
    'registration.failed',
    'password.weak',
    'password.common',
    'auth.insecure',
    'rate.limited',
  ],
  limit: codeTries,
});

export const redeemInvitation = call({
  name: 'invitations.redeemInvitation',
  title: 'Take up an invitation to a space as someone already signed in',
  method: 'POST',
  path: '/api/invitations/redeem',
  body: z.object({ code: Code }),
  answer: z.object({ space_id: Id.nullable() }),
  permission: 'person',
  errors: ['auth.coordinates', 'space.sentAway', 'rate.limited'],
  limit: codeTries,
});

export const recogniseCode = call({
  name: 'invitations.recogniseCode',
  title: 'Whom a whole code recognises, for the entry screen to greet',
  method: 'GET',
  path: '/api/invitations/recognise',
  query: z.object({ code: Code }),
  answer: z.object({
    name: z.string().nullable(),
    greeting: z.string().nullable(),
    /** Who invites, by first name, and into which space: of a code of digits for a space alone. */
    host: z.string().nullable(),
    place: z.string().nullable(),
  }),
  permission: 'anyone',
  errors: ['rate.limited'],
  limit: codeTries,
});

export const acceptInviteCode = call({
  name: 'invitations.acceptInviteCode',
  title: 'Come in by a code, without a password yet',
  method: 'POST',
  path: '/api/accept-invite-code',
  body: z.object({
    code: Code,
    avatar_name: PersonName,
    real_name: PersonName,
    email_or_phone: LoginName,
    consent: z.literal(true),
  }),
  /**
   * The same for an address that has an account already, cookies included: then they open nothing, and a letter lets
   * its owner in. Whether there is a session, the session check says.
   */
  answer: z.object({
    status: z.enum(['accepted', 'waiting']),
    message: z.string(),
    space_id: Id.nullable(),
  }),
  permission: 'anyone',
  cookies: true,
  errors: ['auth.coordinates', 'auth.insecure', 'rate.limited'],
  limit: codeTries,
});
