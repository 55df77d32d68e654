import { errors, Refusal, type ErrorCode } from '@kinsong/contract/common/errors.ts';
import { headers, takeAhead } from './prefetched.ts';

/** The house could not be reached, or what came back was not from the house. */
export class NoAnswer extends Error {
  constructor() {
    super('No answer from the house');
    this.name = 'NoAnswer';
  }
}

/** A refusal that came over the wire. */
export class Refused extends Refusal {
  /** After how many milliseconds the house wants to be asked again, where it says so. */
  readonly retryAfter: number | undefined;
  /** The status of an answer without words of the house, by a gate before it: then the code is a guess. */
  readonly wordless: number | undefined;

  constructor(code: ErrorCode, fields?: Record<string, string>, retryAfter?: number, wordless?: number) {
    super(code, fields);
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

/**
 * Asks the house and answers its JSON as it came. Free of schemas, so that the light shell can use it;
 * the app's shell checks what it gets in `api.ts`.
 */
export async function send({ method, address, body, signal }: Ask): Promise<unknown> {
  const late = AbortSignal.timeout(patience);
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
  const { code, fields } = isRecord(answer) ? answer : {};
  const seconds = Number(after ?? Number.NaN);
  const retryAfter = Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : undefined;
  if (typeof code === 'string' && code in errors) {
    return new Refused(code as ErrorCode, isTexts(fields) ? fields : undefined, retryAfter);
  }
  // A gate before the house (or a house that is just starting) speaks without our codes.
  if (status === 429) return new Refused('rate.limited', undefined, retryAfter);
  if (status === 503) return new Refused('house.full', undefined, retryAfter);
  if (status >= 500) return new NoAnswer();
  const guess = status === 401 ? 'auth.needed' : 'input.wrong';
  return new Refused(guess, undefined, undefined, status);
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isTexts = (value: unknown): value is Record<string, string> =>
  isRecord(value) && Object.values(value).every((text) => typeof text === 'string');
