import type { Mention } from './message-parts.ts';

export const mostMentions = 50;

/** Somebody who can be named here. */
export interface Nameable {
  readonly person_id: string;
  readonly name: string;
}

/**
 * Who is named in a text, and where: '@' and somebody's whole name, the longest that fits. Of two with the same name the
 * one who was `meant` counts.
 */
export function mentionsIn(
  text: string,
  people: readonly Nameable[],
  meant: ReadonlySet<string> = new Set(),
): Mention[] {
  const inOrder = people
    .filter(({ name }) => name !== '')
    .toSorted(
      (a, b) =>
        b.name.length - a.name.length || Number(meant.has(b.person_id)) - Number(meant.has(a.person_id)),
    );
  const found: Mention[] = [];
  for (let at = text.indexOf('@'); at !== -1; at = text.indexOf('@', at + 1)) {
    if (isLetter(text.charAt(at - 1))) continue;
    const named = inOrder.find(({ name }) => {
      const end = at + 1 + name.length;
      return isSame(text.slice(at + 1, end), name) && !isLetter(text.charAt(end));
    });
    if (named === undefined) continue;
    found.push({ person_id: named.person_id, at, length: named.name.length + 1 });
    if (found.length === mostMentions) break;
  }
  return found;
}

/** Each stands at an '@' within the text, and none in another: what a client says is looked at. */
export function areWithin(mentions: readonly Mention[], text: string): boolean {
  let end = 0;
  return mentions.every(({ at, length }) => {
    const fits = at >= end && at + length <= text.length && text[at] === '@';
    end = at + length;
    return fits;
  });
}

const isLetter = (sign: string): boolean => /[\p{L}\p{N}]/u.test(sign);
const isSame = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();
