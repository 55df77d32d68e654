import { readdir, readFile } from 'node:fs/promises';
import type { AlarmLesson } from '@kinsong/engines/guide/danger/learn-alarm.ts';
import { type Lesson, lessonsOf } from '@kinsong/engines/guide/ear/lessons.ts';
import { learnedActs } from '@kinsong/engines/guide/frames/acts.ts';

const folder = new URL('../../../../engines/guide/lessons/', import.meta.url);
const written = (file: string): Promise<string> => readFile(new URL(file, folder), 'utf8');

/** All the guide's ear can learn: a file for each act. */
export async function readLessons(): Promise<readonly Lesson[]> {
  const lessons = learnedActs.map(async (act) => lessonsOf(act, await written(`${act}.txt`)));
  return (await Promise.all(lessons)).flat();
}

/** All its alarm can learn: what people in danger say, and everyday words, many of which only sound so. */
export async function readAlarmLessons(): Promise<readonly AlarmLesson[]> {
  const own = (await readdir(new URL('danger/', folder))).toSorted().map(async (name) => {
    const danger = !name.startsWith('everyday');
    return linesOf(await written(`danger/${name}`)).map((said) => ({ said, danger }));
  });
  const acts = learnedActs.map(async (act) =>
    linesOf(await written(`${act}.txt`)).map((line) => ({ said: unmasked(line), danger: act === 'danger' })),
  );
  return (await Promise.all([...own, ...acts])).flat();
}

const linesOf = (text: string): readonly string[] => text.trim().split('\n');
const named: Readonly<Record<string, string>> = { P: 'Anna', D: 'tomorrow', S: 'the choir' };
const unmasked = (line: string): string => line.replaceAll(/\b[PDS]\b/g, (letter) => named[letter] ?? letter);
