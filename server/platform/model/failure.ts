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

/** What the provider refused with a status. Never with its own words: they may repeat what it was told, or the key. */
export function refusalOf(
  status: number,
  headers: Readonly<Record<string, string | readonly string[] | undefined>>,
  body: string,
): ModelFailure {
  const name = `the provider answered ${status}`;
  if (status === 401 || status === 403) return new ModelFailure('key', name);
  if (status === 402 || isSpent(body)) return new ModelFailure('budget', name);
  if (status === 429 || status === 529) return new ModelFailure('busy', name, waitOf(headers['retry-after']));
  return new ModelFailure(status >= 500 ? 'away' : 'refused', name);
}

const isSpent = (words: string): boolean => /insufficient_quota|billing|credit balance/i.test(words);

/** Some begin to answer and send an error in the stream instead of the rest. */
export function failureSpokenOf(error: unknown): ModelFailure {
  const { type, code } = (typeof error === 'object' && error !== null ? error : {}) as Record<
    string,
    unknown
  >;
  const status = Number(code);
  if (isSpent(`${String(type)} ${String(code)}`)) return new ModelFailure('budget', 'the provider broke off');
  if (type === 'overloaded_error' || type === 'rate_limit_error' || status === 429 || status === 529)
    return new ModelFailure('busy', 'the provider broke off, being too busy');
  if (type === 'api_error' || type === 'server_error' || status >= 500)
    return new ModelFailure('away', 'the provider broke off with an error');
  return new ModelFailure('nonsense', 'the provider broke off');
}

/** The line failed, or what came by it is no answer: only the first may be better in a moment. */
export function failureOf(error: unknown): ModelFailure {
  if (error instanceof ModelFailure) return error;
  if (error instanceof Error && 'code' in error)
    return new ModelFailure('away', 'the provider could not be reached, or hung up');
  return new ModelFailure('nonsense', 'the provider answered nonsense');
}

function waitOf(header: string | readonly string[] | undefined): number | null {
  const seconds = Number(header ?? '');
  return header !== undefined && Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : null;
}
