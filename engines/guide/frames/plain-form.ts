import { isAssigned, verbOfGoing, verbOfPast, verbOfThird } from './infinitive.ts';
import { masking } from './pattern.ts';
import { added, after, maskOf, type Word } from './words.ts';

const passive = masking(
  "(?<what>(?:[\\w']+ ){1,6}?)(?:(?:needs?|must|should|ought|wants?)(?: to)?|(?:has|have) to) (?:be )?(?:ADV)(?<deed>PAST|GOING)",
);
const leaves = masking(
  "(?<what>(?:[\\w']+ ){1,6}?)(?:(?:needs?|has|have|ought) to|must|should) (?:ADV)(?<deed>go|come)(?= \\w)",
);
const finished = masking(
  '(?:(?:i|we|he|she|they|P|someone|somebody)(?: and P)? )?(?:(?:have|has|had) )?(?:ADV)(?<deed>PAST)',
);
const isDone = masking(
  "(?<what>(?:[\\w']+ ){1,6}?)(?:is|are|was|were|has been|have been|got) (?:ADV)(?:\\w+ )?(?:done|finished|sorted|ready|complete|PAST)",
);
const named = masking('(?<what>(?:(?:the|my|our|P) )?(?:\\w+ ){1,4})(?:done|finished|sorted|paid|ticked)');
const invitation = masking(
  '(?:(?:invite|have|get) (?<who>.+?)|(?<named>P(?: (?:and )?P)*)(?: (?:is |are |will )?(?:come|comes|coming))?) (?:over |round |around |here |in )?(?:to|for)(?: (?:the|a|an|our|my))? (?<what>.+)',
);
const coming = masking(
  'coming (?:over |round |around |here |by )?(?:for|to)(?: (?:the|a|an|our|my|some))? (?=.)',
);
const anybody =
  '(?:everybody|everyone|people|us all|all of (?:us|you|them)|the (?:whole )?(?:family|house)|friends|guests|some (?:people|friends|guests)|a few (?:people|friends|guests))';
const guests = masking(`${anybody} (?:over |round |around |here )?(?:for|to)(?: (?:the|a|an|our))? (?=.)`);

const tells =
  /^.{2,60}?(?= (?:(?:is|will be|takes place|has been)(?: |$)|(?:starts|begins)(?:$| (?:at|on|around)\b)))/;

export const withSmall = ([first, ...rest]: readonly Word[]): readonly Word[] =>
  first === undefined
    ? []
    : /^(?:the|my|our|his|her|a|an)$/.test(first.mask)
      ? [{ ...first, typed: first.mask }, ...rest]
      : [first, ...rest];
const taken: Readonly<Record<string, string>> = { go: 'take', come: 'bring' };

/** "Brings the bread" -> bring the bread. */
export const ofAssigned = ([first, ...rest]: readonly Word[]): readonly Word[] =>
  first === undefined
    ? []
    : [isAssigned(first.mask) ? added(verbOfThird(first.mask) ?? first.mask) : first, ...rest];

/** "The roof needs mending" -> mend the roof; "the bins have to go out" -> take the bins out. */
export function ofPassive(words: readonly Word[]): readonly Word[] {
  const match = leaves.exec(maskOf(words)) ?? passive.exec(maskOf(words));
  const { what = '', deed = '' } = match?.groups ?? {};
  const verb = taken[deed] ?? verbOfGoing(deed) ?? verbOfPast(deed);
  if (match === null || verb === null) return words;
  return [
    added(verb),
    ...withSmall(words.slice(0, words.length - after(words, what).length)),
    ...after(words, match[0]),
  ];
}

/** "I have paid the bill" -> pay the bill; "the gutters are done" -> the gutters. */
export function ofDone(words: readonly Word[]): readonly Word[] {
  const mask = maskOf(words);
  const match = finished.exec(mask);
  const verb = verbOfPast(match?.groups?.['deed'] ?? '');
  if (match !== null && verb !== null) {
    const rest = after(words, match[0]);
    return verb === 'do' || verb === 'finish' ? rest : [added(verb), ...rest];
  }
  const what = (isDone.exec(mask) ?? named.exec(mask))?.groups?.['what'] ?? '';
  return what === '' ? words : words.slice(0, words.length - after(words, what).length);
}

/** "Invite Ruth for supper" -> supper with Ruth; "coming for coffee" -> coffee with who comes; "a picnic" -> picnic. */
export function ofEvent(words: readonly Word[], whoComes: readonly Word[]): readonly Word[] {
  const mask = maskOf(words);
  const comes = coming.exec(mask);
  if (comes !== null)
    return [...after(words, comes[0]), ...(whoComes.length > 0 ? [added('with'), ...whoComes] : [])];
  const open = guests.exec(mask.replace(/^(?:invite|have|get) /, ''));
  if (open !== null) return after(words, mask.slice(0, mask.indexOf(open[0]) + open[0].length));
  const match = invitation.exec(mask);
  const told = match === null ? tells.exec(mask)?.[0] : undefined;
  if (told !== undefined) return words.slice(0, words.length - after(words, told).length);
  if (match === null) return words;
  const { who, named = '', what = '' } = match.groups ?? {};
  const all = who === undefined ? words : words.slice(1);
  const invited = all.slice(0, all.length - after(all, who ?? named).length);
  const rest = words.slice(words.length - what.split(' ').length);
  return [...rest, added('with'), ...invited];
}
