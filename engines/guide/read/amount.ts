import { amountTable, measures, noAmountAfter, notCounted, numbers } from './amounts.words.ts';
import { endsHere } from './days/pieces.words.ts';
import { typedIn, type Line } from './words/line.ts';
import { verbs } from './words/verbs.words.ts';

const patterns = amountTable.map((pattern) => {
  const written = pattern
    .replaceAll('NOTCOUNTED', notCounted)
    .replaceAll('NOUN', `(?!(?:${notCounted}|${verbs})\\b)[a-z][a-z'-]+`)
    .replaceAll('NUMBER', numbers)
    .replaceAll('MEASURE', measures)
    .replaceAll('ENDSHERE', endsHere);
  return new RegExp(`(?<![\\w'.,:/-])(?<!\\b(?:${noAmountAfter}) )(?:${written})(?![\\w'])`);
});

/** How much or how many, in the words that said it; hours, days and ages are none. */
export function amountIn(line: Line): string | null {
  const [found] = patterns
    .map((pattern) => pattern.exec(line.plain))
    .filter((match) => match !== null)
    .toSorted((a, b) => a.index - b.index);
  return found === undefined ? null : typedIn(line, found.index, found.index + found[0].length);
}
