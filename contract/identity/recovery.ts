import * as z from 'zod';
import { call } from '../common/call.ts';
import { Code, codeTries, LetIn, LoginName, Password } from './identity.ts';

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
