import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

/** Registered before the calls, so that it sees them all. */
export async function describeCalls(server: FastifyInstance, version: string): Promise<void> {
  await server.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Kinsong',
        version,
        description: 'Every call of the house. Generated from the contract.',
      },
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer' },
          cookie: { type: 'apiKey', in: 'cookie', name: 'session_token' },
        },
      },
      security: [{ bearer: [] }, { cookie: [] }],
    },
    transform: jsonSchemaTransform,
  });
}

export function mountDescription(server: FastifyInstance): void {
  let json: string | undefined;
  server.get('/api/openapi.json', { schema: { hide: true } }, async (_request, reply) =>
    reply.type('application/json').send((json ??= JSON.stringify(server.swagger()))),
  );
  server.get('/api', { schema: { hide: true } }, async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(page(server.swagger() as Described)),
  );
}

interface Described {
  readonly info: { readonly title: string; readonly version: string };
  readonly paths?: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

interface Operation {
  readonly operationId?: string;
  readonly summary?: string;
  readonly description?: string;
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: unknown }>> };
  readonly responses?: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, { readonly schema: unknown }>> }>
  >;
}

/** The same document for human eyes: plain HTML, readable without scripts or styles. */
function page({ info, paths = {} }: Described): string {
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => section(method, path, operation)),
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${info.title}: the calls</title><h1>${info.title} ${info.version}: the calls</h1>
<p>The same as a document for machines: <a href="/api/openapi.json">/api/openapi.json</a>.</p>${calls.join('')}</html>`;
}

function section(method: string, path: string, operation: Operation): string {
  const sent = operation.requestBody?.content['application/json']?.schema;
  const answered = operation.responses?.['200']?.content?.['application/json']?.schema;
  const shape = (title: string, schema: unknown): string =>
    schema === undefined
      ? ''
      : `<details><summary>${title}</summary><pre>${escape(JSON.stringify(schema, null, 2))}</pre></details>`;
  return `<section><h2 id="${escape(operation.operationId ?? path)}"><code>${method.toUpperCase()} ${escape(path)}</code></h2>
<p>${escape(operation.summary ?? '')}. ${escape(operation.description ?? '')}</p>${shape('Sent', sent)}${shape('Answered', answered)}</section>`;
}

const escape = (text: string): string =>
  text.replace(
    /[&<>"]/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign,
  );
