import type { ErrorAnswer } from '@kinsong/contract/common/error-answer.ts';
import { errors, Refusal, type ErrorCode } from '@kinsong/contract/common/errors.ts';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { causeCode, isAway, isNoRoom } from '../failures.ts';
import { fieldTexts } from '../field-texts.ts';
import type { Room } from '../room.ts';

/** A text with a NUL byte or half a surrogate pair: not storable, and the sender's mistake. */
const unstorableCodes = new Set(['22021', '22P05', '22P02']);

/** After how many seconds to ask again: most of what is in the way is over in a moment, a full disk is not. */
const retryAfter = (code: ErrorCode): string => (code === 'house.room' ? '15' : '2');

export type AnswerError = (
  error: FastifyError | Refusal,
  request: FastifyRequest,
  reply: FastifyReply,
) => void;

/** Tells the caller what failed, in the catalogue's words; what is not in the catalogue is our fault and is logged. */
export function errorAnswers(room: Room, check: boolean): AnswerError {
  return (error, request, reply) => {
    if (isNoRoom(error)) room.noteRefusal();
    const { code: meant, fields } = understand(error, room);
    const complaint = check ? undeclared(meant, request) : null;
    const code = complaint === null ? meant : 'house.broken';
    const { status, text } = errors[code];
    const unlogged = request.routeOptions.config.unlogged === true;
    if (status >= 500 && !unlogged) request.log.error({ err: error }, 'a call failed');
    if (status === 503) void reply.header('retry-after', retryAfter(code));
    const answer: ErrorAnswer = { detail: complaint ?? text, code, request_id: request.id };
    if (fields !== undefined) answer.fields = fields;
    void reply.status(status).type('application/json; charset=utf-8').send(JSON.stringify(answer));
  };
}

/** In tests a call answers what it says that it may, or breaks: what programs are told about calls stays true. */
function undeclared(code: ErrorCode, { routeOptions: { config, schema } }: FastifyRequest): string | null {
  if (config.refusals === undefined || config.refusals.has(code)) return null;
  return `${schema?.operationId} answered ${code}, which it does not declare`;
}

interface Understood {
  readonly code: ErrorCode;
  readonly fields?: Record<string, string> | undefined;
}

function understand(error: FastifyError | Refusal, room: Room): Understood {
  if (error instanceof Refusal) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    const issues = error.validation.map(({ keyword, instancePath, message = '' }) => ({
      code: keyword,
      path: instancePath.split('/').slice(1),
      message,
    }));
    return { code: 'input.wrong', fields: fieldTexts(issues) };
  }
  if (isNoRoom(error)) return { code: 'house.room' };
  // A database that ended because its disk is full does not say so itself any more.
  if (isAway(error)) return { code: room.isLacking() ? 'house.room' : 'house.full' };
  if (unstorableCodes.has(causeCode(error))) return { code: 'input.wrong' };
  if (error.statusCode === 429) return { code: 'rate.limited' };
  if (error.statusCode === 413) return { code: 'input.large' };
  if (error.statusCode === 503) return { code: 'house.full' };
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500)
    return { code: 'input.wrong' };
  return { code: 'house.broken' };
}
