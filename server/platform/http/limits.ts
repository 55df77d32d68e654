import rateLimit from '@fastify/rate-limit';
import type { Limit } from '@kinsong/contract/common/call.ts';
import { Refusal } from '@kinsong/contract/common/errors.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Redis } from 'ioredis';
import type { House } from '../house.ts';
import { mostNetworks, networksOf } from '../networks.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A narrower limit than the house's ordinary one, counted for this call alone. */
    limit?: Limit & { readonly of: string };
  }
}

/** What one network may ask in a minute, over all calls: a family behind one router, all reloading at once. */
const ordinary = { max: 3000, perMinutes: 1, of: 'all' };

/** How many networks of each breadth a single node remembers; beyond, those that have been quiet longest go. */
const mostKept = 20_000;

const limitOf = (request: FastifyRequest) => request.routeOptions.config.limit ?? ordinary;

/**
 * How often one network may call; a call may set a narrower limit of its own. Where there are several nodes they count
 * together in Redis, and while Redis is away nobody is kept out for it.
 */
export async function limitCalls(server: FastifyInstance, { config, log }: House): Promise<void> {
  if (!config.rateLimits) return;
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
      keyGenerator: (request) => `${limitOf(request).of} ${networksOf(request.ip)[at]?.name}`,
      max: (request) => limitOf(request).max * (networksOf(request.ip)[at]?.allowance ?? 1),
      timeWindow: (request) => limitOf(request).perMinutes * 60_000,
    }),
  );
  server.addHook('onRequest', async (request, reply) => {
    const concerned = counts.slice(0, networksOf(request.ip).length);
    for (const found of await Promise.all(concerned.map((count) => count(request)))) {
      if (found.isAllowed || !found.isExceeded) continue;
      void reply.header('retry-after', found.ttlInSeconds);
      throw new Refusal('rate.limited');
    }
  });
}
