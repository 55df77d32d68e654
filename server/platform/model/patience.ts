import { ModelFailure } from './failure.ts';
import type { Part } from './model.ts';
import type { Patience } from './settings.ts';

/** Passes parts on, and gives up when the next one does not come in time; then the call itself is ended too. */
export async function* withPatience(
  { first, between }: Patience,
  ends: number,
  begin: (signal: AbortSignal) => AsyncGenerator<Part>,
): AsyncGenerator<Part> {
  const aborting = new AbortController();
  const parts = begin(aborting.signal);
  let wait = first;
  try {
    for (;;) {
      const next = await inTime(parts.next(), Math.min(wait, ends - Date.now()));
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

async function inTime<T>(promise: Promise<T>, wait: number): Promise<T> {
  promise.catch(() => undefined);
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new ModelFailure('slow', 'the provider did not speak in time')),
      Math.max(wait, 0),
    );
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
