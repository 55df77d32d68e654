import type { Config } from '../../platform/config.ts';
import type { Configuration } from 'openid-client';

/** Loaded with the first sign-in that needs it. */
export const openid = () => import('openid-client');

const found = new WeakMap<Config, Promise<Configuration>>();

/** What the provider says about itself; asked once, and again after a failure. */
export function discover(config: Config): Promise<Configuration> {
  let known = found.get(config);
  if (known === undefined) {
    known = ask(config);
    found.set(config, known);
    known.catch(() => found.delete(config));
  }
  return known;
}

async function ask({ oidc }: Config): Promise<Configuration> {
  if (oidc === null) throw new Error('no identity provider is set');
  // oxlint-disable-next-line typescript/no-deprecated -- marked so to stand out; the settings let plain http pass for this machine only
  const { allowInsecureRequests, discovery } = await openid();
  const issuer = new URL(oidc.issuer);
  const execute = issuer.protocol === 'http:' ? [allowInsecureRequests] : [];
  return discovery(issuer, oidc.clientId, oidc.clientSecret, undefined, { execute, timeout: 8 });
}

export interface Vouched {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string | null;
  readonly emailVerified: boolean;
  readonly name: string | null;
}

export interface Expected {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

export const callbackPath = '/api/auth/google/callback';

export async function addressOfProvider(
  config: Config,
  { state, nonce, verifier }: Expected,
): Promise<string> {
  const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await openid();
  return buildAuthorizationUrl(await discover(config), {
    redirect_uri: new URL(callbackPath, config.publicUrl).href,
    scope: 'openid email profile',
    state,
    nonce,
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  }).href;
}

/** Redeems what the browser brought back; throws unless it belongs to the sign-in that was begun. */
export async function whoCameBack(
  config: Config,
  query: Readonly<Record<string, unknown>>,
  { state, nonce, verifier }: Expected,
): Promise<Vouched> {
  const { authorizationCodeGrant, fetchUserInfo } = await openid();
  const provider = await discover(config);
  const came = new URL(callbackPath, config.publicUrl);
  for (const [name, value] of Object.entries(query)) {
    if (typeof value === 'string') came.searchParams.set(name, value);
  }
  const tokens = await authorizationCodeGrant(provider, came, {
    pkceCodeVerifier: verifier,
    expectedState: state,
    expectedNonce: nonce,
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  if (claims === undefined) throw new Error('the provider sent no identity');
  const told =
    claims['email'] === undefined ? await fetchUserInfo(provider, tokens.access_token, claims.sub) : claims;
  const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
  return {
    issuer: claims.iss,
    subject: claims.sub,
    email: text(told['email']),
    emailVerified: told['email_verified'] === true,
    name: text(told['name']),
  };
}
