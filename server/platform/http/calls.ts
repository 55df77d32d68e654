import type { Call } from '@kinsong/contract/common/call.ts';
import { ServedFile } from '@kinsong/contract/common/served-file.ts';
import type { FastifyInstance, FastifyRequest, FastifyReply, FastifySchema } from 'fastify';
import { refuseStranger, type Perform } from '../calls/perform-call.ts';
import type { House } from '../house.ts';
import type { FindPerson, Person } from '../person.ts';
import { withoutBrowser, type Visit } from '../caller.ts';
import type { AnswerError } from './errors.ts';
import { serveFile, takeBytes } from './files.ts';
import { tagOf } from './openapi.ts';
import { browserOf, checkOrigin, tokenOf, visitorOf } from './request-session.ts';

declare module 'fastify' {
  interface FastifyRequest {
    person: Person | null;
  }
  interface FastifyContextConfig {
    /** The call that is answered here. */
    call?: Call;
  }
}

export interface Mounting {
  readonly house: House;
  readonly call: Call;
  readonly perform: Perform;
  readonly findPerson: FindPerson;
  readonly answerError: AnswerError;
}

/** Makes a route of a call: session, origin and limit follow from what the call declares. */
export async function mountCall(server: FastifyInstance, mounting: Mounting): Promise<void> {
  const { upload } = mounting.call;
  if (upload === undefined) return mount(server, mounting);
  await server.register(async (scope) => {
    takeBytes(scope, upload, mounting.answerError);
    mount(scope, mounting);
  });
}

function mount(server: FastifyInstance, { house, call, perform, findPerson }: Mounting): void {
  server.route({
    method: call.method,
    url: call.path,
    schema: schemaOf(call),
    config: { call },
    onRequest: async (request) => {
      const { token, byCookie } = tokenOf(request);
      if (byCookie) checkOrigin(house.config, request);
      request.person = token === null ? null : await findPerson(token);
      if (!byCookie && request.person === null) checkOrigin(house.config, request);
      // Before the body is read.
      refuseStranger(call, request.person);
    },
    handler: async (request, reply) => {
      const answer = await perform(house, request, visitOf(house, call, request, reply));
      if (typeof answer === 'object') return serveFile(request, reply, answer);
      return reply.type('application/json; charset=utf-8').send(answer);
    },
  });
}

/** For the description alone: what comes in and goes out is held against it where the call is performed. */
function schemaOf(call: Call): FastifySchema {
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

function visitOf({ config }: House, call: Call, request: FastifyRequest, reply: FastifyReply): Visit {
  return {
    person: request.person,
    ...visitorOf(config, request),
    log: request.log as Visit['log'],
    ...(call.cookies === true ? browserOf(config, request, reply) : withoutBrowser),
  };
}
