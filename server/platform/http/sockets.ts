import { Refusal } from '@kinsong/contract/common/errors.ts';
import { Id } from '@kinsong/contract/common/ids.ts';
import { closeCodes, protocolVersion } from '@kinsong/contract/live/protocol.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ServerResponse, type IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import type { House } from '../house.ts';
import type { FindPerson, Person } from '../person.ts';
import { isOwnOrigin, tokenOf } from './session.ts';

/** What a client says is small; nothing it sends needs more. */
const largestWord = 4096;

/**
 * Live connections come in by the same door as calls: an upgrade request runs through the same server, so that
 * forwarded addresses, cookies and limits mean the same for both.
 */
export function mountSockets(server: FastifyInstance, house: House, findPerson: FindPerson): void {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: largestWord, perMessageDeflate: false });
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
    const { origin } = request.headers;
    if (origin !== undefined && !isOwnOrigin(house.config, origin, request.host))
      throw new Refusal('auth.origin');
    const { token } = tokenOf(request);
    const person = token === null ? null : await findPerson(token);
    const wire = request.raw.socket;
    reply.hijack();
    reply.raw.detachSocket(wire);
    sockets.handleUpgrade(request.raw, wire, head, (socket) => {
      if (refusal !== null) socket.close(refusal);
      else if (person === null) socket.close(closeCodes.session);
      else void receive(person, socket, wire, room);
    });
    return reply;
  };

  const receive = async (
    person: Person,
    socket: WebSocket,
    wire: Duplex,
    room: string | null,
  ): Promise<void> => {
    try {
      await house.live.welcome(person, socket, wire, room);
    } catch (error) {
      house.log.warn({ err: error }, 'a live connection could not be opened');
      socket.close(closeCodes.closing);
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
