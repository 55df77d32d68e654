import type { ErrorAnswer } from '@kinsong/contract/common/error-answer.ts';
import { errors, Refusal, type ErrorCode } from '@kinsong/contract/common/errors.ts';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { fieldTexts } from '../field-texts.ts';

/** What PostgreSQL and its connections say when the database is away for a moment: the caller may try again. */
const awayCodes = new Set([
  '57P01',
  '57P02',
  '57P03',
  '53300',
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
]);
const awayWords =
  /connection terminated|timeout exceeded when trying to connect|client has encountered a connection error/i;
/** A text with a NUL byte or half a surrogate pair: not storable, and the sender's mistake. */
const unstorableCodes = new Set(['22021', '22P05', '22P02']);

/** Tells the caller what failed, in the catalogue's words; what is not in the catalogue is our fault and is logged. */
export function answerError(
  error: FastifyError | Refusal,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const { code, fields } = understand(error);
  const { status, text } = errors[code];
  const unlogged = request.routeOptions.config.unlogged === true;
  if (status >= 500 && !unlogged) request.log.error({ err: error }, 'a call failed');
  if (status === 503) void reply.header('retry-after', '2');
  const answer: ErrorAnswer = { detail: text, code, request_id: request.id };
  if (fields !== undefined) answer.fields = fields;
  void reply.status(status).type('application/json; charset=utf-8').send(JSON.stringify(answer));
}

interface Understood {
  readonly code: ErrorCode;
  readonly fields?: Record<string, string> | undefined;
}

function understand(error: FastifyError | Refusal): Understood {
  if (error instanceof Refusal) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    const issues = error.validation.map(({ keyword, instancePath, message = '' }) => ({
      code: keyword,
      path: instancePath.split('/').slice(1),
      message,
    }));
    return { code: 'input.wrong', fields: fieldTexts(issues) };
  }
  if (isAway(error)) return { code: 'house.full' };
  if (unstorableCodes.has(causeCode(error))) return { code: 'input.wrong' };
  if (error.statusCode === 429) return { code: 'rate.limited' };
  if (error.statusCode === 413) return { code: 'input.large' };
  if (error.statusCode === 503) return { code: 'house.full' };
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500)
    return { code: 'input.wrong' };
  return { code: 'house.broken' };
}

/** Drizzle wraps what the driver threw. */
function cause(error: Error): Error {
  return error.cause instanceof Error ? cause(error.cause) : error;
}

function causeCode(error: Error): string {
  const root = cause(error);
  return 'code' in root && typeof root.code === 'string' ? root.code : '';
}

export function isAway(error: Error): boolean {
  return awayCodes.has(causeCode(error)) || awayWords.test(cause(error).message);
}
