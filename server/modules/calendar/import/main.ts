import { setTimeout as wait } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { BrokenCalendar, NoCalendar } from '../ics/blocks.ts';
import { readCalendar, TooMany } from '../ics/read-calendar.ts';
import type { Told, ToRead } from './reading-answer.ts';

/**
 * A thread of its own that reads one .ics file and ends: a large calendar takes seconds, in which the house would answer
 * nobody else.
 */
const { bytes, here } = workerData as ToRead;
/** Few enough at a time, and never all in one turn, so that whoever takes them is not held up. */
const atOnce = 200;
const pause = 4;

const tell = (told: Told): void => parentPort?.postMessage(told);

function decode(): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

async function read(): Promise<Told> {
  const text = decode();
  if (text === null) return { refused: 'text.encoding' };
  try {
    const { events, leftOut, unknownZones } = readCalendar(text, here);
    for (let from = 0; from < events.length; from += atOnce) {
      tell({ events: events.slice(from, from + atOnce) });
      await wait(pause);
    }
    return { leftOut, unknownZones };
  } catch (error) {
    if (error instanceof NoCalendar) return { refused: 'calendar.kind' };
    if (error instanceof TooMany) return { refused: 'calendar.many' };
    if (!(error instanceof BrokenCalendar)) throw error;
    return { refused: 'calendar.broken', where: { line: error.line, reason: error.message } };
  }
}

tell(await read());
