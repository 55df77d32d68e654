import * as z from 'zod';
import { call } from '../common/call.ts';
import { Id } from '../common/ids.ts';
import { Moment } from '../common/time.ts';
import { Code, codeTries, LetIn, LoginName, Password, Qr } from './identity.ts';

export const recoverGuest = call({
  name: 'identity.recoverGuest',
  title:
    'A code that lets someone in again who has a phone number and no e-mail; for their inviter and super users',
  method: 'POST',
  path: '/api/people/:person_id/recovery',
  params: z.object({ person_id: Id }),
  /** The link opens the entry with the code in its field. */
  answer: z.object({ code: z.string(), link: z.string(), link_qr: Qr, expires_at: Moment }),
  permission: 'person',
  errors: ['found.not'],
  limit: { max: 20, perMinutes: 60 },
});

export const comeBackByCode = call({
  name: 'identity.comeBackByCode',
  title: "Come in again by the code of one's inviter, with a new password; all other devices are signed out",
  method: 'POST',
  path: '/api/auth/recovery',
  body: z.object({ email_or_phone: LoginName, code: Code, password: Password }),
  answer: LetIn,
  permission: 'anyone',
  cookies: true,
  errors: ['auth.coordinates', 'password.weak', 'password.common', 'auth.insecure', 'rate.limited'],
  limit: codeTries,
});
