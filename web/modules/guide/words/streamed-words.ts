import type { Piece } from '../../../platform/live/signals.ts';

/** What is known of an answer: the words the message holds, or further ones that came over the live line. */
export function spoken(held: string, piece: Piece): string {
  if (piece.from > held.length) return held;
  const further = held.slice(0, piece.from) + piece.text;
  return further.length > held.length ? further : held;
}

/** Something between what the message holds and the newest piece was not heard. */
export const hasGap = (held: string, piece: Piece): boolean => piece.text !== '' && piece.from > held.length;

export interface Chapter {
  readonly number: string;
  readonly title: string;
}

/** A chapter of the tale begins with a line of its own. */
export function chapterOf(part: string | undefined): Chapter | undefined {
  const [, number, title] = /^(Chapter \d+)\. (.+)$/.exec(part ?? '') ?? [];
  return number === undefined || title === undefined ? undefined : { number, title };
}

/** The parts of a text that an empty line sets apart. */
export const paragraphs = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** A stretch of lines within a part: words, or the points of a list. */
export interface Stretch {
  readonly isList: boolean;
  readonly lines: readonly string[];
}

const point = /^\s*[•*-]\s+/;

/** What is listed line by line is set as a list, so that a long point hangs together. */
export function stretches(part: string): Stretch[] {
  const all: { isList: boolean; lines: string[] }[] = [];
  for (const line of part.split('\n')) {
    const isList = point.test(line);
    const last = all.at(-1);
    const bare = isList ? line.replace(point, '') : line;
    if (last?.isList === isList) last.lines.push(bare);
    else all.push({ isList, lines: [bare] });
  }
  return all;
}
