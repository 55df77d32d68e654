import { read, type Known, type Reading } from '../read/read.ts';
import { masked } from '../read/words/mask.ts';
import { isSpanned } from '../read/words/topic.ts';
import { formOf, type Form } from './form.ts';

const condition =
  /^(?<before>[^,]{0,30}?\b)(?:if|unless|when|whenever|once|after|before|while|as long as)\b[^,?]{3,80},\s+(?=\S)/iu;
const asksFirst = /^\W*(?:when|who|what|how) (?:is|are|do|does|did|will|can|was)\b/i;
/** "If he really does it, I'll eat my hat": nobody is asked for it. */
const promises = /^(?:i|we|he|she|they|you|it) (?:will|would)\b/;

/** "If it rains, bring in the washing": what counts stands behind; "the day after tomorrow, at ten" is none of it. */
function mainClauseIn(said: string, { line, timeSpans }: Reading): number {
  const match = asksFirst.test(said) ? null : condition.exec(said);
  if (match === null) return 0;
  const placeOf = (typed: number) => line.tokens.find(({ start }) => start >= typed);
  const joint = placeOf(match.groups?.['before']?.length ?? 0);
  const isDay = joint !== undefined && joint.word !== 'when' && isSpanned(joint, timeSpans);
  return isDay ? 0 : (placeOf(match[0].length)?.at ?? 0);
}

/** "With Piet, was it", "is that me": asked at the end, with or without its mark. */
const tag =
  /(?<!\b(?:so|neither|nor|what|how|who|where|than|as)) (?:(?:is|are|was|were)(?: not)? (?:it|that|this|he|she|they|we|i|you)|(?:did|does|do|has|have|can|will)(?: not)? (?:he|she|they|we|i|you))(?: not)?(?: (?:P|me|us|him|her|mine)(?: or (?:P|me|us|him|her))?)?$/;

/** A clause, read: the line in which every person, relative, day and hour is masked, and its form. */
export interface Clause {
  readonly said: string;
  readonly reading: Reading;
  readonly mask: string;
  readonly form: Form;
  readonly asks: boolean;
}

export function readClause(said: string, known: Known): Clause {
  const reading = read(said, known);
  const mask = masked(masked(reading.mask, 'D', reading.timeSpans), 'P', reading.kin);
  const main = mainClauseIn(said, reading);
  const form = formOf(mask, main);
  const isMarked = /\?[^\p{L}\p{N}]*$/u.test(said);
  const isAsked = (isMarked || tag.test(mask)) && (form.kind === 'fragment' || form.kind === 'told');
  const isPromised = main > 0 && promises.test(mask.slice(form.from));
  const kind = isPromised ? 'told' : isAsked ? 'question' : form.kind;
  return { said, reading, mask, form: { ...form, kind }, asks: isMarked || kind === 'question' };
}
