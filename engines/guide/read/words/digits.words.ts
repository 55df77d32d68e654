import { verbs } from './verbs.words.ts';

/** Digits that are typed for words, by what stands before and after them: "have 2 go", "do it 4 me", "pizza 4 sat". */
/** In a date Jan is a month, elsewhere a person. */
const january = [
  { digit: 'jan', word: 'january', before: /^\d{1,2}(?:st|nd|rd|th)?$|^of$/ },
  { digit: 'jan', word: 'january', after: /^ \d/ },
];

const beforeDays =
  /^(?:every|each|other|alternate|next|coming|by|until|till|last|monday|tuesday|wednesday|thursday|friday|saturday)$/;
const cutDays = [
  { digit: 'wed', word: 'wednesday', before: beforeDays },
  { digit: 'sat', word: 'saturday', before: beforeDays },
  { digit: 'sun', word: 'sunday', before: beforeDays },
];

export const digitWords: readonly { digit: string; word: string; before?: RegExp; after?: RegExp }[] = [
  {
    digit: '2',
    word: 'to',
    before: /^(?:me|us|you|u)$/,
    after:
      /^ (?!days?|weeks?|hours?|hrs?|min|minutes?|months?|times|people|of|or|and|pm|am|december|january)[a-z]/i,
  },
  {
    digit: '2',
    word: 'to',
    before: /^(?:have|had|has|need|needs|want|wants|got|going|like|used|ought|nice|hard|easy|what|how)$/,
    after: new RegExp(
      `^ (?:${verbs}|go|be|eat|leave|know|see|try|sleep|work|run|say|think|wait|stop|hear|cry|die|live|use)\\b`,
      'i',
    ),
  },
  {
    digit: '4',
    word: 'for',
    after: /^ (?:me|us|you|u|him|her|them|wed|sat|sun|tonight|breakfast|lunch|dinner|supper)\b/i,
  },
  ...january,
  ...cutDays,
  { digit: '4', word: 'for', before: /^(?:good|ready|looking|do|thanks|waiting|care)$/ },
];

/** In small letters they are words of their own: who is wed, who sat. */
export const shortDays: ReadonlyMap<string, string> = new Map([
  ['Wed', 'wednesday'],
  ['Sat', 'saturday'],
]);
