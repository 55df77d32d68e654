import { doorErrors } from '@kinsong/contract/common/door-errors.ts';
import type { ErrorCode } from '@kinsong/contract/common/errors.ts';
import { WordedRefusal } from '@kinsong/contract/common/worded-refusal.ts';
import { headers, takeAhead } from './prefetched.ts';

/** The house could not be reached, or what came back was not from the house. */
export class NoAnswer extends Error {
  constructor() {
    super('No answer from the house');
    this.name = 'NoAnswer';
  }
}

interface Further {
  readonly fields?: Record<string, string> | undefined;
  /** After how many milliseconds the house wants to be asked again, where it says so. */
  readonly retryAfter?: number | undefined;
  /** The status of an answer without words of the house, by a gate before it: then the code is a guess. */
  readonly wordless?: number;
}

/** A refusal that came over the wire, in the words of the house. */
export class Refused extends WordedRefusal {
  declare readonly code: ErrorCode;
  readonly status: number;
  readonly retryAfter: number | undefined;
  readonly wordless: number | undefined;

  constructor(code: ErrorCode, text: string, status: number, { fields, retryAfter, wordless }: Further = {}) {
    super(code, text, fields);
    this.status = status;
    this.retryAfter = retryAfter;
    this.wordless = wordless;
  }
}

export interface Ask {
  method: string;
  address: string;
  /** A file goes as it is, anything else as JSON. */
  body?: unknown;
  signal?: AbortSignal | undefined;
}

/** How long an answer may take before the house counts as not reached. */
export const patience = 30_000;
/** A file may come by a slow line: at least so many bytes each millisecond. */
const slowest = 4;

/**
 * Asks the house and answers its JSON as it came. Free of schemas, so that the light shell can use it;
 * the app's shell checks what it gets in `api.ts`.
 */
export async function send({ method, address, body, signal }: Ask): Promise<unknown> {
  const late = AbortSignal.timeout(body instanceof Blob ? patience + body.size / slowest : patience);
  let response: Response;
  let text: string;
  try {
    const ahead = await takeAhead(method, address);
    response =
      ahead ??
      (await fetch(address, {
        method,
        credentials: 'same-origin',
        cache: 'no-store',
        headers: {
          ...headers,
          ...(body !== undefined && !(body instanceof Blob) && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: body instanceof Blob ? body : JSON.stringify(body) }),
        signal: signal === undefined ? late : AbortSignal.any([late, signal]),
      }));
    text = await response.text();
  } catch (failure) {
    if (signal?.aborted) throw failure;
    throw new NoAnswer();
  }
  const answer = read(text);
  if (!response.ok) throw refusalOf(response.status, response.headers.get('retry-after'), answer);
  if (answer === undefined && text !== '') throw new NoAnswer();
  return answer;
}

/** Undefined for what is no JSON: the page of a gate before the house. */
function read(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What a status means with what came beside it, whatever carried them. */
export function refusalOf(
  status: number,
  after: string | number | null | undefined,
  answer: unknown,
): Refused | NoAnswer {
  const { code, detail, fields } = isRecord(answer) ? answer : {};
  const seconds = Number(after ?? Number.NaN);
  const retryAfter = Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : undefined;
  if (typeof code === 'string' && typeof detail === 'string') {
    return new Refused(code as ErrorCode, detail, status, {
      fields: isTexts(fields) ? fields : undefined,
      retryAfter,
    });
  }
  // A gate before the house (or a house that is just starting) speaks without our codes.
  if (status === 429) return guessed('rate.limited', { retryAfter });
  if (status === 503) return guessed('house.full', { retryAfter });
  if (status >= 500) return new NoAnswer();
  return guessed(status === 401 ? 'auth.needed' : 'input.wrong', { wordless: status });
}

const guessed = (code: keyof typeof doorErrors, further: Further): Refused =>
  new Refused(code, doorErrors[code].text, doorErrors[code].status, further);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isTexts = (value: unknown): value is Record<string, string> =>
  isRecord(value) && Object.values(value).every((text) => typeof text === 'string');
