import rateLimit from '@fastify/rate-limit';
import type { Call } from '@kinsong/contract/common/call.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Redis } from 'ioredis';
import { TooOften } from '../calls/call-failures.ts';
import type { House } from '../house.ts';
import { mostNetworks, networksOf } from '../networks.ts';

/** What one network may ask in a minute, over all calls: a family behind one router, all reloading at once. */
const ordinary = { max: 3000, perMinutes: 1 };

/** How many networks of each breadth a single node remembers; beyond, those that have been quiet longest go. */
const mostKept = 20_000;

/** Counts a call from an address, and refuses it where there were too many. */
export type CountCall = (address: string, call: Call | undefined) => Promise<void>;

const callOf = (request: FastifyRequest) => request.routeOptions.config.call;
const limitOf = (request: FastifyRequest) => callOf(request)?.limit ?? ordinary;
const nameOf = (request: FastifyRequest) => (callOf(request)?.limit && callOf(request)?.name) ?? 'all';

/**
 * How often one network may call, by HTTP and by live connections together; a call may set a narrower limit of its own.
 * Where there are several nodes they count together in Redis, and while Redis is away nobody is kept out for it.
 */
export async function limitCalls(server: FastifyInstance, { config, log }: House): Promise<CountCall> {
  if (!config.rateLimits) return async () => {};
  const redis = config.redisUrl === null ? null : new Redis(config.redisUrl, { maxRetriesPerRequest: 1 });
  redis?.on('error', (error: Error) =>
    log.debug({ reason: error.message }, 'the common count of calls is away'),
  );
  server.addHook('onClose', async () => redis?.disconnect());
  await server.register(rateLimit, {
    global: false,
    cache: mostKept,
    ...(redis === null ? {} : { redis, nameSpace: 'kinsong:limit:', skipOnError: true }),
  });
  // A count for each breadth, the narrowest first: an address lies in several networks at once.
  const counts = Array.from({ length: mostNetworks }, (_, at) =>
    server.createRateLimit({
      keyGenerator: (request) => `${nameOf(request)} ${networksOf(request.ip)[at]?.name}`,
      max: (request) => limitOf(request).max * (networksOf(request.ip)[at]?.allowance ?? 1),
      timeWindow: (request) => limitOf(request).perMinutes * 60_000,
    }),
  );
  const countCall: CountCall = async (address, call) => {
    // Of a request they look at no more than this, and a call by a live connection has none of its own.
    const asked = { ip: address, routeOptions: { config: { call } } } as unknown as FastifyRequest;
    const concerned = counts.slice(0, networksOf(address).length);
    for (const found of await Promise.all(concerned.map((count) => count(asked))))
      if (!found.isAllowed && found.isExceeded) throw new TooOften(found.ttlInSeconds);
  };
  server.addHook('onRequest', (request) => countCall(request.ip, callOf(request)));
  return countCall;
}
