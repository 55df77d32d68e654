import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '@kinsong/contract/common/errors.ts';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const causes: ReadonlySet<string> = new Set(['none', 'same-origin', 'same-site', 'cross-site']);

/**
 * Serves the built web app. Every address that is not a file or a call is a screen, and the app knows which; the build
 * made pages for some of them, which ask at once for all that their screen is made of.
 */
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
  const pages = built ? readPages(folder) : [];
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
    return reply.header('cache-control', 'no-cache').sendFile(pageOf(request.url, pages));
  });
}

interface Page {
  readonly address: readonly string[];
  readonly file: string;
}

const partsOf = (path: string): string[] => path.split('/').filter(Boolean);

function readPages(folder: string): Page[] {
  const list = join(folder, 'screens.json');
  if (!existsSync(list)) return [];
  const files = JSON.parse(readFileSync(list, 'utf8')) as Record<string, string>;
  return Object.entries(files).map(([address, file]) => ({ address: partsOf(address), file }));
}

function pageOf(url: string, pages: readonly Page[]): string {
  const parts = partsOf(url.split('?', 1)[0]!);
  const fits = ({ address }: Page): boolean =>
    address.length === parts.length &&
    address.every((part, at) => part.startsWith(':') || part === parts[at]);
  return pages.find(fits)?.file ?? 'index.html';
}
