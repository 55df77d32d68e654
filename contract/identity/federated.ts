import * as z from 'zod';
import { call } from '../common/call.ts';
import { Id } from '../common/ids.ts';
import { Code, Removed, User } from './identity.ts';

export const waysIn = call({
  name: 'identity.waysIn',
  title: 'Which ways of signing in this house has; the name of the federated one, or null',
  method: 'GET',
  path: '/api/auth/ways',
  answer: z.object({ federated: z.string().nullable() }),
  permission: 'anyone',
  errors: [],
});

export const beginFederated = call({
  name: 'identity.beginFederated',
  title: 'Go to the identity provider: an address for the browser itself, which is led on from there',
  method: 'GET',
  path: '/api/auth/google/begin',
  /** The invitation a new person comes by. */
  query: z.object({ code: Code.optional() }),
  answer: z.object({}),
  permission: 'anyone',
  cookies: true,
  errors: ['found.not', 'auth.insecure'],
  limit: { max: 30, perMinutes: 10 },
});

export const federatedCallback = call({
  name: 'identity.federatedCallback',
  title: 'Where the identity provider sends the browser back; it goes on to the entry with #session_id=…',
  method: 'GET',
  path: '/api/auth/google/callback',
  query: z.looseObject({ code: z.string().max(4000).optional(), state: z.string().max(400).optional() }),
  answer: z.object({}),
  permission: 'anyone',
  cookies: true,
  errors: ['found.not'],
  limit: { max: 30, perMinutes: 10 },
});

export const processSession = call({
  name: 'identity.processSession',
  title: 'Sign in by the session_id of the page fragment: once, within a minute, in the browser that began',
  method: 'POST',
  path: '/api/auth/google/process-session',
  body: z.object({ session_id: z.string().max(200) }),
  answer: z.object({
    message: z.string(),
    session_token: z.string(),
    user: User,
    space_id: Id.nullable(),
    /** Present when the link removed something. */
    removed: Removed.optional(),
  }),
  permission: 'anyone',
  cookies: true,
  errors: [
    'federated.failed',
    'federated.unverified',
    'federated.away',
    'auth.coordinates',
    'waitlist.left',
    'auth.insecure',
  ],
  limit: { max: 30, perMinutes: 10 },
});
