/** Why a model did not answer. A person reads the catalogue's text; this is for the log and for trying again. */
export type FailureReason = 'key' | 'budget' | 'refused' | 'busy' | 'away' | 'slow' | 'nonsense' | 'empty';

export class ModelFailure extends Error {
  override readonly name = 'ModelFailure';
  readonly reason: FailureReason;
  /** How long the provider asks to wait, in milliseconds. */
  readonly wait: number | null;

  constructor(reason: FailureReason, message: string, wait: number | null = null) {
    super(message);
    this.reason = reason;
    this.wait = wait;
  }

  /** Worth another try, as long as not a word has come. */
  get passing(): boolean {
    return this.reason === 'busy' || this.reason === 'away';
  }
}

interface Refused {
  readonly statusCode?: unknown;
  readonly responseHeaders?: Readonly<Record<string, string>>;
  readonly responseBody?: unknown;
}

/** Never with the provider's own words: they may repeat what it was told, or the key. */
export function failureOf(error: unknown): ModelFailure {
  if (error instanceof ModelFailure) return error;
  const { statusCode, responseHeaders, responseBody } = (error ?? {}) as Refused;
  if (typeof statusCode === 'number') {
    const name = `the provider answered ${statusCode}`;
    if (statusCode === 401 || statusCode === 403) return new ModelFailure('key', name);
    const spent =
      statusCode === 402 || /insufficient_quota|billing|credit balance/i.test(String(responseBody));
    if (spent) return new ModelFailure('budget', name);
    if (statusCode === 429 || statusCode === 529)
      return new ModelFailure('busy', name, waitOf(responseHeaders));
    if (statusCode < 300) return brokenOff(error);
    return new ModelFailure(statusCode >= 500 ? 'away' : 'refused', name);
  }
  return brokenOff(error);
}

/** The line failed, or what came by it is no answer: only the first may be better in a moment. */
function brokenOff(error: unknown): ModelFailure {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ('code' in at || /^(fetch failed|terminated)$/.test(at.message))
      return new ModelFailure('away', 'the provider could not be reached, or hung up');
  }
  return new ModelFailure('nonsense', 'the provider answered nonsense');
}

function waitOf(headers: Refused['responseHeaders']): number | null {
  const seconds = Number(headers?.['retry-after']);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : null;
}
