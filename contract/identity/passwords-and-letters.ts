import * as z from 'zod';
import { call } from '../common/call.ts';
import { LetIn, LoginName, Password, Removed } from './identity.ts';

const Token = z.string().max(200);

export const changePassword = call({
  name: 'identity.changePassword',
  title: "Change one's password, or set the first; all other devices are signed out",
  method: 'PUT',
  path: '/api/auth/password',
  /** Who has none yet leaves `current_password` out. */
  body: z.object({ current_password: z.string().max(200).optional(), password: Password }),
  answer: z.object({ message: z.string(), ended_sessions: z.number() }),
  permission: 'person',
  errors: ['password.wrong', 'password.weak', 'password.common', 'rate.limited'],
  limit: { max: 20, perMinutes: 10 },
});

export const askReset = call({
  name: 'identity.askReset',
  title: 'Ask for a letter that lets one choose a new password; the answer is always the same',
  method: 'POST',
  path: '/api/auth/password-reset',
  body: z.object({ email: LoginName }),
  answer: z.object({ message: z.string() }),
  permission: 'anyone',
  errors: [],
  limit: { max: 10, perMinutes: 10 },
});

export const resetPassword = call({
  name: 'identity.resetPassword',
  title: 'Choose a new password by the link in the letter; all devices are signed out but this one',
  method: 'POST',
  path: '/api/auth/password-reset/finish',
  body: z.object({ token: Token, password: Password }),
  answer: LetIn,
  permission: 'anyone',
  cookies: true,
  errors: ['link.over', 'password.weak', 'password.common', 'auth.insecure'],
  limit: { max: 20, perMinutes: 10 },
});

export const askConfirmation = call({
  name: 'identity.askConfirmation',
  title: "Ask for a letter that confirms one's e-mail address",
  method: 'POST',
  path: '/api/auth/confirm-email/letter',
  answer: z.object({ message: z.string() }),
  permission: 'person',
  errors: [],
  limit: { max: 5, perMinutes: 60 },
});

export const confirmEmail = call({
  name: 'identity.confirmEmail',
  title:
    'Confirm an e-mail address by the link in the letter; it signs nobody in. Anywhere but in a session of the account, what was made before goes',
  method: 'POST',
  path: '/api/auth/confirm-email',
  body: z.object({ token: Token }),
  answer: z.object({ message: z.string(), removed: Removed }),
  permission: 'anyone',
  cookies: true,
  errors: ['link.over'],
  limit: { max: 30, perMinutes: 10 },
});

/** Whoever has the letter reads mail sent to this address; who can sign in first keeps what would go otherwise. */
export const lookAtLetter = call({
  name: 'identity.lookAtLetter',
  title: 'What opening a letter here would remove from the account; looking uses nothing up',
  method: 'POST',
  path: '/api/auth/letter/look',
  body: z.object({ token: Token }),
  answer: z.object({ address: z.string(), removes: Removed }),
  permission: 'anyone',
  errors: ['link.over'],
  limit: { max: 30, perMinutes: 10 },
});

export const signInByLetter = call({
  name: 'identity.signInByLetter',
  title: 'Sign in by the link in a letter, or by the link an inviter handed on',
  method: 'POST',
  path: '/api/auth/letter',
  body: z.object({ token: Token }),
  answer: LetIn,
  permission: 'anyone',
  cookies: true,
  errors: ['link.over', 'auth.insecure'],
  limit: { max: 30, perMinutes: 10 },
});
