import { capital } from '../../text/capital.ts';
import { verbOfThird } from './infinitive.ts';
import {
  aside,
  auxiliaries,
  beginnings,
  condition,
  doThis,
  ofThem,
  throughThem,
  toWhomItIs,
} from './object-message.words.ts';

const aux = `(?<front>(?:${auxiliaries})(?:n['’]t)?)(?= |$)`;
const they = '(?:he|she|they)';
const how = '(?<how>(?:still|also|really|already|ever|always|maybe) )?';
const has = '(?:has|have)(?= (?:a|an|the|any|some|time|room|his|her|their|my|our|enough|\\d))';
const questions: readonly (readonly [RegExp, (groups: Readonly<Record<string, string>>) => string])[] = [
  [
    new RegExp(`^(?:if|whether) ${they}['’](?<short>d|ll|s|re|ve)(?<rest> .*)$`, 'isu'),
    ({ short = '', rest = '' }) => `${long[short.toLowerCase()] ?? ''} you${yours(rest)}`,
  ],
  [
    /^(?:if|whether) (?:(?:he|she)(?<bare>s)|they(?<of>re|ve|d|ll))(?<rest> .*)$/isu,
    ({ bare, of, rest = '' }) => `${long[(bare ?? of ?? '').toLowerCase()] ?? ''} you${yours(rest)}`,
  ],
  [
    new RegExp(`^(?:if|whether) ${they} ${how}(?!${has})${aux}(?<rest>.*)$`, 'isu'),
    ({ front = '', how: so = '', rest = '' }) => `${ofYou(front)} you ${so}${yours(rest).trim()}`,
  ],
  [
    new RegExp(`^(?:if|whether) ${they} ${how}(?<verb>\\p{L}+)(?<rest>.*)$`, 'isu'),
    ({ verb = '', how: so = '', rest = '' }) => `do you ${so}${bare(verb)}${yours(rest)}`,
  ],
  [
    new RegExp(`^(?:if|whether) (?<who>.+?) ${aux}(?<rest>.*)$`, 'isu'),
    ({ who = '', front = '', rest = '' }) => `${front} ${who}${yours(rest)}`,
  ],
  [/^(?:if|whether) (?<who>.+)$/isu, ({ who = '' }) => withDoes(yours(who))],
  [
    new RegExp(
      `^(?<wh>(?:what|who|when|where|why|how|which)\\b.*?) ${they} (?!${has})${aux}(?<rest>.*)$`,
      'isu',
    ),
    ({ wh = '', front = '', rest = '' }) => `${wh} ${ofYou(front)} you${yours(rest)}`,
  ],
  [
    new RegExp(
      `^(?<wh>(?:what|who|when|where|why|how|which)\\b.*?) ${they} (?<verb>\\p{L}+)(?<rest>.*)$`,
      'isu',
    ),
    ({ wh = '', verb = '', rest = '' }) => `${wh} do you ${bare(verb)}${yours(rest)}`,
  ],
  [
    new RegExp(`^(?<wh>what|who|when|where|why|how) (?<who>.+?) ${aux}(?<rest>.*)$`, 'isu'),
    ({ wh = '', who = '', front = '', rest = '' }) => `${wh} ${front} ${yours(who)}${yours(rest)}`,
  ],
  [
    /^(?<wh>what|where|when|how|why) (?<who>\p{Lu}\p{L}+|the \p{L}+) (?<verb>\p{Ll}+s)(?<rest>.*)$/su,
    ({ wh = '', who = '', verb = '', rest = '' }) => `${wh} does ${who} ${bare(verb)}${yours(rest)}`,
  ],
  [/^about (?<thing>.+)$/isu, ({ thing = '' }) => `what about ${yours(thing)}`],
  [/^for (?<thing>.+)$/isu, ({ thing = '' }) => `could I have ${yours(thing)}`],
];
/** "wants" -> want. */
const bare = (verb: string): string =>
  verbOfThird(verb) ??
  verb
    .replace(/^has$/i, 'have')
    .replace(/ies$/, 'y')
    .replace(/(?<=ch|sh|ss|x|o)es$|(?<!s)s$/, '');
const long: Readonly<Record<string, string>> = { d: 'would', ll: 'will', s: 'are', re: 'are', ve: 'have' };
const ofMany: Readonly<Record<string, string>> = { is: 'are', was: 'were', has: 'have', does: 'do' };
const ofYou = (verb: string): string => ofMany[verb.toLowerCase()] ?? verb.toLowerCase();
const yours = (said: string): string =>
  toWhomItIs.reduce((text, [theirs, your]) => text.replaceAll(theirs, your), said);

/** "He has to be here at six": said of who is to hear it. */
const toThem = (said: string): string =>
  yours(
    said.replace(/^(?:he|she|they) (?:has|needs)(?= to\b)/i, (duty) =>
      duty.replace(/has$/, 'have').replace(/needs$/, 'need'),
    ),
  );

/**
 * What others are to hear, as it is said to them: of "whether he could come" it is "Could you come?". `asked`: the words
 * that ask for it, "thank Kofi", "see if".
 */
export function messageOf(text: string, isAsked: boolean, asked = ''): string | null {
  const [, begun] = beginnings.find(([pattern]) => pattern.test(asked)) ?? [];
  const typed = throughThem.test(asked)
    ? text.replace(/^\S+/, 'if he')
    : begun === undefined
      ? text
      : yours(text.replace(/\bher (?=\p{L})/giu, 'your '));
  const said = [begun ?? '', typed.replace(aside, '').replace(/^(that|it)s\b/i, '$1’s')]
    .join(' ')
    .trim()
    .replace(/[\s,.!?]+$/u, '');
  if (said === '' || /^(?:so|then|now|please)\b/i.test(said)) return null;
  const isCondition = /^(?:tell|inform|warn|let)\b/.test(asked) && condition.test(said);
  if (isCondition) return capital(yours(said).replaceAll("'", '’'));
  if (doThis.test(said)) return capital(`please ${said.replace(doThis, '')}`);
  const found =
    isAsked || throughThem.test(asked) ? questions.find(([pattern]) => pattern.test(said)) : undefined;
  const words = found?.[1](found[0].exec(said)?.groups ?? {}) ?? (ofThem.test(said) ? toThem(said) : said);
  return capital(`${words}${found === undefined ? '' : '?'}`.replaceAll("'", '’'));
}

/** "Friday still works for the gutters" -> does Friday still work for the gutters. */
function withDoes(said: string): string {
  const words = said.split(' ');
  const at = words.findIndex((word, index) => index > 0 && verbOfThird(word.toLowerCase()) !== null);
  const verb = verbOfThird(words[at]?.toLowerCase() ?? '');
  return verb === null ? `is it so that ${said}` : `does ${words.with(at, verb).join(' ')}`;
}
