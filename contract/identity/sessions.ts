import * as z from 'zod';
import { call } from '../common/call.ts';
import { Id } from '../common/ids.ts';
import { Moment } from '../common/time.ts';
import { AuthSource, Qr, SignedIn } from './identity.ts';

/** `device` is what the browser called itself; the screen shortens it. */
export const Session = z.object({
  id: Id,
  device: z.string(),
  auth_source: AuthSource,
  created_at: Moment,
  last_used_at: Moment,
  expires_at: Moment,
  current: z.boolean(),
});
export type Session = z.infer<typeof Session>;

export const mySessions = call({
  name: 'identity.mySessions',
  title: 'Where one is signed in',
  method: 'GET',
  path: '/api/auth/sessions',
  answer: z.object({ sessions: z.array(Session) }),
  permission: 'person',
  errors: [],
});

export const endSession = call({
  name: 'identity.endSession',
  title: 'Sign out one device',
  method: 'DELETE',
  path: '/api/auth/sessions/:session_id',
  params: z.object({ session_id: Id }),
  answer: z.object({ ended: z.number() }),
  permission: 'person',
  cookies: true,
  errors: ['found.not'],
});

export const endSessions = call({
  name: 'identity.endSessions',
  title: 'Sign out all other devices, or with `this_too` all of them',
  method: 'DELETE',
  path: '/api/auth/sessions',
  query: z.object({ this_too: z.stringbool().default(false) }),
  answer: z.object({ ended: z.number() }),
  permission: 'person',
  cookies: true,
  errors: [],
});

export const linkDevice = call({
  name: 'identity.linkDevice',
  title: 'A QR code that signs another device in, once and within minutes',
  method: 'POST',
  path: '/api/auth/device-link',
  answer: z.object({ link: z.string(), link_qr: Qr, expires_at: Moment }),
  permission: 'person',
  errors: [],
  limit: { max: 20, perMinutes: 10 },
});

export const openDeviceLink = call({
  name: 'identity.openDeviceLink',
  title: 'Sign in by the QR code that another device shows',
  method: 'POST',
  path: '/api/auth/device-link/open',
  body: z.object({ token: z.string().max(200) }),
  answer: SignedIn,
  permission: 'anyone',
  cookies: true,
  errors: ['link.over', 'auth.insecure'],
  limit: { max: 30, perMinutes: 10 },
});
