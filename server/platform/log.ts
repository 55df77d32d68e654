import { pino, type Logger as PinoLogger } from 'pino';

export type Logger = PinoLogger;

/** Addresses are logged without their query, since two specified calls put private words there. */
export function withoutQuery(url: string): string {
  const at = url.indexOf('?');
  return at === -1 ? url : url.slice(0, at);
}

export function makeLog(level: string): Logger {
  return pino({
    level,
    base: null,
    redact: ['req.headers.authorization', 'req.headers.cookie', '*.password', '*.token'],
    serializers: {
      req: (request: { id: string; method: string; url: string }) => ({
        id: request.id,
        method: request.method,
        url: withoutQuery(request.url),
      }),
    },
  });
}
