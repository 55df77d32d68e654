import swagger from '@fastify/swagger';
import type { Call } from '@kinsong/contract/common/call.ts';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { complete, refusalSchema, type Operation } from './openapi-operations.ts';

interface Document {
  readonly paths?: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components?: object;
}

export interface Description {
  readonly version: string;
  readonly publicUrl: URL;
  readonly calls: readonly Call[];
}

/** Registered before the calls, so that it sees them all. */
export async function describeCalls(
  server: FastifyInstance,
  { version, publicUrl, calls }: Description,
): Promise<void> {
  const named = new Map(calls.map((call) => [call.name, call]));
  await server.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Kinsong',
        version,
        description: 'Every call of the house. Generated from the contract.',
        license: { name: 'AGPL-3.0-only', identifier: 'AGPL-3.0-only' },
      },
      servers: [{ url: publicUrl.origin, description: 'This house.' }],
      tags: [...new Set(calls.map(tagOf))].map((name) => ({ name, description: `The module ${name}.` })),
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer' },
          cookie: { type: 'apiKey', in: 'cookie', name: 'session_token' },
        },
      },
    },
    transform: jsonSchemaTransform,
    transformObject: (described) =>
      'openapiObject' in described ? completed(described.openapiObject as Document, named) : {},
  });
}

function completed(document: Document, calls: ReadonlyMap<string, Call>): object {
  const operation = (given: Operation): Operation => {
    const call = calls.get(given.operationId ?? '');
    return call === undefined ? given : complete(call, given);
  };
  const paths = Object.entries(document.paths ?? {}).map(([path, operations]) => [
    path,
    Object.fromEntries(Object.entries(operations).map(([method, given]) => [method, operation(given)])),
  ]);
  return {
    ...document,
    paths: Object.fromEntries(paths) as Document['paths'],
    components: { ...document.components, schemas: { Refusal: refusalSchema } },
  };
}

/** The module that a call belongs to. */
export const tagOf = ({ name }: Call): string => name.slice(0, name.indexOf('.'));

export function mountDescription(server: FastifyInstance): void {
  let json: string | undefined;
  server.get('/api/openapi.json', { schema: { hide: true } }, async (_request, reply) =>
    reply.type('application/json').send((json ??= JSON.stringify(server.swagger()))),
  );
  server.get('/api', { schema: { hide: true } }, async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(page(server.swagger() as Described)),
  );
}

interface Described extends Document {
  readonly info: { readonly title: string; readonly version: string };
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
<p>${escape(operation.summary ?? '')}. ${escape(operation.description ?? '')}</p>${shape('Sent', sent)}${shape('Answered', answered)}${refusals(operation)}</section>`;
}

function refusals({ responses = {} }: Operation): string {
  const lines = Object.entries(responses)
    .filter(([status]) => status !== '200')
    .flatMap(([status, { description }]) =>
      description.split('\n\n').map((line) => `<li>${status} ${escape(line.replaceAll('`', ''))}</li>`),
    );
  return `<details><summary>Refused</summary><ul>${lines.join('')}</ul></details>`;
}

const escape = (text: string): string =>
  text.replace(
    /[&<>"]/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign,
  );
