import { readFile } from 'node:fs/promises';
import { intents } from '../understanding.ts';
import type { Intent } from '../understanding.ts';
import { readLine } from '../words/line.ts';

/** One sentence to learn from, with its names and days masked, and what whoever says it wants. */
export interface Lesson {
  mask: string;
  intent: Intent;
}

const folder = new URL('../lessons/', import.meta.url);
const letters: ReadonlySet<string> = new Set(['p', 'd', 's']);

/** The sentences in lessons/: a file for each intent, a sentence a line; P, D and S stand for a person, a day, a space. */
export async function readLessons(): Promise<readonly Lesson[]> {
  const files = await Promise.all(
    intents.map(async (intent) => ({
      intent,
      text: await readFile(new URL(`${intent}.txt`, folder), 'utf8'),
    })),
  );
  return files.flatMap(({ intent, text }) =>
    text
      .trimEnd()
      .split('\n')
      .map((sentence) => ({ mask: lessonMask(sentence), intent })),
  );
}

export function lessonMask(sentence: string): string {
  const { plain, tokens } = readLine(sentence, letters, asWritten);
  return tokens
    .filter(({ raw }) => placeholder.test(raw))
    .reduce((mask, { raw, at }) => mask.slice(0, at) + raw.slice(0, 1) + mask.slice(at + 1), plain);
}

/** Lessons have their slips on purpose. */
const asWritten = (): null => null;
const placeholder = /^[PDS](?:['’]s)?$/;
