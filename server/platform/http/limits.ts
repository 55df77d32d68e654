import rateLimit from '@fastify/rate-limit';
import { Refusal } from '@kinsong/contract/common/errors.ts';
import type { FastifyInstance } from 'fastify';
import { Redis } from 'ioredis';
import type { House } from '../house.ts';

/** What one address may ask in a minute, over all calls: a family behind one router, all reloading at once. */
const callsAMinute = 3000;

/**
 * How often one address may call; a call may set a narrower limit of its own. Where there are several nodes they count
 * together in Redis, and while Redis is away nobody is kept out for it.
 */
export async function limitCalls(server: FastifyInstance, { config, log }: House): Promise<void> {
  if (!config.rateLimits) return;
  const counters = config.redisUrl === null ? null : new Redis(config.redisUrl, { maxRetriesPerRequest: 1 });
  counters?.on('error', (error: Error) =>
    log.debug({ reason: error.message }, 'the common count of calls is away'),
  );
  server.addHook('onClose', async () => counters?.disconnect());
  await server.register(rateLimit, {
    max: callsAMinute,
    timeWindow: 60_000,
    errorResponseBuilder: () => new Refusal('rate.limited'),
    ...(counters === null ? {} : { redis: counters, nameSpace: 'kinsong:limit:', skipOnError: true }),
  });
}
