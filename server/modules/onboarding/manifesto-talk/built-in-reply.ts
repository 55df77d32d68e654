import {
  fieldsOf,
  talkTopics,
  type ManifestoFields,
  type TalkTopic,
} from '@kinsong/contract/onboarding/manifesto-talk.ts';
import { notAnAnswer } from './not-an-answer.ts';
import { afterAll, allAsked, echoes, offerToSkip, passedOver, questions } from './questions.ts';

/** Where the talk stands: what was asked last, how often in vain, and what was left blank. */
export interface Place {
  /** null once everything was asked. */
  readonly asked: TalkTopic | null;
  readonly tries: number;
  readonly passed: readonly TalkTopic[];
}

export const atFirst: Place = { asked: 'purpose', tries: 0, passed: [] };

export interface Reply {
  readonly text: string;
  /** For the slips, as it was said. */
  readonly noted: Partial<ManifestoFields>;
  readonly place: Place;
}

/** Takes an answer as it is, and asks the next of five questions. It understands nothing, and claims nothing. */
export function builtInReply(said: string, place: Place, fields: ManifestoFields): Reply {
  const { asked, tries } = place;
  if (asked === null) return { text: chosen(afterAll, said), noted: {}, place };
  const { otherwise, because } = questions[asked];
  switch (notAnAnswer(said)) {
    case 'skip':
      return onward(chosen(passedOver, said), {}, place, fields);
    case 'question':
      return { text: `${because} ${otherwise} ${offerToSkip}`, noted: {}, place };
    case 'nothing':
      return tries > 0
        ? onward(chosen(passedOver, said), {}, place, fields)
        : { text: `${otherwise} ${offerToSkip}`, noted: {}, place: { ...place, tries: 1 } };
    case null:
      return taken(said.trim(), asked, place, fields);
  }
}

function taken(said: string, asked: TalkTopic, place: Place, fields: ManifestoFields): Reply {
  if (asked !== 'goals') {
    const echo = `“${firstWords(said)}”. ${chosen(echoes[asked], said)}`;
    return onward(echo, { [asked]: said }, place, fields);
  }
  const [near, far] = nearAndFar(said);
  const echo =
    far === ''
      ? `“${firstWords(near)}” stands as the near one. The far one is still blank: tap its slip when you know it.`
      : `I put “${firstWords(near)}” as the near one, and “${firstWords(far)}” as the far one.`;
  return onward(echo, { short_term_goals: near, long_term_goals: far }, place, fields);
}

/** To the next topic of which nothing stands on a slip and that was not left blank on purpose. */
function onward(
  words: string,
  noted: Partial<ManifestoFields>,
  place: Place,
  fields: ManifestoFields,
): Reply {
  const passed = place.asked === null ? place.passed : [...place.passed, place.asked];
  const asked = nextTopic({ ...fields, ...noted }, passed);
  const next = asked === null ? allAsked : questions[asked].asked;
  return { text: `${words} ${next}`, noted, place: { asked, tries: 0, passed } };
}

export const nextTopic = (fields: ManifestoFields, passed: readonly TalkTopic[]): TalkTopic | null =>
  talkTopics.find(
    (topic) => !passed.includes(topic) && fieldsOf(topic).every((field) => fields[field] === ''),
  ) ?? null;

/** A line for each, else a sentence for each, else it is all near. */
export function nearAndFar(said: string): readonly [near: string, far: string] {
  const lines = said.split(/\n+/).map(unmarked).filter(Boolean);
  const parts =
    lines.length > 1
      ? lines
      : said
          .split(/(?<=[.!?…;])\s+/)
          .map(unmarked)
          .filter(Boolean);
  const [near = said, ...far] = parts;
  return [near, far.join(' ')];
}

const unmarked = (line: string): string =>
  line.replace(/^\s*(?:[-*•]|\d[.)]|(?:near|far|short[- ]term|long[- ]term)\s*:)\s*/i, '').trim();

const mostWords = 10;
const mostLetters = 80;
/** Nobody stops to breathe behind one of these. */
const onGoing = / (?:a|an|the|and|or|but|to|of|in|on|at|for|with|from|by|my|our|their|that|who|is|are|i)$/i;

/** A few words of what was said, from its beginning and to a place where one would breathe. */
export function firstWords(said: string): string {
  const whole = said
    .replaceAll(/["“”«»]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const clauses = whole.match(/[^.!?,;:…]+[.!?,;:…]*/g) ?? [];
  let quoted = '';
  for (const clause of clauses) {
    if (!isShort(quoted + clause) || /[.!?…]$/.test(quoted)) break;
    quoted += clause;
  }
  if (quoted.trim().includes(' ') || quoted === whole) return quoted.trim().replace(/[.!?,;:…]+$/, '');
  let begun = whole.split(' ').slice(0, mostWords).join(' ').slice(0, mostLetters).trim();
  while (onGoing.test(begun)) begun = begun.replace(onGoing, '');
  return `${begun.replace(/[.!?,;:…]+$/, '')} …`;
}

const isShort = (text: string): boolean =>
  text.trim().split(' ').length <= mostWords && text.trim().length <= mostLetters;

/** The same for the same words, so that a reply sent twice is the same. */
function chosen(texts: readonly string[], said: string): string {
  let sum = 0;
  for (let at = 0; at < said.length; at += 1) sum += said.charCodeAt(at);
  return texts[sum % texts.length] ?? '';
}
