import type { FastifyInstance } from 'fastify';
import { gzip } from 'node:zlib';

/** Shorter than this, an answer goes in one packet as it is. */
const least = 1400;
/** Most of what can be saved, for a fraction of the work. */
const level = 4;

/**
 * Long answers in words go pressed to whoever takes them so: a page of a talk is a fifth of its size. The files of the
 * web app are pressed already. No answer holds a secret beside what a stranger can put into it, which pressing would
 * give away by its length: tokens and codes go in answers of their own, and short.
 */
export function pressAnswers(server: FastifyInstance): void {
  server.addHook('onSend', (request, reply, payload, done) => {
    const taken = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
    if (typeof payload !== 'string' || payload.length < least || !taken) return done(null, payload);
    if (reply.hasHeader('content-encoding')) return done(null, payload);
    gzip(payload, { level }, (failure, pressed) => {
      if (failure === null) void reply.header('content-encoding', 'gzip').header('vary', 'accept-encoding');
      done(null, failure === null ? pressed : payload);
    });
  });
}
