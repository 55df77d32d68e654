import type { Config } from './platform/config.ts';
import { isAway } from './platform/failure-causes.ts';
import { PlainError } from './platform/plain-error.ts';

/** What keeps the house from starting, in one line that says what to do; anything else is our fault and keeps its stack. */
export function inPlainWords(error: unknown, config: Config | undefined): string {
  if (error instanceof PlainError) return error.message;
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE' && config !== undefined) {
    return `Port ${config.port} is taken: stop what listens there, or set KINSONG_PORT to another one.`;
  }
  if (code === 'EACCES' && config !== undefined && config.port < 1024) {
    return `Port ${config.port} is for the system's own services: set KINSONG_PORT to one above 1023.`;
  }
  if (config !== undefined && config.databaseUrl !== null && isUnreachable(error, code)) {
    return `The database at ${new URL(config.databaseUrl).host} did not let us in (${error.message}): check KINSONG_DATABASE_URL.`;
  }
  return error.stack ?? error.message;
}

/** Away, unknown there, or a wrong password. */
function isUnreachable(error: Error, code: unknown): boolean {
  return (
    isAway(error) ||
    (typeof code === 'string' && /^(28|3D|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH)/.test(code))
  );
}
