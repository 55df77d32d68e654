import { smallLetters } from './words/letters.ts';
import type { Line } from './words/line.ts';
import type { Place } from '../talk/world.ts';

export interface SpaceNamed {
  from: number;
  to: number;
  id: string;
}

/** As a line reads it: "oma week" of Oma’s Week, and "omas week" as it is typed in haste. */
function plainly(name: string): readonly string[] {
  const words = smallLetters(name)
    .replaceAll('’', "'")
    .split(/[^\p{L}\p{N}']+/u)
    .filter(Boolean)
    .join(' ');
  return [words, words.replaceAll("'s", ''), words.replaceAll("'", '')];
}

/** The spaces called by their name, with or without its article. */
export function spacesNamed(line: Line, spaces: readonly Place[]): readonly SpaceNamed[] {
  return spaces.flatMap(({ id, name }) => {
    const all = plainly(name);
    const bare = all.map((words) => words.replace(/^(?:the|our|my) /, ''));
    for (const words of [...all, ...bare]) {
      const from = words.length < 5 ? -1 : ` ${line.plain} `.indexOf(` ${words} `);
      if (from >= 0) return [{ from, to: from + words.length, id }];
    }
    return [];
  });
}
