import { nextCut, type Cut } from './cuts.ts';
import { linesOf } from './lists.ts';
import { deedOf, namesADay, opened, openingOf } from './openings.ts';
import { dayPattern } from './openers.words.ts';
import { plainOf } from './patterns.ts';
import { withoutTakenBack } from './taken-back.ts';

const sentenceEnds =
  /(?<=[.!?…]["”’)]?)(?<!\b(?:mr|mrs|ms|dr|st|no|e\.g|i\.e|approx|nr|ca)\.)(?<!(?:^|[^\d:.])\d{1,2}\.(?=\s+(?:\p{Ll}|\d{1,2}\.|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))))\s+|;\s*|(?<=\p{Extended_Pictographic})\s+/iu;
const forAll = new RegExp(`[,\\s]+(?:all|both)(?: of (?:it|them|that))? (${dayPattern})[.!]?$`, 'iu');
/** Dictated: "eleven comma no half past eleven". */
const spokenComma = / (?:no )?comma(?= )/gi;
const says = /[\p{L}\p{N}]/u;

/** The clauses of a message that each say something of their own, in their order. */
export const clausesOf = (text: string): readonly string[] =>
  linesOf(withoutTakenBack(text.replaceAll(spokenComma, ',')))
    .flatMap((line) => line.split(sentenceEnds))
    .flatMap(partsOf)
    .map((each) => each.trim())
    .filter((each) => says.test(each));

function partsOf(sentence: string): readonly string[] {
  const day = forAll.exec(plainOf(sentence));
  let whole = day === null ? sentence : sentence.slice(0, day.index);
  const parts: string[] = [];
  let opening = '';
  let from = 0;
  let shares: Cut['shares'] = null;
  for (let cut = nextCut(whole, 0); ; cut = nextCut(whole, from)) {
    const piece = whole.slice(from, cut?.end ?? whole.length);
    const last = parts.at(-1) ?? '';
    if (shares === null) opening = openingOf(piece);
    const before = shares === 'deed' ? deedOf(last) : opening;
    parts.push(shares === null || before === '' ? piece : opened(before, piece));
    if (cut === null) break;
    if (cut.filled !== undefined) whole = whole.slice(0, cut.next) + cut.filled;
    from = cut.next;
    shares = cut.shares;
  }
  return day === null ? parts : parts.map((part) => (namesADay(part) ? part : `${part} ${day[1] ?? ''}`));
}
