import { macros } from './forms.words.ts';
import { anyAssignable, anyAssigned, anyGoing, anyPast, anyVerb } from './infinitive.ts';

const meanings: readonly (readonly [RegExp, string])[] = [
  ...macros.map(([name, meaning]) => [new RegExp(`(?<![A-Z])${name}(?![A-Z])`, 'g'), meaning] as const),
  [/(?<![A-Z])VERB\b/g, `(?:re)?(?:${anyVerb})(?![\\w'])`],
  [/(?<![A-Z])GOING\b/g, `(?:${anyGoing})(?![\\w'])`],
  [/(?<![A-Z])ASSIGN\b/g, `(?:${anyAssignable})(?![\\w'])`],
  [/(?<![A-Z])ASSIGNED\b/g, `(?:${anyAssigned})(?![\\w'])`],
  [/(?<![A-Z])PAST\b/g, `(?:${anyPast})(?![\\w'])`],
  [/(?<![\\\w])([PDS])\b(?!_)/g, "$1_*(?:'s)?"],
];

/** A pattern of a masked line, at its beginning. */
export function masking(pattern: string): RegExp {
  let written = pattern;
  for (const [name, meaning] of meanings) written = written.replaceAll(name, meaning);
  return new RegExp(`^(?:${written})(?:(?<![\\w'])|(?![\\w']))`);
}

const compiled = new Map<string, RegExp>();
/** The same, made once. */
export function matching(pattern: string): RegExp {
  const known = compiled.get(pattern) ?? masking(pattern);
  compiled.set(pattern, known);
  return known;
}
