import * as z from 'zod';
import { call } from '../common/call.ts';
import { Id } from '../common/ids.ts';
import { Moment } from '../common/time.ts';
import { removable } from './removed.ts';

/** The user object of S1 §3 and S2 §3. */
export const User = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  avatar_name: z.string(),
  real_name: z.string(),
  avatar_url: z.string(),
  roles: z.array(z.string()),
  trust_score: z.number(),
  is_super_user: z.boolean(),
  is_founder: z.boolean(),
});
export type User = z.infer<typeof User>;

export const AuthSource = z.enum(['google', 'jwt']);

/** An e-mail address or a phone number; which of the two is decided by the server. */
export const LoginName = z.string().trim().min(3).max(254);
export const Password = z.string().min(1).max(200);
export const PersonName = z.string().trim().min(1).max(80);
/** Twelve digits shown 4-4-4, or a word of someone's choosing; what separates its signs, and their case, is dropped. */
export const Code = z
  .string()
  .trim()
  .max(64)
  .transform((typed) =>
    typed
      .normalize('NFKC')
      .replace(/[\s\p{P}\p{Cf}]/gu, '')
      .toLowerCase(),
  );
/**
 * Trying codes is limited in the same way wherever one may be typed: a wedding party may come in by one line. Wrong
 * ones are counted besides, and much sooner too many.
 */
export const codeTries = { max: 60, perMinutes: 10 };
/** A QR code of a link, as an SVG that scales to any size. */
export const Qr = z.string();

export const SignedIn = z.object({
  access_token: z.string(),
  message: z.string(),
  user: User,
  /** The space the invitation opens, if it opens one. */
  space_id: Id.nullable(),
});
export const Removed = z.array(z.enum(removable));
/** By a letter, or by what stands for one: it may be the first time that the address is shown to be theirs. */
export const LetIn = SignedIn.extend({ removed: Removed });

export const sessionCheck = call({
  name: 'identity.sessionCheck',
  title: 'Is someone signed in here, and who?',
  method: 'GET',
  path: '/api/auth/session-check',
  answer: z.object({ authenticated: z.boolean(), user: User.optional(), auth_source: AuthSource.optional() }),
  permission: 'anyone',
  cookies: true,
  errors: [],
});

export const register = call({
  name: 'identity.register',
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

export const login = call({
  name: 'identity.login',
  title: 'Sign in with e-mail or phone and password',
  method: 'POST',
  path: '/api/auth/login',
  body: z.object({ email: LoginName, password: Password }),
  answer: SignedIn,
  permission: 'anyone',
  cookies: true,
  errors: ['auth.denied', 'auth.insecure', 'rate.limited'],
  limit: { max: 20, perMinutes: 10 },
});

export const logout = call({
  name: 'identity.logout',
  title: 'End this session; its live connections close at once',
  method: 'POST',
  path: '/api/auth/google/logout',
  answer: z.object({ message: z.string() }),
  permission: 'anyone',
  cookies: true,
  errors: [],
});

export const Invitation = z.object({
  id: Id,
  invite_code: z.string(),
  link: z.string(),
  link_qr: Qr,
  space_id: Id.nullable(),
  max_uses: z.number(),
  current_uses: z.number(),
  expires_at: Moment,
});
export type Invitation = z.infer<typeof Invitation>;

export const InvitationTerms = {
  max_uses: z.int().min(1).max(100).default(1),
  expires_hours: z.int().min(1).max(720).default(72),
  /** When given, the invitation is also sent there as a letter. */
  email: z.email().max(254).optional(),
  /** Whom the entry screen greets when the whole code is there, and with which words. */
  name: PersonName.optional(),
  greeting: z.string().trim().min(1).max(280).optional(),
};

export const inviteToSpace = call({
  name: 'identity.inviteToSpace',
  title: 'Make an invitation that also opens a space',
  method: 'POST',
  path: '/api/spaces/:space_id/invitations',
  params: z.object({ space_id: Id }),
  body: z.object(InvitationTerms),
  answer: Invitation,
  permission: 'spaces.invite',
  errors: ['found.not', 'allowed.not', 'invitation.failed'],
  limit: { max: 60, perMinutes: 60 },
});

export const redeemInvitation = call({
  name: 'identity.redeemInvitation',
  title: 'Take up an invitation to a space as someone already signed in',
  method: 'POST',
  path: '/api/invitations/redeem',
  body: z.object({ code: Code }),
  answer: z.object({ space_id: Id.nullable() }),
  permission: 'person',
  errors: ['auth.coordinates', 'space.sentAway', 'rate.limited'],
  limit: codeTries,
});
