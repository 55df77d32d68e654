import { verbs } from '../words/verbs.words.ts';
import type { Named } from './faces.ts';
import * as words from './hours.words.ts';
import { endsHere } from './pieces.words.ts';

const measured = new RegExp(words.measured);
const counted = new RegExp(words.counted);
const lead = new RegExp(words.hourLead);
const reckons = new RegExp(words.reckons);
const corrects = new RegExp(words.corrects);
const wantsSome = new RegExp(words.wantsSome.replace('VERB', verbs));
const partNext = new RegExp(words.partOfDay);
const alone = new RegExp(`^(?:${endsHere}| N| on(?=$| \\|)| (?:${verbs})\\b)`);
const next = new RegExp(`^(?:${endsHere}| \\d)`);
const priced = new RegExp(words.priced);

/** Whether a bare number is an hour, by what stands before and after it. Days of the line are masked as D. */
export function isHour({ from, to }: Named, line: string): boolean {
  const [behind, ahead] = [line.slice(0, from), line.slice(to)];
  const word = lead.exec(behind)?.[1] ?? (words.partBefore.test(behind) ? 'in' : undefined);
  if (measured.test(ahead) && !ahead.startsWith(' or so')) return false;
  if (partNext.test(ahead)) return true;
  if (/\.\d\d$/.test(line.slice(from, to)) && line.includes('D')) return !priced.test(behind);
  if (word !== undefined && !reckons.test(behind)) return word === 'at' || alone.test(ahead);
  // "The little one tonight" is no hour.
  if (!alone.test(ahead) || line.slice(from, to) === 'one') return false;
  if (/D_* $/.test(behind) || corrects.test(behind)) return true;
  return /^ (?:on )?D/.test(ahead) && !wantsSome.test(behind);
}

/** "At eight and ten": the second is an hour because the first is. */
export const alsoHour = (before: Named, { from, to }: Named, line: string): boolean =>
  /^ (?:and )?$/.test(line.slice(before.to, from)) && next.test(line.slice(to));

const link = /^ (-|to|till|until|and)(?: about| around)? $/;

/** "Three to five", "from 9 to 12", "between 2 and 4": where two of them are the two ends of one stretch. */
export function isStretch(first: Named, last: Named, line: string): boolean {
  const word = link.exec(line.slice(first.to, last.from))?.[1];
  if (word === undefined) return false;
  const [behind, ahead] = [line.slice(0, first.from), line.slice(last.to)];
  if (measured.test(ahead) || counted.test(ahead)) return false;
  const led = lead.exec(behind)?.[1];
  if (word === 'and') return led === 'between';
  if (!first.bare || !last.bare || led === 'from' || led === 'at') return true;
  if (words.lasts.test(behind)) return true;
  if (word === 'till' || word === 'until') return !wantsSome.test(behind);
  if (!alone.test(ahead) || wantsSome.test(behind)) return false;
  const whole = behind === '' && ahead === '';
  return whole || line.includes('D') || partNext.test(ahead);
}
