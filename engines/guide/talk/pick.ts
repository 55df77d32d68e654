import { isAll, picked } from './choosing.ts';
import type { Proposal } from './proposal.ts';
import { among, opening, short } from './short.ts';
import { kindWords, refusingWords, sparingWords } from './short.words.ts';
import { ofCard } from './subjects.ts';
import type { World } from './world.ts';

export interface Pick {
  readonly answer: 'yes' | 'no';
  readonly meant: readonly Proposal[];
}

const [refuses, spares, onlySaid] = [opening(refusingWords), opening(sparingWords), among(['only', 'just'])];
/** Of each something else is said. */
const answersWithin = among(['yes', 'no', 'not', 'without']);
const longest = 8;

/** The cards that are meant by their place or their words, and whether they are wanted. */
export function pickOf(text: string, cards: readonly Proposal[], world: World): Pick | null {
  const { kind, rest, words } = short(text);
  if (words > longest || cards.length === 0) return null;
  const titles = cards.map((card) => ofCard(card, world).title);
  const chosen = (said: string): readonly Proposal[] =>
    picked(said, titles).flatMap((index) => cards[index] ?? []);
  if (spares.test(rest)) {
    const left = chosen(rest.replace(spares, ''));
    return left.length === 0 || left.length === cards.length
      ? null
      : { answer: 'yes', meant: cards.filter((card) => !left.includes(card)) };
  }
  const only = onlySaid.test(rest);
  const refused = (kind === 'no' || refuses.test(rest)) && !only;
  const kinds = cards.filter(({ act }) =>
    kindWords.some(([word, of]) => of === act && among([word]).test(rest)),
  );
  const said = rest.replace(refuses, '');
  if (answersWithin.test(said) && !isAll.test(said)) return null;
  const named = chosen(said);
  const meant =
    named.length === 0 && rest.split(' ').length < 4 && kinds.length < cards.length ? kinds : named;
  // One card alone needs no choice: "the first" and "the fish" may speak of something else.
  if (meant.length === 0 || (cards.length === 1 && !refused && !only && !isAll.test(rest))) return null;
  return { answer: refused ? 'no' : 'yes', meant };
}
