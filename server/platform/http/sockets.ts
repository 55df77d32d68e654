import { Refusal } from '@kinsong/contract/common/errors.ts';
import { Id } from '@kinsong/contract/common/ids.ts';
import { closeCodes, largestWord, protocolVersion } from '@kinsong/contract/live/protocol.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ServerResponse, type IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import type { House } from '../house.ts';
import type { Arrival } from '../live/index.ts';
import type { FindPerson, Person } from '../person.ts';
import { refuseForeignPage, tokenOf } from './request-session.ts';
import type { CarryCalls } from './socket-calls.ts';

/** A reader that does not read will not read the closing either. */
const closingTakes = 2000;

const options = {
  noServer: true,
  maxPayload: largestWord,
  perMessageDeflate: false,
  closeTimeout: closingTakes,
};

/**
 * Live connections come in by the same door as calls: an upgrade request runs through the same server, so that
 * forwarded addresses, cookies and limits mean the same for both.
 */
export function mountSockets(
  server: FastifyInstance,
  house: House,
  { findPerson, carry }: { readonly findPerson: FindPerson; readonly carry: CarryCalls },
): void {
  const sockets = new WebSocketServer(options);
  const heads = new WeakMap<IncomingMessage, Buffer>();

  server.server.on('upgrade', (request: IncomingMessage, wire: Duplex, head: Buffer) => {
    const response = new ServerResponse(request);
    response.assignSocket(wire as IncomingMessage['socket']);
    heads.set(request, head);
    wire.on('error', () => wire.destroy());
    response.on('finish', () => wire.end());
    server.routing(request, response);
  });

  const admit = async (
    request: FastifyRequest,
    reply: FastifyReply,
    room: string | null,
    refusal: number | null,
  ): Promise<FastifyReply> => {
    const head = heads.get(request.raw);
    if (head === undefined) throw new Refusal('found.not');
    refuseForeignPage(house.config, request);
    const { token } = tokenOf(request);
    const person = token === null ? null : await findPerson(token);
    const wire = request.raw.socket;
    reply.hijack();
    reply.raw.detachSocket(wire);
    sockets.handleUpgrade(request.raw, wire, head, (socket) => {
      if (refusal !== null) socket.close(refusal);
      else if (token === null || person === null) socket.close(closeCodes.session);
      else
        void receive(person, {
          socket,
          wire,
          address: request.ip,
          room,
          takesGzip: /[?&]gzip=1\b/.test(request.url),
          perform: carry(request, token),
        });
    });
    return reply;
  };

  const receive = async (person: Person, arrival: Arrival): Promise<void> => {
    try {
      await house.live.welcome(person, arrival);
    } catch (error) {
      house.log.warn({ err: error }, 'a live connection could not be opened');
      arrival.socket.close(closeCodes.closing);
    }
  };

  server.get<{ Querystring: { v?: string } }>('/ws', { schema: { hide: true } }, (request, reply) =>
    admit(request, reply, null, request.query.v === String(protocolVersion) ? null : closeCodes.version),
  );
  server.get<{ Params: { room: string } }>('/ws/room/:room', { schema: { hide: true } }, (request, reply) => {
    const room = Id.safeParse(request.params.room);
    return admit(request, reply, room.data ?? null, room.success ? null : closeCodes.nonsense);
  });
}
