import { isVerb, verbOfPast } from '../frames/infinitive.ts';
import { dayPattern, leadPattern, openingPatterns } from './openers.words.ts';
import { holds, plainOf, saysADeed, startsWith } from './patterns.ts';

const leads = startsWith(`(?:(?:${leadPattern}|${dayPattern})(?:[\\s,:!.]+|$))*`);
const openings = openingPatterns.map((pattern) => startsWith(`${pattern} ?`));
const day = holds(dayPattern);
const dayAtStart = startsWith(`(?:${leadPattern}[\\s,]+)*(?<day>${dayPattern})[\\s,]+`);

/** What stands before the clause itself: courtesy, and a day that leads. */
export const leadOf = (clause: string): string => leads.exec(plainOf(clause))?.[0] ?? '';

export const namesADay = (text: string): boolean => day.test(plainOf(text));

/** The part of a clause that also holds for the ones that are strung to it: "remind me tomorrow to". */
export function openingOf(clause: string): string {
  const before = leadOf(clause).length;
  const rest = clause.slice(before);
  const plain = plainOf(rest);
  for (const opening of openings) {
    const match = opening.exec(plain);
    if (match !== null && saysADeed(match, rest)) return clause.slice(0, before + match[0].length);
  }
  return dayAtStart.exec(plainOf(clause))?.[0] === undefined ? '' : clause.slice(0, before);
}

/** The opening and the deed: "please move" of "please move the dentist to Friday". */
export function deedOf(clause: string): string {
  const before = (openingOf(clause) || leadOf(clause)).length;
  const [deed = ''] = clause.slice(before).split(' ');
  return isVerb(plainOf(deed)) ? `${clause.slice(0, before)}${deed}` : '';
}

/** "I baked a pie, write that down": what is asked for is no more of what was done. */
const ofDone = /(?:^|[,\s])(?:i|we|he|she|they)(?:['’]ve| have| has| just| already| finally)*\s*$/i;

/** "I bought them, and set one for Monday". */
const asksForOne = /^(?:and |also |then )*(?:set|put) (?:one|another|a|an|me|on|up)\b/i;

/** The clause with the opening of the one before it, which keeps its day to itself where this one names another. */
export function opened(opening: string, clause: string): string {
  if (ofDone.test(opening) && asksForOne.test(clause)) return clause;
  if (
    ofDone.test(opening) &&
    verbOfPast(plainOf(clause.slice(leadOf(clause).length)).split(' ')[0] ?? '') === null
  )
    return clause;
  const lead = leadOf(clause);
  const later = namesADay(lead) ? ` ${lead.trim()}` : '';
  const bare = clause.slice(lead.length).replace(/^to /i, '') + later;
  const asking = /^(.*\b(?:ask|tell|get|remind) )\S+ to ?$/iu.exec(opening)?.[1];
  if (asking !== undefined && /^\p{Lu}\S+ to /u.test(bare)) return asking + bare;
  if (!namesADay(bare) || !namesADay(opening)) return `${opening.trimEnd()} ${bare}`.trim();
  return `${plainOf(opening).replaceAll(new RegExp(day, 'gu'), '').replaceAll(/\s+/g, ' ').trim()} ${bare}`.trim();
}
