import { minute, second } from '@kinsong/contract/common/time.ts';
import type { FastifyInstance } from 'fastify';
import type { IncomingMessage } from 'node:http';

/** How long the house listens to whoever sends slowly, in milliseconds. */
export interface Patience {
  /** Until the head of a request is there. */
  readonly head: number;
  /** From one piece of a body to the next: who sends nothing any more is not there any more. */
  readonly piece: number;
  /** For a request in all: five megabytes over the slowest line of a phone. */
  readonly whole: number;
  /** How often it is looked who has used up their time. */
  readonly look: number;
}

export const patience: Patience = {
  head: 20 * second,
  piece: 20 * second,
  whole: 20 * minute,
  look: 5 * second,
};

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0';

/**
 * Half a body that is never followed by the other half would hold its connection for good. What is measured is
 * progress: a slow line that goes on sending is listened to.
 */
export function hangUpOnTheSilent(server: FastifyInstance, { piece }: Pick<Patience, 'piece'>): void {
  server.addHook('onRequest', (request, reply, done) => {
    const { raw } = request;
    if (hasBody(raw)) {
      // The connection is closed when nothing moves on it for so long.
      raw.socket.setTimeout(piece);
      raw.once('end', () => {
        // The answer may take its time. Once it is given, the connection waits for the next request as it always does.
        if (!reply.raw.writableEnded) raw.socket.setTimeout(0);
      });
      // Answered before all of it was there, as who is refused is: the rest is waited for no longer.
      reply.raw.once('finish', () => {
        if (!raw.complete) raw.socket.setTimeout(piece);
      });
    }
    done();
  });
}
