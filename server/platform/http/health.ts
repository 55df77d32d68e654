import type { Call } from '@kinsong/contract/common/call.ts';
import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { House } from '../house.ts';
import { isFromThisMachine } from './local-client.ts';
import { readinessOf } from './readiness.ts';

/** Counts how long a call took and how it ended, for the figures. */
export type TimeCall = (call: Call, status: number, seconds: number) => void;

/** For whoever watches over the house: is it alive, can it work, how is it doing? */
export function mountHealth(server: FastifyInstance, house: House): TimeCall {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const times = new Histogram({
    name: 'kinsong_call_seconds',
    help: 'How long calls take.',
    labelNames: ['call', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.1, 0.5, 2],
    registers: [registry],
  });
  const failures = new Counter({
    name: 'kinsong_failures_total',
    help: 'Answers of 500 and above.',
    registers: [registry],
  });
  registry.registerMetric(
    new Gauge({
      name: 'kinsong_live_connections',
      help: 'Open live connections.',
      registers: [],
      collect() {
        this.set(house.live.connections());
      },
    }),
  );

  const timeCall: TimeCall = ({ name, unlogged }, status, seconds) => {
    if (unlogged === true) return;
    times.observe({ call: name, status: String(status) }, seconds);
    if (status >= 500) failures.inc();
  };
  server.addHook('onResponse', async (request, reply) => {
    const { call } = request.routeOptions.config;
    if (call !== undefined) timeCall(call, reply.statusCode, reply.elapsedTime / 1000);
  });

  server.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'alive' }));

  const readiness = readinessOf(house);
  server.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    const ready = await readiness();
    return reply.status(ready.waits_for === undefined ? 200 : 503).send(ready);
  });

  server.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    const token = house.config.metricsToken;
    const allowed =
      token === null ? isFromThisMachine(request) : request.headers.authorization === `Bearer ${token}`;
    if (!allowed) return reply.callNotFound();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
  return timeCall;
}
