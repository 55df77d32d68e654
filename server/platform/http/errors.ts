import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { Tell } from '../calls/call-failures.ts';

export type AnswerError = (error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply) => void;

/** Tells a caller by HTTP what failed. */
export const errorAnswers =
  (tell: Tell): AnswerError =>
  (error, request, reply) => {
    const { call } = request.routeOptions.config;
    const { status, retryAfter, answer } = tell({ error, call, id: request.id, log: request.log });
    if (retryAfter !== undefined) void reply.header('retry-after', retryAfter);
    void reply.status(status).type('application/json; charset=utf-8').send(JSON.stringify(answer));
  };
