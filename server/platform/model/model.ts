import { createHash } from 'node:crypto';
import type { Ask, Part } from './exchange-types.ts';
import { ModelFailure } from './failure.ts';
import { speak } from './ask-model.ts';
import type { ModelSettings } from './settings.ts';
import { withPatience } from './answer-timeouts.ts';

export interface Model {
  /** Who is asked; another mark is another provider, another address or another model. */
  readonly provider: { readonly mark: string; readonly host: string; readonly model: string };
  readonly settings: ModelSettings;
  /** Its words as they come, and last of all an end. A failure is thrown as a ModelFailure. */
  stream(ask: Ask, until?: AbortSignal): AsyncGenerator<Part>;
}

const backoff = [400, 1500];
const longestWait = 5000;

/** A language model behind an endpoint; null where none is set. Nothing is loaded before it is asked the first time. */
export function makeModel(settings: ModelSettings | null): Model | null {
  if (settings === null) return null;
  const { kind, url, model } = settings;
  const mark = createHash('sha256').update(`${kind} ${url} ${model}`).digest('base64url').slice(0, 16);
  return {
    provider: { mark, host: new URL(url).host, model },
    settings,
    stream: (ask, until) => persistently(settings, ask, until),
  };
}

/** What may pass (too many at once, away for a moment) is tried again, but never after the first word. */
async function* persistently(settings: ModelSettings, ask: Ask, until?: AbortSignal): AsyncGenerator<Part> {
  const ends = Date.now() + settings.patience.whole;
  for (let tries = 0; ; tries++) {
    let begun = false;
    try {
      for await (const part of withPatience({ ...settings.patience, ends, until }, (signal) =>
        speak(settings, ask, signal),
      )) {
        begun = true;
        yield part;
      }
      return;
    } catch (error) {
      const pause = backoff[tries];
      if (begun || pause === undefined || !(error instanceof ModelFailure) || !error.passing) throw error;
      const wait = Math.min(Math.max(pause, error.wait ?? 0), longestWait);
      if (Date.now() + wait >= ends || until?.aborted === true) throw error;
      await new Promise((resolve) => {
        setTimeout(resolve, wait);
      });
    }
  }
}
