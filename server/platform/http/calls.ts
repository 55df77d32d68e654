import { Refusal } from '@kinsong/contract/common/errors.ts';
import { ServedFile } from '@kinsong/contract/common/served-file.ts';
import type { FastifyInstance, FastifyRequest, FastifyReply, FastifySchema } from 'fastify';
import type { House } from '../house.ts';
import type { Route } from '../module.ts';
import type { FindPerson, Person } from '../person.ts';
import type { Visit } from '../visit.ts';
import { serveFile, takeBytes } from './files.ts';
import { browserOf, checkOrigin, isSafeToSignIn, tokenOf } from './session.ts';

declare module 'fastify' {
  interface FastifyRequest {
    person: Person | null;
  }
  interface FastifyContextConfig {
    /** The call leaves no trace of having been made. */
    unlogged?: true;
  }
}

/** Makes a route of a call: validation, session, origin, limit and answer all follow from what the call declares. */
export async function mountCall(
  server: FastifyInstance,
  house: House,
  route: Route,
  findPerson: FindPerson,
): Promise<void> {
  const { upload } = route.call;
  if (upload === undefined) return mount(server, house, route, findPerson);
  await server.register(async (scope) => {
    takeBytes(scope, upload);
    mount(scope, house, route, findPerson);
  });
}

function mount(server: FastifyInstance, house: House, { call, handle }: Route, findPerson: FindPerson): void {
  const { limit, unlogged } = call;
  server.route({
    method: call.method,
    url: call.path,
    schema: schemaOf(call),
    config: {
      ...(limit === undefined
        ? {}
        : { rateLimit: { max: limit.max, timeWindow: limit.perMinutes * 60_000, groupId: call.name } }),
      ...(unlogged === undefined ? {} : { unlogged }),
    },
    // Who is asking comes before what they ask: a stranger learns nothing of the shape of things.
    onRequest: async (request) => {
      checkOrigin(house.config, request);
      const { token } = tokenOf(request);
      request.person = token === null ? null : await findPerson(token);
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
  const { name, title, params, query, body, upload, answer, permission } = call;
  return {
    ...(params === undefined ? {} : { params }),
    ...(query === undefined ? {} : { querystring: query }),
    ...(body === undefined ? {} : { body }),
    ...(upload === undefined ? {} : { consumes: ['application/octet-stream'] }),
    ...(answer === ServedFile ? {} : { response: { 200: answer } }),
    operationId: name,
    summary: title,
    description: permission === 'anyone' ? 'For anyone.' : `Needs: ${permission}.`,
    tags: [name.slice(0, name.indexOf('.'))],
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
