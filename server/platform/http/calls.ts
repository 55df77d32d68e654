import { Refusal, type ErrorCode } from '@kinsong/contract/common/errors.ts';
import { ServedFile } from '@kinsong/contract/common/served-file.ts';
import type { FastifyInstance, FastifyRequest, FastifyReply, FastifySchema } from 'fastify';
import type { House } from '../house.ts';
import type { Route } from '../module.ts';
import type { FindPerson, Person } from '../person.ts';
import type { Visit } from '../visit.ts';
import type { AnswerError } from './errors.ts';
import { serveFile, takeBytes } from './files.ts';
import { tagOf } from './openapi.ts';
import { refusalsOf } from './refusals.ts';
import { browserOf, checkOrigin, isSafeToSignIn, tokenOf } from './session.ts';

declare module 'fastify' {
  interface FastifyRequest {
    person: Person | null;
  }
  interface FastifyContextConfig {
    /** The call leaves no trace of having been made. */
    unlogged?: true;
    /** What the call may be refused with. */
    refusals?: ReadonlySet<ErrorCode>;
  }
}

export interface Mounting {
  readonly house: House;
  readonly route: Route;
  readonly findPerson: FindPerson;
  readonly answerError: AnswerError;
}

/** Makes a route of a call: validation, session, origin, limit and answer all follow from what the call declares. */
export async function mountCall(server: FastifyInstance, mounting: Mounting): Promise<void> {
  const { upload } = mounting.route.call;
  if (upload === undefined) return mount(server, mounting);
  await server.register(async (scope) => {
    takeBytes(scope, upload, mounting.answerError);
    mount(scope, mounting);
  });
}

function mount(server: FastifyInstance, { house, route: { call, handle }, findPerson }: Mounting): void {
  const { limit, unlogged } = call;
  server.route({
    method: call.method,
    url: call.path,
    schema: schemaOf(call),
    config: {
      ...(limit === undefined ? {} : { limit: { ...limit, of: call.name } }),
      ...(unlogged === undefined ? {} : { unlogged }),
      refusals: refusalsOf(call),
    },
    // Who is asking comes before what they ask: a stranger learns nothing of the shape of things.
    onRequest: async (request) => {
      const { token, byCookie } = tokenOf(request);
      if (byCookie) checkOrigin(house.config, request);
      request.person = token === null ? null : await findPerson(token);
      if (!byCookie && request.person === null) checkOrigin(house.config, request);
      if (call.permission !== 'anyone' && request.person === null) throw new Refusal('auth.needed');
    },
    handler: async (request, reply) => {
      const answer = await handle(
        house,
        { params: request.params, query: request.query, body: request.body },
        visitOf(house, request, reply),
      );
      return call.answer === ServedFile ? serveFile(reply, answer as ServedFile) : answer;
    },
  });
}

function schemaOf(call: Route['call']): FastifySchema {
  const { name, title, params, query, body, answer } = call;
  return {
    ...(params === undefined ? {} : { params }),
    ...(query === undefined ? {} : { querystring: query }),
    ...(body === undefined ? {} : { body }),
    ...(answer === ServedFile ? {} : { response: { 200: answer } }),
    operationId: name,
    summary: title,
    tags: [tagOf(call)],
  };
}

function visitOf(house: House, request: FastifyRequest, reply: FastifyReply): Visit {
  return {
    person: request.person,
    address: request.ip,
    device: (request.headers['user-agent'] ?? '').slice(0, 200),
    log: request.log as Visit['log'],
    safeToSignIn: isSafeToSignIn(house.config, request),
    ...browserOf(house.config, request, reply),
  };
}
