import { beginUpload, bringPiece, pieceBytes, uploadState } from '@kinsong/contract/files/files.ts';
import { ask } from '../../../platform/api/api.ts';
import { Refused } from '../../../platform/api/http-request.ts';
import { backoff } from '../../../platform/live/backoff.ts';
import type { KeptUpload } from './uploads.data.ts';

export interface Journey {
  /** Given up: the file shall not come. */
  readonly signal: AbortSignal;
  /** The connection is new: do not wait for what hangs on the old one. */
  onAgain(act: () => void): () => void;
  /** So much of it has arrived. */
  arrived(received: number): void;
  /** There is no way to the house just now. */
  held(): void;
}

/** What comes: with a message, and seen with it only, or for itself. */
export type Brought = Pick<KeptUpload, 'id' | 'space_id' | 'name' | 'size' | 'voice' | 'waves'> & {
  readonly with_message: boolean;
};

/** Answers that say "not now" rather than "no". */
const passing: ReadonlySet<string> = new Set(['auth.needed', 'rate.limited', 'house.full', 'file.gap']);
/** The house looks at what has arrived: so long until it is asked whether it is done. */
const lookAgain = 400;

/** Brings a file piece by piece, and goes on after every gap from where the house says. Ends when the house keeps it. */
export async function bringFile(upload: Brought, file: Blob, journey: Journey): Promise<void> {
  const { signal } = journey;
  for (let tries = 0; ; tries += 1) {
    const again = new AbortController();
    const forget = journey.onAgain(() => again.abort());
    const line = AbortSignal.any([signal, again.signal]);
    try {
      let at = await ask(beginUpload, entry(upload), { signal: line });
      while (!at.done) {
        journey.arrived(at.received);
        if (at.received < upload.size) {
          const piece = file.slice(at.received, at.received + pieceBytes);
          const question = { params: { file_id: upload.id }, query: { offset: at.received }, body: piece };
          at = await ask(bringPiece, question, { signal: line });
        } else {
          await pause(lookAgain, line);
          at = await ask(uploadState, { params: { file_id: upload.id } }, { signal: line });
        }
        tries = 0;
      }
      journey.arrived(upload.size);
      return;
    } catch (failure) {
      if (signal.aborted) throw failure;
      if (again.signal.aborted) continue;
      if (failure instanceof Refused && !isPassing(failure)) throw failure;
      journey.held();
      const asked = failure instanceof Refused ? failure.retryAfter : undefined;
      await pause(asked ?? backoff(tries), line).catch(() => {
        if (signal.aborted) throw failure;
      });
    } finally {
      forget();
    }
  }
}

const isPassing = ({ code, status }: Refused): boolean => passing.has(code) || status >= 500;

const entry = ({ space_id, waves, id, name, size, voice, with_message }: Brought) => ({
  params: { space_id },
  body: { id, name, size, voice, waves: waves === null ? null : [...waves], with_message },
});

function pause(time: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason as Error);
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, time);
    signal.addEventListener('abort', stop, { once: true });
  });
}
