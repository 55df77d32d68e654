import { pino, type DestinationStream, type Logger as PinoLogger } from 'pino';
import { oncePer } from './log-limit.ts';

export type Logger = PinoLogger;

/** Addresses are logged without their query, since two specified calls put private words there. */
export function withoutQuery(url: string): string {
  const at = url.indexOf('?');
  return at === -1 ? url : url.slice(0, at);
}

/**
 * What went wrong and where, without what was being stored or asked for: the database's own words quote the values
 * that a statement was given, and those are people's.
 */
interface PlainError {
  readonly type: string;
  readonly message: string;
  readonly code?: unknown;
  readonly at: string;
  readonly cause?: PlainError;
}

export function withoutValues(error: Error): PlainError {
  const { name, message, stack = '' } = error;
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: name === 'Error' ? error.constructor.name : name,
    message: (message.split('\nparams: ')[0] ?? '').replace(/: ".*"$/s, ''),
    ...('code' in error ? { code: error.code } : {}),
    at: frames.slice(0, 12).join('\n'),
    ...(error.cause instanceof Error ? { cause: withoutValues(error.cause) } : {}),
  };
}

export function makeLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    hooks: { logMethod: oncePer() },
    redact: ['req.headers.authorization', 'req.headers.cookie', '*.password', '*.token'],
    serializers: {
      err: (error: unknown) => (error instanceof Error ? withoutValues(error) : { type: typeof error }),
      req: (request: { id: string; method: string; url: string }) => ({
        id: request.id,
        method: request.method,
        url: withoutQuery(request.url),
      }),
    },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}
