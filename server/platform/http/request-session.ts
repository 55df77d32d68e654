import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '@kinsong/contract/common/errors.ts';
import type { Config } from '../config.ts';
import type { ByBrowser, Visit } from '../caller.ts';
import { isLocalPage, isToLocalhost } from './local-client.ts';

const cookieName = 'session_token';
const week = 7 * 24 * 60 * 60;

/** The session token of a request: the bearer header of a program, or the cookie of a browser. */
export function tokenOf(request: FastifyRequest): { token: string | null; byCookie: boolean } {
  const bearer = /^Bearer\s+(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  if (bearer !== undefined) return { token: bearer, byCookie: false };
  const cookie = request.cookies[cookieName];
  return { token: cookie === undefined || cookie === '' ? null : cookie, byCookie: true };
}

function keepCookie(
  config: Config,
  reply: FastifyReply,
  name: string,
  value: string | null,
  seconds: number,
): void {
  const crossSite = config.crossSite;
  void reply.setCookie(name, value ?? '', {
    path: '/',
    httpOnly: true,
    secure: crossSite || config.publicUrl.protocol === 'https:',
    sameSite: crossSite ? 'none' : 'lax',
    maxAge: value === null ? 0 : seconds,
  });
}

/** What a call may ask of the browser behind a request. */
export function browserOf(config: Config, request: FastifyRequest, reply: FastifyReply): ByBrowser {
  const keepSession = (token: string | null): void => keepCookie(config, reply, cookieName, token, week);
  return {
    keepSession,
    renewSession() {
      const { token, byCookie } = tokenOf(request);
      if (byCookie && token !== null) keepSession(token);
    },
    cookie: (name) => request.cookies[name] ?? null,
    keepCookie: (name, value, lasts) => keepCookie(config, reply, name, value, Math.round(lasts / 1000)),
    redirect: (to) => void reply.status(302).header('location', to).header('cache-control', 'no-store'),
  };
}

/**
 * May this page's address speak to us with our cookie? Our own address, or the one the browser itself asked. The same
 * name over plain http is another origin than a house on https: whoever stands on the line writes that page.
 */
export function isOwnOrigin(config: Config, origin: string, host: string | undefined): boolean {
  if (origin === config.publicUrl.origin) return true;
  const page = URL.parse(origin);
  if (page === null || page.host !== host) return false;
  return page.protocol === 'https:' || config.publicUrl.protocol === 'http:' || isLocalPage(page);
}

const changesNothing = new Set(['GET', 'HEAD', 'OPTIONS']);
/** What browsers say of a call that our own page or the person caused. */
const ownCauses: readonly unknown[] = [undefined, 'same-origin', 'none'];

/**
 * A call that changes something must come from our own pages: the browser adds its cookie to whatever page makes it,
 * and a page of another site may sign somebody in as it likes. A bearer token that opens a session is proof enough,
 * since no browser adds it by itself; the caller knows whether it does.
 */
export function checkOrigin(config: Config, request: FastifyRequest): void {
  if (!changesNothing.has(request.method)) refuseForeignPage(config, request);
}

/** A live connection carries calls that change something: it is opened under the same check. */
export function refuseForeignPage(config: Config, request: FastifyRequest): void {
  const { origin } = request.headers;
  const isOwn =
    origin === undefined
      ? ownCauses.includes(request.headers['sec-fetch-site'])
      : isOwnOrigin(config, origin, request.host);
  if (!isOwn) throw new Refusal('auth.origin');
}

/** What a call may know of where it came from. */
export type Visitor = Pick<Visit, 'address' | 'device' | 'safeToSignIn'>;

export const visitorOf = (config: Config, request: FastifyRequest): Visitor => ({
  address: request.ip,
  device: (request.headers['user-agent'] ?? '').slice(0, 200),
  // Over plain http beyond this machine, a password could be read on the way.
  safeToSignIn: config.insecure || request.protocol === 'https' || isToLocalhost(request),
});
