import type { Act } from './acts.ts';
import type { Meant } from './act.ts';
import type { Clause } from './clause-line.ts';
import type { Polarity } from './frame.ts';
import type { Form } from './form.ts';
import { masking } from './pattern.ts';
import { isOtherDay } from './usual-act.ts';
import { laughter, outOfJest, refused, regretted, settledAlready } from './polarity.words.ts';

const laughs = new RegExp(laughter, 'iu');
const refusing = refused.map(masking);
const done = settledAlready.map(masking);
/** What is asked of the guide itself stays asked, whoever laughs. */
const playful: ReadonlySet<Form['kind']> = new Set(['order', 'proposal', 'fragment', 'asked']);
const earnest = masking(outOfJest);
const isRegretted = masking(regretted);

/** Told, and yet a wish by what it tells of: "supper is on Friday", "the dentist has been moved to Monday". */
const tellsOfPlans: ReadonlySet<Act> = new Set(['change_task', 'plan_event', 'cancel', 'remind_me']);
/** It is not done after all. */
const isOpenAgain = /^(?:reopen|untick|uncheck)\b|\bnot (?:done|finished|ready)\b|\b(?:is|are|was) not$/;

/** "It would be a comfort if you jogged my memory": told by its form, and heard as a wish. */
const wishes: ReadonlySet<Act> = new Set([
  'plan_event',
  'add_task',
  'remind_me',
  'found_project',
  'start_vote',
]);

/** Whether it is wanted at all. */
export function polarityOf(clause: Clause, { act, heard }: Meant): Polarity {
  const { kind, from } = clause.form;
  const mask = clause.mask.slice(from);
  const found = polarityIn(mask, kind, clause.said);
  if (act === 'done_task' && (found === 'told' || isOpenAgain.test(mask)))
    return isOpenAgain.test(mask) ? 'unwanted' : 'done';
  if ((act === 'cancel' || act === 'forget_this') && heard && kind === 'unwanted') return 'wanted';
  if (isRegretted.test(mask)) return found;
  if (act === 'change_task' && found === 'told' && isOtherDay(clause.reading)) return 'wanted';
  // "It has been moved to Friday": done elsewhere, and to be changed here.
  if (act === 'change_task' && !heard && found === 'done') return 'wanted';
  return found === 'told' && (heard ? wishes : tellsOfPlans).has(act) ? 'wanted' : found;
}

/** Read off the line behind courtesy. */
export function polarityIn(mask: string, kind: Form['kind'], said: string): Polarity {
  if (kind === 'question') return 'wanted';
  if (laughs.test(said) && !playful.has(kind) && !earnest.test(mask)) return 'jest';
  if (kind === 'unwanted' || refusing.some((pattern) => pattern.test(mask))) return 'unwanted';
  if ((kind === 'told' || kind === 'fragment') && done.some((pattern) => pattern.test(mask))) return 'done';
  return kind === 'told' ? 'told' : 'wanted';
}
