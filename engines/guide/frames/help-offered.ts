import { capital } from '../../text/capital.ts';
import { clausesOf } from '../clauses/split.ts';
import type { Known } from '../read/read.ts';
import { todayIn } from '../say/days.ts';
import { readClause, type Clause } from './clause-line.ts';
import { endsOffer, noHelp, noOffer, offers, offersOfTime } from './help-offered.words.ts';
import { namesNothing, tails } from './object-trims.words.ts';
import { masking } from './pattern.ts';
import { maskOf, spoken, withoutTails, wordsFrom } from './words.ts';

export interface Offered {
  /** "Drive", "Help with the roof". */
  readonly what: string;
  /** Null where no single day was said. */
  readonly day: string | null;
}

/** Nothing else is read: most of what is said in a house offers nothing. */
const mayOffer = /\b(?:i|i['’](?:m|d|ll)|me)\b|\b(?:happy|glad|willing|free|available)\b/i;
const lead = masking('(?:(?:\\||and|but|so|well|yes|yeah|sure|ok|okay|also|then|of course|oh|hi|P|D) )*');
const deeds = offers.map(masking);
const times = offersOfTime.map(masking);
const none = noHelp.map(masking);
const ends = new RegExp(`(?<=\\s)${masking(endsOffer).source.slice(1)}`);
const never = new RegExp(`(?<![\\w'])${masking(noOffer).source.slice(1)}`);
const nothing = masking(namesNothing);
const longest = 120;

/** What somebody offers to do in words of their own, the first of it; null where they offer nothing. */
export function helpOffered(text: string, known: Known): Offered | null {
  if (!mayOffer.test(text)) return null;
  for (const said of clausesOf(text)) {
    const offered = offeredIn(readClause(said, known), known);
    if (offered !== null) return offered;
  }
  return null;
}

function offeredIn(clause: Clause, known: Known): Offered | null {
  const { mask, asks } = clause;
  if (asks || never.test(mask)) return null;
  const from = lead.exec(mask)?.[0].length ?? 0;
  const what = deedFrom(clause, from) ?? (times.some((each) => each.test(mask.slice(from))) ? 'Help' : null);
  const day = dayOf(clause);
  return what === null || (day !== null && day < todayIn(known)) ? null : { what, day };
}

function deedFrom(clause: Clause, from: number): string | null {
  const rest = clause.mask.slice(from);
  const offer = deeds.map((each) => each.exec(rest)?.[0]).find((each) => each !== undefined);
  if (offer === undefined) return null;
  const words = wordsFrom(clause, from + offer.length, []);
  const stop = ends.exec(maskOf(words))?.index;
  const whole =
    stop === undefined ? words : words.slice(0, maskOf(words).slice(0, stop).trim().split(' ').length);
  const kept = withoutTails(whole, tails);
  const mask = maskOf(kept);
  if (mask === '' || nothing.test(mask) || none.some((each) => each.test(mask))) return null;
  const what = spoken(kept, clause.reading.line);
  return what.length > longest ? null : capital(what);
}

function dayOf({ reading }: Clause): string | null {
  const [only, ...more] = reading.dates.flatMap(({ when }) => when.readings);
  return only === undefined || more.length > 0 || only.from !== only.to ? null : only.from;
}
