import type { Upload } from '@kinsong/contract/common/call.ts';
import { Refusal } from '@kinsong/contract/common/errors.ts';
import type { ServedFile } from '@kinsong/contract/common/served-file.ts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AnswerError } from './errors.ts';
import { serveStored } from './stored-content.ts';

/**
 * For calls that take a file: the body is its bytes. What the sender calls them counts for nothing; the verb looks
 * at what they are.
 */
export function takeBytes(
  scope: FastifyInstance,
  { largest, tooLarge }: Upload,
  answerError: AnswerError,
): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: largest }, (_request, body, done) =>
    done(null, body),
  );
  scope.addHook('preHandler', async (request) => {
    // Nothing was sent at all: for the verb that is an empty file.
    request.body ??= new Uint8Array();
  });
  scope.setErrorHandler((error: FastifyError, request, reply) =>
    answerError(error.statusCode === 413 ? new Refusal(tooLarge) : error, request, reply),
  );
}

/** What people send us must not act in our name when its address is opened by itself. */
const inert = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
/** A browser's own reader of PDF does not work in a sandbox; it runs nothing of what it reads in our name. */
const inReader = "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'; frame-ancestors 'self'";

const caching = {
  everyone: 'public, max-age=31536000, immutable',
  asker: 'private, max-age=31536000, immutable',
  'asker who asks again': 'private, no-cache',
} as const satisfies Record<ServedFile['keptBy'], string>;

export async function serveFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { type, content, keptBy, saveAs }: ServedFile,
): Promise<FastifyReply> {
  void reply
    .type(type)
    .header('cache-control', caching[keptBy])
    .header('content-security-policy', type === 'application/pdf' ? inReader : inert)
    .header('cross-origin-resource-policy', 'same-origin')
    .header('x-content-type-options', 'nosniff');
  if (saveAs !== undefined)
    void reply.header('content-disposition', `attachment; filename*=UTF-8''${encodeName(saveAs)}`);
  if (typeof content === 'string') return reply.send(content);
  if (content instanceof Uint8Array) return reply.send(Buffer.from(content));
  return serveStored(request, reply, content);
}

const encodeName = (name: string): string =>
  encodeURIComponent(name).replace(/['()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`);
