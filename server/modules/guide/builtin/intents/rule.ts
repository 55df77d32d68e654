import type { Intent } from '../understanding.ts';
import { verbs } from './verbs.ts';

/** How much a pattern says for an intent, 0 to 1. The strongest one wins; among equals the earlier. */
export interface IntentRule {
  intent: Intent;
  weight: number;
  pattern: RegExp;
}

/**
 * The line under the rules has names and dates masked at their own length: P____ a person, D____ a date, S____ a space.
 * BEGIN stands for the start of a sentence with whatever politeness comes first.
 */
const macros: readonly (readonly [string, string])[] = [
  [
    'BEGIN',
    '(?:^|\\| )(?:(?:hello|good morning|good evening|okay|so|well|oh|ah|and|but|please|mairy|my dear|dear|also|then|now|um|uh|hm+|right|just|sorry|quick|by the way|btw|excuse me|thanks|great|good|yes|no|because|maybe|perhaps|(?:can|could|would|will) you(?: please| kindly| maybe| perhaps| just| also)?(?: mind)?|i would like you to|i want you to|i need you to|do me a favour and|D_*|kindly|love|darling|child|hey) )*',
  ],
  ['ACT', `(?:${verbs})`],
  ['DATE', 'D_*'],
  ['PERSON', 'P_*'],
  ['SPACE', 'S_*'],
  ['WHO', '(?:i|we|you|he|she|they|it|one|P_*|anyone|anybody|someone|somebody|everyone|people|us|me|them)'],
  ['FILL', "(?:[\\w']+ ){0,4}"],
  [
    'ONE',
    '(?:someone|somebody|anyone|anybody|person|people|one of us|one of you|whoever|a person|a man|a woman)',
  ],
];

export function says(pattern: string): RegExp {
  let written = pattern;
  for (const [name, meaning] of macros) written = written.replaceAll(name, meaning);
  return new RegExp(`(?<![\\w'])(?:${written})(?:(?<![\\w'])|(?![\\w']))`);
}

export const rules = (intent: Intent, weighted: Readonly<Record<string, number>>): readonly IntentRule[] =>
  Object.entries(weighted).map(([pattern, weight]) => ({ intent, weight, pattern: says(pattern) }));
