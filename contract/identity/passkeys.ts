import * as z from 'zod';
import { call } from '../common/call.ts';
import { Moment } from '../common/time.ts';
import { SignedIn } from './identity.ts';

/** What the browser's own interface takes and gives (WebAuthn level 3, as JSON); the server's library checks it. */
const Options = z.record(z.string(), z.unknown());
const Text = z.string().max(20_000);
const credential = {
  id: z.string().min(1).max(1400),
  rawId: z.string().min(1).max(1400),
  type: z.literal('public-key'),
  authenticatorAttachment: z.string().max(40).nullish(),
  clientExtensionResults: z.record(z.string(), z.unknown()).default({}),
};
export const NewCredential = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: Text,
    attestationObject: Text,
    transports: z.array(z.string().max(40)).max(10).optional(),
  }),
});
export const SignedCredential = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: Text,
    authenticatorData: Text,
    signature: Text,
    userHandle: z.string().max(200).nullish(),
  }),
});

export const Passkey = z.object({
  id: z.string(),
  name: z.string(),
  created_at: Moment,
  last_used_at: Moment.nullable(),
});
export type Passkey = z.infer<typeof Passkey>;

export const myPasskeys = call({
  name: 'identity.myPasskeys',
  title: "What lets one in: one's passkeys, whether there is a password, and whether letters reach one",
  method: 'GET',
  path: '/api/auth/passkeys',
  answer: z.object({ passkeys: z.array(Passkey), has_password: z.boolean(), email_confirmed: z.boolean() }),
  permission: 'person',
  errors: [],
});

export const beginPasskey = call({
  name: 'identity.beginPasskey',
  title: 'Begin to make a passkey: hand `options` to navigator.credentials.create',
  method: 'POST',
  path: '/api/auth/passkeys/begin',
  answer: z.object({ options: Options }),
  permission: 'person',
  errors: [],
  limit: { max: 30, perMinutes: 10 },
});

export const addPasskey = call({
  name: 'identity.addPasskey',
  title: 'Keep the passkey that the browser made',
  method: 'POST',
  path: '/api/auth/passkeys',
  body: z.object({ name: z.string().trim().max(80).default(''), credential: NewCredential }),
  answer: Passkey,
  permission: 'person',
  errors: ['passkey.failed'],
  limit: { max: 30, perMinutes: 10 },
});

export const removePasskey = call({
  name: 'identity.removePasskey',
  title: 'Remove a passkey; the last way in can not be removed',
  method: 'DELETE',
  path: '/api/auth/passkeys/:passkey_id',
  params: z.object({ passkey_id: z.string().min(1).max(1400) }),
  answer: z.object({ removed: z.boolean() }),
  permission: 'person',
  errors: ['found.not', 'passkey.last', 'passkey.journal'],
});

export const beginPasskeySignIn = call({
  name: 'identity.beginPasskeySignIn',
  title: 'Begin to sign in by passkey: hand `options` to navigator.credentials.get',
  method: 'POST',
  path: '/api/auth/passkey/begin',
  answer: z.object({ options: Options }),
  permission: 'anyone',
  errors: [],
  limit: { max: 60, perMinutes: 10 },
});

export const signInByPasskey = call({
  name: 'identity.signInByPasskey',
  title: 'Sign in by passkey; it says itself whose it is',
  method: 'POST',
  path: '/api/auth/passkey',
  body: z.object({ credential: SignedCredential }),
  answer: SignedIn,
  permission: 'anyone',
  cookies: true,
  errors: ['auth.denied', 'auth.insecure'],
  limit: { max: 30, perMinutes: 10 },
});
