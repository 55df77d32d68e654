import { capital } from '../../text/capital.ts';
import type { Meant } from './act.ts';
import type { Clause } from './clause-line.ts';
import type { Polarity } from './frame.ts';
import { isAlsoThing, isVerb, verbOfGoing } from './infinitive.ts';
import { articles, doneWith, helping, holding } from './object-trims.words.ts';
import { masking } from './pattern.ts';
import { ofAssigned, ofDone, ofEvent, ofPassive, withSmall } from './plain-form.ts';
import { added, after, maskOf, spoken, withoutHeads, type Word } from './words.ts';

const verbFirst = masking('VERB (?=.)');
/** Several things, one after the other. */
export const isList = (text: string): boolean =>
  /, .*, |^(?:buy|write (?!to\b|my\b|a\b|the\b|something\b)) ?[^,]+, /i.test(text);

/** In its plain form, as such a wish is called. */
export function plainly(
  words: readonly Word[],
  clause: Clause,
  { act }: Meant,
  polarity: Polarity,
): readonly Word[] {
  const { form, reading } = clause;
  if (act === 'done_task' && polarity === 'done') return withoutHeads(ofDone(words), doneWith);
  if (act === 'done_task') return withoutHeads(words, doneWith);
  if (act === 'plan_event')
    return [
      ...withoutHeads(ofEvent(withoutHeads(words, holding), guestsOf(clause)), articles),
      ...partyIn(clause, words),
    ];
  if (act === 'who_could_help') return ofHelp(withoutHeads(words, helping));
  if (form.kind === 'need')
    return [added(isList(spoken(words, reading.line)) ? 'buy' : 'get'), ...withoutHeads(words, ['some'])];
  if (act === 'remind_me' && waking.test(clause.mask))
    return isDeedFirst(words) ? words : [added('wake'), added('up')];
  const deed = form.kind === 'asked' ? ofAssigned(words) : said(deedLast(words));
  return withoutMe(isDeedFirst(deed) ? deed : ofPassive(deed));
}

/** "Jan is coming for coffee": with whom it is. */
const guestsOf = ({ mask, reading }: Clause): readonly Word[] => {
  const [who] = [...reading.people, ...reading.kin].filter(({ to }) =>
    /^ (?:is|are) coming\b/.test(mask.slice(to)),
  );
  return who === undefined ? [] : [added(capital(who.who.said))];
};

/** "Ten of us round the table": how many, where it is not said yet. */
function partyIn({ mask }: Clause, words: readonly Word[]): readonly Word[] {
  const many = /\b(?<many>[a-z]+|\d+) of us\b/.exec(mask)?.groups?.['many'];
  const isSaid =
    many === undefined ||
    /^(?:all|some|most|both|each|one|none|any)$/.test(many) ||
    words.some(({ mask: word }) => word === many);
  return isSaid ? [] : [added('for'), added(many)];
}

const waking = /\bwake (?:me|us)\b/;
const ringHim = masking(
  "(?<who>(?:(?:the|my|our) )?[\\w']+(?: [\\w']+)?) (?<deed>VERB) (?:him|her|them|it)$",
);
/** "The gift for Noor make", "plumber ring him": as other tongues put it, and who is in a hurry. */
function deedLast(words: readonly Word[]): readonly Word[] {
  const { who = '', deed } = ringHim.exec(maskOf(words))?.groups ?? {};
  if (deed !== undefined && !isVerb(who.split(' ')[0] ?? '')) {
    const named = words.slice(0, who.split(' ').length);
    const isBare = !/^(?:the|my|our|P_)/.test(who);
    return [added(deed), ...(isBare ? [added('the')] : []), ...withSmall(named)];
  }
  const last = words.at(-1);
  const isTurned =
    /^(?:the|a|an|my|our) .+ /.test(maskOf(words)) &&
    last !== undefined &&
    isVerb(last.mask) &&
    !isAlsoThing(last.mask);
  return isTurned ? [last, ...words.slice(0, -1)] : words;
}

/** "Say to the neighbour cut the tree": told to do it. */
function said(words: readonly Word[]): readonly Word[] {
  const [, to = '', whom = ''] = toldTo.exec(maskOf(words)) ?? [];
  const rest = after(words, `${to}${whom}`);
  return whom === ''
    ? words
    : [
        added('tell'),
        ...after(words, to.trim()).slice(0, whom.split(' ').length),
        added('to'),
        ...withoutHeads(rest, ['(?:that|to)']),
      ];
}
const toldTo = masking("(say to )((?:(?:the|my|our|his|her) )?[\\w']+)(?= (?:that |to )?VERB)");

export const isDeedFirst = (words: readonly Word[]): boolean => verbFirst.test(maskOf(words));

/** "With the roof" -> help with the roof; what is no deed can not be asked of anybody. */
function ofHelp(words: readonly Word[]): readonly Word[] {
  const mask = maskOf(words);
  if (/^(?:with|in|at|for) /.test(mask)) return [added('help'), added('with'), ...words.slice(1)];
  const [first] = words;
  const verb = verbOfGoing(first?.mask ?? '');
  if (verb !== null) return [added(verb), ...words.slice(1)];
  return isDeedFirst(words) ? withoutMe(words) : [];
}

/** "Bring me the ladder" -> bring the ladder. */
const withoutMe = (words: readonly Word[]): readonly Word[] =>
  words.filter(
    ({ mask }, at) =>
      !(
        at === 1 &&
        /^(?:me|us)$/.test(mask) &&
        words[2] !== undefined &&
        !/^(?:up|off|out|back|home|at|when|if)$/.test(words[2].mask)
      ),
  );
