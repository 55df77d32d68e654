import * as z from 'zod';
import { call } from '../common/call.ts';
import { EveningStep } from '../common/evening-step.ts';
import { Homepage } from '../common/homepage.ts';
import { Id } from '../common/ids.ts';
import { removable } from './removed-sign-ins.ts';

/** The user object of S1 §3 and S2 §3. */
export const User = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  avatar_name: z.string(),
  real_name: z.string(),
  avatar_url: z.string(),
  bio: z.string(),
  homepage_preference: Homepage,
  roles: z.array(z.string()),
  trust_score: z.number(),
  is_super_user: z.boolean(),
  is_founder: z.boolean(),
  consciousness_level: z.string(),
  /** Limited for whoever is under 16: rooms among strangers are closed to them. */
  multiplayer_access: z.enum(['Enabled', 'Limited']),
  access_level: z.string(),
  /** The guild somebody is at home in: their own before one of others. */
  guild: z.object({ id: Id, name: z.string(), image: z.string(), role: z.string() }).nullable(),
  /** Where their first evening is. */
  onboarding_step: EveningStep,
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
