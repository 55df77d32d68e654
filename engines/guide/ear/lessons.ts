import type { Act } from '../frames/acts.ts';
import { readLine } from '../read/words/line.ts';

/** One sentence to learn from, with its names and days masked, and what whoever says it wants. */
export interface Lesson {
  readonly mask: string;
  readonly act: Act;
}

const letters: ReadonlySet<string> = new Set(['p', 'd', 's']);

/** The lessons of an act as they are written down: a sentence a line; P, D and S stand for a person, a day, a space. */
export const lessonsOf = (act: Act, written: string): readonly Lesson[] =>
  written
    .trimEnd()
    .split('\n')
    .map((sentence) => ({ mask: maskOf(sentence), act }));

function maskOf(sentence: string): string {
  const { plain, tokens } = readLine(sentence, letters, asWritten);
  return tokens
    .filter(({ raw }) => placeholder.test(raw))
    .reduce((mask, { raw, at }) => mask.slice(0, at) + raw.slice(0, 1) + mask.slice(at + 1), plain);
}

/** Lessons have their slips on purpose. */
const asWritten = (): null => null;
const placeholder = /^[PDS](?:['’]s)?$/;
