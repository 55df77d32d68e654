import type { FastifyRequest } from 'fastify';

const loopback = /^(?:::ffff:)?127\.|^::1$/;

/** What a proxy adds when it passes a request on. */
const marks = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via'];

const isForwarded = ({ headers }: FastifyRequest): boolean => marks.some((mark) => mark in headers);

/**
 * Did it begin on this very machine? A proxy on this machine speaks for others: where its word about them does not
 * count (KINSONG_TRUST_PROXY), nobody knows for whom.
 */
export function isFromThisMachine(request: FastifyRequest): boolean {
  const isKnown = !isForwarded(request) || (request.ips?.length ?? 1) > 1;
  return isKnown && loopback.test(request.ip);
}

const localHosts = new Set(['localhost', '127.0.0.1', '[::1]', '::1']);

/** Is it addressed to this machine by its own name, by who sits at it? A proxy may write that name for anybody. */
export function isToLocalhost(request: FastifyRequest): boolean {
  return localHosts.has(request.hostname) && (!isForwarded(request) || isFromThisMachine(request));
}

/** Is this page the machine's own, wherever the house has its public address? */
export const isLocalPage = (page: URL): boolean => localHosts.has(page.hostname);
