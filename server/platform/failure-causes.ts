/** What PostgreSQL and its connections say when the database is away for a moment: the caller may try again. */
const awayCodes = new Set([
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '57014',
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
]);
const awayWords =
  /connection terminated|timeout exceeded when trying to connect|client has encountered a connection error|query read timeout|too many wait for a connection/i;

/** A full disk or a used-up share of one, as the system, PostgreSQL and the stores for files say it. */
const noRoomCodes = new Set([
  '53100',
  'ENOSPC',
  'EDQUOT',
  'InsufficientStorage',
  'QuotaExceeded',
  'XMinioStorageFull',
]);
const noRoomWords = /no space left on device|disk quota exceeded/i;

/** What first failed: Drizzle and the stores for files wrap what they were told. */
export function cause(error: Error): Error {
  return error.cause instanceof Error ? cause(error.cause) : error;
}

export function causeCode(error: Error): string {
  const root = cause(error);
  return 'code' in root && typeof root.code === 'string' ? root.code : '';
}

export function isAway(error: Error): boolean {
  return awayCodes.has(causeCode(error)) || awayWords.test(cause(error).message);
}

export function isNoRoom(error: Error): boolean {
  const root = cause(error);
  return noRoomCodes.has(causeCode(error)) || noRoomCodes.has(root.name) || noRoomWords.test(root.message);
}
