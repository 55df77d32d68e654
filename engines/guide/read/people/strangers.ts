import type { Line, Token } from '../words/line.ts';
import { isPlainWord } from '../words/plain.ts';
import { overlaps } from '../words/mask.ts';
import { nobody, relative, roles } from './calls.words.ts';
import { isKinName, kinWord } from './nicknames.ts';
import type { Named } from './read.ts';

type Says = (token: Token) => boolean;

/** Somebody of whom no id is known, with the second name that follows: "Sabine Moor", "my sister Ines". */
function unknown(line: Line, first: Token, last: Token, taken: Says): Named {
  const next = line.tokens[line.tokens.indexOf(last) + 1];
  const owns = /['’]s?$/.test(last.raw);
  const end = !owns && next?.capital === true && !next.first && !taken(next) ? next : last;
  const said = line.typed.slice(first.start, end.end).replace(/['’]s?$/, '');
  const owner = /['’]s?$/.test(end.raw);
  return { from: first.at, to: end.at + end.word.length, who: { said, ids: [], guessed: true }, owner };
}

/** Names in the place of a person that nobody here goes by: the guide asks who is meant. */
export const strangersIn = (line: Line, taken: Says, me: ReadonlySet<string>): readonly Named[] =>
  line.tokens
    .filter((token) => token.capital && !token.first && !taken(token) && !me.has(token.word))
    .filter(({ word }) => word.length > 1 && !isPlainWord(word) && !isKinName(word))
    .filter(
      ({ word, at }) => !kinWord.test(word) && !nobody.test(word) && roles.test(line.plain.slice(0, at)),
    )
    .map((token) => unknown(line, token, token, taken))
    .filter(({ owner }) => !owner);

/** Relatives that are named and by whom nobody here is known: "my mother", "the kids", "my sister Ines", "Oma". */
export function kinIn(line: Line, people: readonly Named[], taken: Says): readonly Named[] {
  return [...line.plain.matchAll(relative)].flatMap(({ index, 0: said }): readonly Named[] => {
    const inside = line.tokens.filter(({ at }) => at >= index && at < index + said.length);
    const [first, last] = [inside[0], inside.at(-1)];
    if (first === undefined || last === undefined || inside.some(taken)) return [];
    const found = unknown(line, first, last, taken);
    // "My sister Anna" is Anna, whoever is known by that name.
    return people.some((known) => overlaps(known, found)) ? [] : [found];
  });
}
