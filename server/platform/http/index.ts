import cookie from '@fastify/cookie';
import { Refusal } from '@kinsong/contract/common/errors.ts';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import { tellFailures } from '../calls/call-failures.ts';
import { performer } from '../calls/perform-call.ts';
import type { House } from '../house.ts';
import type { Line } from '../line.ts';
import type { Route } from '../module.ts';
import type { FindPerson, Person } from '../person.ts';
import { ShortCache } from '../short-cache.ts';
import { mountCall } from './calls.ts';
import { errorAnswers } from './errors.ts';
import { mountHealth } from './health.ts';
import { LoopGauge } from './loop-gauge.ts';
import { limitCalls } from './rate-limits.ts';
import { describeCalls, mountDescription } from './openapi.ts';
import { compressAnswers } from './compressed-answers.ts';
import { headersOfFiles, securityHeaders } from './security-headers.ts';
import { hangUpOnTheSilent, patience as ordinary, type Patience } from './slow-senders.ts';
import { callsBySocket } from './socket-calls.ts';
import { mountSockets } from './sockets.ts';
import { mountWeb } from './serve-web-app.ts';

export type { Patience } from './slow-senders.ts';

/** Text only: the largest ordinary call is a long message. Uploads have their own limit. */
const largestBody = 256 * 1024;

export interface HttpOptions {
  readonly house: House;
  readonly routes: readonly Route[];
  readonly lines: readonly Line[];
  readonly findPerson: FindPerson;
  readonly webFolder: string;
  readonly version: string;
  /** Whether each answer is held against its whole shape on its way out, as tests want it. */
  readonly checkAnswers: boolean;
  readonly patience?: Patience | undefined;
  readonly busyFrom?: number | undefined;
}

/** Later than this, and a turn of the loop counts as late. */
const aSecond = 1000;

export async function makeServer({
  house,
  routes,
  lines,
  findPerson,
  webFolder,
  version,
  checkAnswers,
  patience = ordinary,
  busyFrom = aSecond,
}: HttpOptions): Promise<FastifyInstance> {
  const { config } = house;
  const log: FastifyBaseLogger = house.log;
  const server: FastifyInstance = Fastify({
    loggerInstance: log,
    // What was asked is private; what failed is logged where it is answered.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy.length > 0 ? [...config.trustProxy] : false,
    bodyLimit: largestBody,
    genReqId: () => randomUUID(),
    return503OnClosing: true,
    forceCloseConnections: 'idle',
    requestTimeout: patience.whole,
    http: { headersTimeout: patience.head, connectionsCheckingInterval: patience.look },
    routerOptions: { maxParamLength: 200 },
  });
  // Schemas are for the description; a call is held against its own where it is performed, whatever carried it.
  server.setValidatorCompiler(() => () => true);
  server.setSerializerCompiler(() => JSON.stringify);
  const tell = tellFailures(house.disk, checkAnswers);
  const answerError = errorAnswers(tell);
  server.setErrorHandler(answerError);
  server.decorateRequest('person', null);
  takeNoBody(server);
  hangUpOnTheSilent(server, patience);
  const security = securityHeaders(config.publicUrl);
  const ofFiles = headersOfFiles(security);
  server.addHook('onRequest', (request, reply, done) => {
    reply.headers(request.url.startsWith('/assets/') ? ofFiles : security).header('x-request-id', request.id);
    done();
  });
  compressAnswers(server);

  await server.register(cookie);
  const loop = new LoopGauge(busyFrom);
  server.addHook('onClose', () => loop.close());
  server.addHook('onRequest', (request, _reply, done) => {
    // A page that lacks one of its files is broken for good; a call is asked again.
    const full = loop.isCrowded() && /^\/(?:api|ws)\b/.test(request.url);
    done(full ? new Refusal('house.full') : undefined);
  });
  const countCall = await limitCalls(server, house);
  const performed = routes.map((route) => ({ call: route.call, perform: performer(route, checkAnswers) }));
  const calls = routes.map(({ call }) => call);
  await describeCalls(server, { version, publicUrl: config.publicUrl, calls });
  const timeCall = mountHealth(server, house);
  const recent = recentPerson(house, findPerson);
  for (const each of performed) await mountCall(server, { ...each, house, findPerson: recent, answerError });
  mountDescription(server);
  const carry = callsBySocket(server, {
    house,
    loop,
    performed,
    findPerson: recent,
    countCall,
    timeCall,
    tell,
  });
  mountSockets(server, house, { findPerson, carry, lines });
  await mountWeb(server, webFolder);
  return server;
}

/** The specification's calls say that they send JSON and put all of it into the query: an empty body is none. */
function takeNoBody(server: FastifyInstance): void {
  const parse = server.getDefaultJsonParser('error', 'error');
  server.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) =>
    body === '' ? done(null, undefined) : parse(request, body, done),
  );
}

/** Who a token belongs to is found once for a lively exchange; a session that ends is forgotten at once, on every node. */
function recentPerson({ live, clock }: House, findPerson: FindPerson): FindPerson {
  const recent = new ShortCache<Person>(clock);
  live.onSessionEnd((session) => recent.forget(({ sessionId }) => sessionId === session));
  live.onRolesChange((person) => recent.forget(({ id }) => id === person));
  return (token) => recent.find(token, () => findPerson(token));
}
