import type { FastifyInstance } from 'fastify';
import { compress } from '../gzip.ts';

/** To whoever takes them so. The files of the web app are compressed already. */
export function compressAnswers(server: FastifyInstance): void {
  server.addHook('onSend', async (request, reply, payload) => {
    const taken = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
    if (typeof payload !== 'string' || !taken || reply.hasHeader('content-encoding')) return payload;
    const compressed = await compress(payload);
    if (compressed === null) return payload;
    void reply.header('content-encoding', 'gzip').header('vary', 'accept-encoding');
    return compressed;
  });
}
