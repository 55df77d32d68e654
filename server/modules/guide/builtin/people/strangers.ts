import type { Line, Token } from '../words/line.ts';
import { isPlainWord } from '../words/plain.ts';
import { isKinName, kinWord } from './nicknames.ts';
import type { Named } from './read.ts';

/** What stands before somebody who is to do something, or to come. */
const roles =
  /(?:^|[\s|])(?:ask|tell|get|have|let|nudge|invite|assign|(?:task|chore|job|errand) for|(?:give|hand|assign|pass) (?:[\w']+ ){1,6}to|(?:swap|trade|change)(?: \w+){0,3} with) $/;
const nobody =
  /^(?:i|mairy|god|google|siri|alexa|mr|mrs|ms|dr|the|(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter)$/;

/** Names in the place of a person that nobody here goes by: the guide asks who is meant. */
export function strangersIn(
  line: Line,
  taken: (token: Token) => boolean,
  me: ReadonlySet<string>,
): readonly Named[] {
  return line.tokens
    .filter(
      (token) =>
        token.capital &&
        !token.first &&
        !taken(token) &&
        !me.has(token.word) &&
        token.word.length > 1 &&
        !isPlainWord(token.word) &&
        !isKinName(token.word) &&
        !kinWord.test(token.word) &&
        !nobody.test(token.word) &&
        roles.test(line.plain.slice(0, token.at)),
    )
    .map((token) => {
      const next = line.tokens[line.tokens.indexOf(token) + 1];
      const last = next?.capital === true && !next.first && !taken(next) ? next : token;
      return {
        from: token.at,
        to: last.at + last.word.length,
        who: { said: line.typed.slice(token.start, last.end), ids: [], guessed: true },
        owner: /['’]s?$/.test(last.raw),
      };
    })
    .filter(({ owner }) => !owner);
}
