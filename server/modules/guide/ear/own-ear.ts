import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { alarmed } from '@kinsong/engines/guide/danger/alarm.ts';
import { type Ear, hearing } from '@kinsong/engines/guide/ear/ear.ts';
import { readAlarmLessons, readLessons } from './read-lessons.ts';
import { alarmBook, alarmBookOf, bookOf, schoolbook } from './schoolbook.ts';

let own: Promise<Ear> | null = null;

/** The guide's own ear: it went to school when the house was built; where nobody built it, it goes when first asked. */
export const ownEar = (): Promise<Ear> => (own ??= taught());

async function taught(): Promise<Ear> {
  const ear = hearing(await book(schoolbook, async () => bookOf(await readLessons())));
  const alarm = alarmed(await book(alarmBook, async () => alarmBookOf(await readAlarmLessons())));
  return Object.assign(ear, { alarm });
}

const book = (shelved: URL, learned: () => Promise<Uint8Array>): Promise<Uint8Array> =>
  existsSync(shelved) ? readFile(shelved) : learned();
