import type { Line } from './words/line.ts';
import type { Place } from './world.ts';

export interface SpaceNamed {
  from: number;
  to: number;
  id: string;
}

const plainly = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}']+/u)
    .filter(Boolean)
    .join(' ')
    .replaceAll("'s", '');

/** The spaces called by their name, with or without its article. */
export function spacesNamed(line: Line, spaces: readonly Place[]): readonly SpaceNamed[] {
  const found: SpaceNamed[] = [];
  for (const { id, name } of spaces) {
    const full = plainly(name);
    const bare = full.replace(/^(?:the|our|my) /, '');
    const at = [full, bare].map((words) => (words.length < 5 ? -1 : ` ${line.plain} `.indexOf(` ${words} `)));
    const which = at.findIndex((place) => place >= 0);
    const from = at[which];
    if (from === undefined || from < 0) continue;
    found.push({ from, to: from + (which === 0 ? full : bare).length, id });
  }
  return found;
}
