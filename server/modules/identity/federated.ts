import type { Answer, Received } from '@kinsong/contract/common/call.ts';
import { Refusal, type ErrorCode } from '@kinsong/contract/common/errors.ts';
import { minute } from '@kinsong/contract/common/time.ts';
import type { beginFederated, processSession } from '@kinsong/contract/identity/federated.ts';
import type { House } from '../../platform/house.ts';
import { seal, unseal } from '../../platform/encryption.ts';
import type { Visit } from '../../platform/caller.ts';
import { refuseInsecure, welcomeIn } from './sign-in.ts';
import { identityPorts } from './ports.ts';
import { enterAs } from './federated-person.ts';
import { addressOfProvider, openid, whoCameBack, type Vouched } from './openid-provider.ts';
import { hashToken, newToken } from './tokens.ts';
import * as rows from './sign-in-ways.sql.ts';

const cookieName = 'sign_in_attempt';
const purpose = 'sign-in by another service';
const attemptLasts = 10 * minute;
/** The page fragment is redeemed by a script that is already waiting for it. */
const fragmentLasts = minute;

type Outcome = { readonly vouched: Vouched } | { readonly refused: ErrorCode };

const entry = (house: House, sessionId: string): string => {
  const path = `/enter#session_id=${sessionId}`;
  return house.config.crossSite ? new URL(path, house.config.publicUrl).href : path;
};

const after = (house: House, milliseconds: number): Date =>
  new Date(house.clock.now().getTime() + milliseconds);

/**
 * Leads the browser to the provider, and gives it a cookie by which alone it can come back. A provider that does not
 * answer sends it straight on to the entry, which says so.
 */
export async function begin(
  house: House,
  { code }: Received<typeof beginFederated>['query'],
  visit: Visit,
): Promise<Record<string, never>> {
  const { config } = house;
  if (config.oidc === null) throw new Refusal('found.not');
  refuseInsecure(visit);
  const { randomNonce, randomPKCECodeVerifier, randomState } = await openid();
  const expected = { state: randomState(), nonce: randomNonce(), verifier: randomPKCECodeVerifier() };
  const address = await addressOfProvider(config, expected).catch((error: Error) => {
    house.log.warn({ reason: error.message }, 'the identity provider does not answer');
    return null;
  });
  const browser = newToken();
  const attempt: rows.AttemptRow = {
    browserHash: hashToken(browser),
    state: expected.state,
    nonce: expected.nonce,
    sealedVerifier: seal(config, purpose, expected.verifier),
    codeMark: code === undefined || code === '' ? null : identityPorts.of(house).markOfCode(config, code),
    sessionIdHash: null,
    sealedOutcome: null,
    expiresAt: after(house, attemptLasts),
  };
  visit.keepCookie(cookieName, browser, attemptLasts);
  if (address === null) {
    visit.redirect(await keepOutcome(house, attempt, { refused: 'federated.away' }));
    return {};
  }
  await rows.insertAttempt(house.db, attempt);
  visit.redirect(address);
  return {};
}

/** Keeps how it went, and says where the browser learns it. */
async function keepOutcome(house: House, attempt: rows.AttemptRow, outcome: Outcome): Promise<string> {
  const sessionId = newToken();
  await rows.insertAttempt(house.db, {
    ...attempt,
    sessionIdHash: hashToken(sessionId),
    sealedOutcome: seal(house.config, purpose, JSON.stringify(outcome)),
    expiresAt: after(house, fragmentLasts),
  });
  return entry(house, sessionId);
}

/**
 * Whatever comes of it, the browser goes on to the entry with a session_id: redeeming it says how it went. Only the
 * browser that began has the cookie, so a callback address sent to somebody else signs nobody in.
 */
export async function comeBack(
  house: House,
  query: Readonly<Record<string, unknown>>,
  visit: Visit,
): Promise<Record<string, never>> {
  const { config } = house;
  if (config.oidc === null) throw new Refusal('found.not');
  const browser = visit.cookie(cookieName);
  const attempt =
    browser === null ? null : await rows.takeAttempt(house.db, hashToken(browser), house.clock.now());
  // A session_id that redeems nothing: the entry is told that it failed, and nobody learns more.
  let next = entry(house, newToken());
  if (attempt !== null && attempt.sessionIdHash === null) {
    const expected = { ...attempt, verifier: unseal(config, purpose, attempt.sealedVerifier) };
    const outcome: Outcome = await whoCameBack(config, query, expected).then(
      (vouched) => ({ vouched }),
      (error: Error) => {
        house.log.info({ reason: error.message }, 'a federated sign-in failed');
        return { refused: 'federated.failed' as const };
      },
    );
    next = await keepOutcome(house, attempt, outcome);
  }
  visit.redirect(next);
  return {};
}

/** Redeems the page fragment: once, within its minute, in the browser that began. */
export async function redeem(
  house: House,
  sessionId: string,
  visit: Visit,
): Promise<Answer<typeof processSession>> {
  refuseInsecure(visit);
  const browser = visit.cookie(cookieName);
  const attempt =
    browser === null ? null : await rows.takeAttempt(house.db, hashToken(browser), house.clock.now());
  if (browser !== null) visit.keepCookie(cookieName, null, 0);
  if (attempt?.sealedOutcome == null || attempt.sessionIdHash !== hashToken(sessionId)) {
    throw new Refusal('federated.failed');
  }
  const outcome = JSON.parse(unseal(house.config, purpose, attempt.sealedOutcome)) as Outcome;
  if ('refused' in outcome) throw new Refusal(outcome.refused);
  const { person, token, message, spaceId, removed } = await enterAs(
    house,
    outcome.vouched,
    attempt.codeMark,
    visit,
  );
  const { access_token, ...rest } = await welcomeIn(house, visit, person, token, { message, spaceId });
  return { ...rest, session_token: access_token, ...(removed.length === 0 ? {} : { removed }) };
}
