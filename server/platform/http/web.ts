import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '@kinsong/contract/common/errors.ts';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const causes: ReadonlySet<string> = new Set(['none', 'same-origin', 'same-site', 'cross-site']);

/** Serves the built web app. Every address that is not a file or a call is a screen, and the app knows which. */
export async function mountWeb(server: FastifyInstance, folder: string): Promise<void> {
  const built = existsSync(join(folder, 'index.html'));
  if (built) {
    await server.register(fastifyStatic, {
      root: folder,
      wildcard: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        // Files under assets/ carry a hash of their content in their name.
        const forever = path.includes('/assets/');
        void reply.header('cache-control', forever ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  }
  // Browsers tell servers, and no page, who caused a load; a page that signs out by its address has to know it.
  server.addHook('onRequest', async (request, reply) => {
    const cause = request.headers['sec-fetch-site'];
    const isLoad = request.headers['sec-fetch-mode'] === 'navigate';
    if (isLoad && typeof cause === 'string' && causes.has(cause)) {
      void reply.header('server-timing', `cause;desc=${cause}`);
    }
  });
  server.setNotFoundHandler((request, reply) => {
    const wantsPage = request.method === 'GET' && request.headers.accept?.includes('text/html') === true;
    if (!built || !wantsPage || /^\/(api|ws|assets)\//.test(request.url)) throw new Refusal('found.not');
    return reply.header('cache-control', 'no-cache').sendFile('index.html');
  });
}
