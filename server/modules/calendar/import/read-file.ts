import { Refusal } from '@kinsong/contract/common/errors.ts';
import { second } from '@kinsong/contract/common/time.ts';
import { Worker } from 'node:worker_threads';
import { ConcurrencyLimit } from '../../../platform/concurrency-limit.ts';
import type { House } from '../../../platform/house.ts';
import { perHouse } from '../../../platform/per-house.ts';
import type { ReadCalendar } from '../ics/read-calendar.ts';
import type { ReadEvent } from '../ics/read-event.ts';
import type { Told, ToRead } from './reading-answer.ts';

const program = new URL('main.ts', import.meta.url);

/** A file of 10 MB takes some seconds; what takes longer wants our time. */
const patience = 60 * second;
/** What a thread may take of memory, in MB; one that wants more ends, and the house does not. */
const resourceLimits = { maxOldGenerationSizeMb: 384 };

const oneByOne = perHouse(() => new ConcurrencyLimit(1, 20));

/** Reads an .ics file in a thread of its own, one file at a time. */
export function readFile(house: House, bytes: Uint8Array, here: string): Promise<ReadCalendar> {
  return oneByOne(house).pass(() => read({ bytes, here }));
}

function read(toRead: ToRead): Promise<ReadCalendar> {
  const { promise, resolve, reject } = Promise.withResolvers<ReadCalendar>();
  // Nothing of the house is handed over: no setting, no secret.
  const thread = new Worker(program, { workerData: toRead, env: {}, resourceLimits });
  const events: ReadEvent[] = [];
  // Whatever became of the thread became of it by this file.
  const fails = (): void => reject(new Refusal('calendar.kind'));
  const late = setTimeout(fails, patience);
  thread
    .on('message', (told: Told) => {
      if ('events' in told) events.push(...told.events);
      else if ('refused' in told) reject(refusalOf(told));
      else resolve({ events, ...told });
    })
    .on('error', fails)
    .on('exit', fails);
  return promise.finally(() => {
    clearTimeout(late);
    void thread.terminate();
  });
}

function refusalOf({ refused, where }: Extract<Told, { refused: unknown }>): Refusal {
  return new Refusal(refused, where && { file: `Line ${where.line}: ${where.reason}` });
}
