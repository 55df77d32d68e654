import type { Upload } from '@kinsong/contract/common/call.ts';
import { Refusal } from '@kinsong/contract/common/errors.ts';
import type { ServedFile } from '@kinsong/contract/common/served-file.ts';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import type { AnswerError } from './errors.ts';

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

export function serveFile(reply: FastifyReply, { type, content, keptBy }: ServedFile): FastifyReply {
  const whose = keptBy === 'everyone' ? 'public' : 'private';
  return reply
    .type(type)
    .header('cache-control', `${whose}, max-age=31536000, immutable`)
    .header('content-security-policy', inert)
    .header('cross-origin-resource-policy', 'same-origin')
    .header('x-content-type-options', 'nosniff')
    .send(typeof content === 'string' ? content : Buffer.from(content));
}
