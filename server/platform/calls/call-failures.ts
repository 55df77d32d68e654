import type { Call } from '@kinsong/contract/common/call.ts';
import type { ErrorAnswer } from '@kinsong/contract/common/error-answer.ts';
import { errors, Refusal, type ErrorCode } from '@kinsong/contract/common/errors.ts';
import { causeCode, isAway, isNoRoom } from '../failure-causes.ts';
import type { Logger } from '../log.ts';
import type { DiskSpace } from '../disk-space.ts';
import { refusalsOf } from './possible-refusals.ts';

/** A text with a NUL byte or half a surrogate pair: not storable, and the sender's mistake. */
const unstorableCodes = new Set(['22021', '22P05', '22P02']);

/** Somebody called too often, and may again after so many seconds. */
export class TooOften extends Refusal {
  readonly seconds: number;

  constructor(seconds: number) {
    super('rate.limited');
    this.seconds = seconds;
  }
}

/** A call that failed; none is known where nobody answers at an address. */
export interface Failed {
  readonly error: Error & { readonly statusCode?: number | undefined };
  readonly call: Call | undefined;
  readonly id: string;
  readonly log: Pick<Logger, 'error'>;
}

/** What whoever made it is told. */
export interface Told {
  readonly status: number;
  /** After how many seconds to ask again. */
  readonly retryAfter: number | undefined;
  readonly answer: ErrorAnswer & { readonly code: ErrorCode };
}

export type Tell = (failed: Failed) => Told;

/** Tells what failed in the catalogue's words; what is not in the catalogue is our fault and is logged. */
export function tellFailures(disk: DiskSpace, check: boolean): Tell {
  return ({ error, call, id, log }) => {
    if (isNoRoom(error)) disk.noteRefusal();
    const meant = codeOf(error, disk);
    const complaint = check ? undeclared(meant, call) : null;
    const code = complaint === null ? meant : 'house.broken';
    const { status, text } = errors[code];
    if (status >= 500 && call?.unlogged !== true) log.error({ err: error }, 'a call failed');
    const fields = error instanceof Refusal ? error.fields : undefined;
    return {
      status,
      retryAfter: error instanceof TooOften ? error.seconds : retryAfter(code),
      answer: {
        detail: complaint ?? text,
        code,
        request_id: id,
        ...(fields === undefined ? {} : { fields }),
      },
    };
  };
}

/** Most of what is in the way is over in a moment, a full disk is not. */
function retryAfter(code: ErrorCode): number | undefined {
  if (errors[code].status !== 503) return undefined;
  return code === 'house.room' ? 15 : 2;
}

/** In tests a call answers what it says that it may, or breaks: what programs are told about calls stays true. */
function undeclared(code: ErrorCode, call: Call | undefined): string | null {
  if (call === undefined || refusalsOf(call).has(code)) return null;
  return `${call.name} answered ${code}, which it does not declare`;
}

function codeOf(error: Failed['error'], disk: DiskSpace): ErrorCode {
  if (error instanceof Refusal) return error.code;
  if (isNoRoom(error)) return 'house.room';
  // A database that ended because its disk is full does not say so itself any more.
  if (isAway(error)) return disk.isLacking() ? 'house.room' : 'house.full';
  if (unstorableCodes.has(causeCode(error))) return 'input.wrong';
  const { statusCode = 500 } = error;
  if (statusCode === 413) return 'input.large';
  if (statusCode === 503) return 'house.full';
  return statusCode >= 400 && statusCode < 500 ? 'input.wrong' : 'house.broken';
}
