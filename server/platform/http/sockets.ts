import { Refusal } from '@kinsong/contract/common/errors.ts';
import { Id } from '@kinsong/contract/common/ids.ts';
import { closeCodes, largestWord, protocolVersion } from '@kinsong/contract/live/protocol.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ServerResponse, type IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import type { House } from '../house.ts';
import type { Line } from '../line.ts';
import { Crowding, type RoomEar } from '../live/index.ts';
import type { FindPerson, Person } from '../person.ts';
import { refuseForeignPage, tokenOf } from './request-session.ts';
import type { CarryCalls } from './socket-calls.ts';

/** A reader that does not read will not read the closing either. */
const closingTakes = 2000;

const options = { noServer: true, perMessageDeflate: false, closeTimeout: closingTakes };

const socketsFor = (largest: number): WebSocketServer =>
  new WebSocketServer({ ...options, maxPayload: largest });

interface Admitted {
  readonly request: FastifyRequest;
  readonly socket: WebSocket;
  readonly wire: Duplex;
  readonly token: string;
  readonly person: Person;
  /** What a room's own socket has heard already. */
  readonly ear: RoomEar | null;
}

/** How one kind of connection is let in. */
interface Door {
  readonly sockets: WebSocketServer;
  /** Told on the open socket, since a browser sees no other refusal. */
  readonly codes: { readonly session: number; readonly later: number };
  readonly refusal?: number | null;
  /** Begun before the upgrade is answered; a number is the code by which it closes. */
  readonly listen?: (person: Person) => Promise<RoomEar | number>;
  welcome(admitted: Admitted): Promise<void>;
}

export interface SocketOptions {
  readonly findPerson: FindPerson;
  readonly carry: CarryCalls;
  readonly lines: readonly Line[];
}

/**
 * Live connections come in by the same door as calls: an upgrade request runs through the same server, so that
 * forwarded addresses, cookies and limits mean the same for both.
 */
export function mountSockets(
  server: FastifyInstance,
  house: House,
  { findPerson, carry, lines }: SocketOptions,
): void {
  const heads = new WeakMap<IncomingMessage, Buffer>();

  server.server.on('upgrade', (request: IncomingMessage, wire: Duplex, head: Buffer) => {
    const response = new ServerResponse(request);
    response.assignSocket(wire as IncomingMessage['socket']);
    heads.set(request, head);
    wire.on('error', () => wire.destroy());
    response.on('finish', () => wire.end());
    server.routing(request, response);
  });

  const admit = async (request: FastifyRequest, reply: FastifyReply, door: Door): Promise<FastifyReply> => {
    const { sockets, codes, refusal = null, listen, welcome } = door;
    const head = heads.get(request.raw);
    if (head === undefined) throw new Refusal('found.not');
    refuseForeignPage(house.config, request);
    const { token } = tokenOf(request);
    const person = token === null ? null : await findPerson(token);
    const mayListen = refusal === null && person !== null && listen !== undefined;
    const ear = mayListen ? await listen(person) : null;
    const wire = request.raw.socket;
    let isOpen = false;
    reply.hijack();
    reply.raw.detachSocket(wire);
    sockets.handleUpgrade(request.raw, wire, head, (socket) => {
      isOpen = true;
      if (refusal !== null) return socket.close(refusal);
      if (token === null || person === null) return socket.close(codes.session);
      if (typeof ear === 'number') return socket.close(ear);
      welcome({ request, socket, wire, token, person, ear }).catch((error: unknown) => {
        house.log.warn({ err: error }, 'a live connection could not be opened');
        socket.close(codes.later);
      });
    });
    // Gone before it was answered.
    if (!isOpen && ear !== null && typeof ear !== 'number') ear.end();
    return reply;
  };

  const own = {
    sockets: socketsFor(largestWord),
    codes: { session: closeCodes.session, later: closeCodes.closing },
  };
  const live = (room: string | null, refusal: number | null): Door => ({
    ...own,
    refusal,
    ...(room === null ? {} : { listen: (person: Person) => house.live.hearRoom(person, room) }),
    welcome: ({ request, socket, wire, token, person, ear }) =>
      house.live.welcome(person, {
        ...{ socket, wire, ear, address: request.ip },
        takesGzip: /[?&]gzip=1\b/.test(request.url),
        perform: carry(request, token),
      }),
  });
  server.get<{ Querystring: { v?: string } }>('/ws', { schema: { hide: true } }, (request, reply) =>
    admit(
      request,
      reply,
      live(null, request.query.v === String(protocolVersion) ? null : closeCodes.version),
    ),
  );
  server.get<{ Params: { room: string } }>('/ws/room/:room', { schema: { hide: true } }, (request, reply) => {
    const room = Id.safeParse(request.params.room);
    return admit(request, reply, live(room.data ?? null, room.success ? null : closeCodes.nonsense));
  });

  const crowding = house.config.rateLimits ? new Crowding() : null;
  for (const line of lines) {
    const sockets = socketsFor(line.largestWord);
    const welcome = async ({ request, socket, person }: Admitted): Promise<void> => {
      if (crowding?.admits(person.id, request.ip) === false) return socket.close(line.closeCodes.later);
      socket.on('close', () => crowding?.leaves(person.id, request.ip));
      socket.on('error', () => socket.terminate());
      const params = request.params as Record<string, string>;
      await line.welcome(house, person, { socket, params });
    };
    server.get(line.path, { schema: { hide: true } }, (request, reply) =>
      admit(request, reply, { sockets, codes: line.closeCodes, welcome }),
    );
  }
}
