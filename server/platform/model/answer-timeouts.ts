import { ModelFailure } from './failure.ts';
import type { Part } from './exchange-types.ts';
import type { Patience } from './settings.ts';

export interface Limits extends Pick<Patience, 'first' | 'between'> {
  /** The moment at which all of it is over. */
  readonly ends: number;
  /** The house closes: nobody waits any more. */
  readonly until: AbortSignal | undefined;
}

/** Passes parts on, and gives up when the next one does not come in time; then the call itself is ended too. */
export async function* withPatience(
  { first, between, ends, until }: Limits,
  begin: (signal: AbortSignal) => AsyncGenerator<Part>,
): AsyncGenerator<Part> {
  const aborting = new AbortController();
  const parts = begin(aborting.signal);
  let wait = first;
  try {
    for (;;) {
      const next = await inTime(parts.next(), Math.min(wait, ends - Date.now()), until);
      if (next.done === true) return;
      yield next.value;
      wait = between;
    }
  } finally {
    aborting.abort();
    // Its own end is nobody's concern any more.
    void parts.return(undefined).catch(() => undefined);
  }
}

async function inTime<T>(promise: Promise<T>, wait: number, until: AbortSignal | undefined): Promise<T> {
  promise.catch(() => undefined);
  const { promise: over, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => reject(new ModelFailure('slow', 'the provider did not speak in time')),
    Math.max(wait, 0),
  );
  const close = (): void => reject(new ModelFailure('slow', 'the house closes'));
  if (until?.aborted === true) close();
  until?.addEventListener('abort', close, { once: true });
  try {
    return await Promise.race([promise, over]);
  } finally {
    clearTimeout(timer);
    until?.removeEventListener('abort', close);
  }
}
