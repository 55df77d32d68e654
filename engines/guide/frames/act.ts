import type { Act } from './acts.ts';
import type { ActRule } from './act-rule.ts';
import { actRules } from './act-rules.words.ts';
import type { Clause } from './clause-line.ts';
import { groundlessOf, heardAct, type Votes } from './heard-act.ts';
import { matching } from './pattern.ts';
import { replies } from './reply-rules.words.ts';
import { certainly, firm, type Things, usualAct } from './usual-act.ts';

export interface Meant {
  readonly act: Act;
  readonly sure: number;
  /** Where the thing itself begins, behind the words that say what is wanted of it. */
  readonly from: number;
  /** The form alone did not say it: the ear did, or what such clauses mostly are. */
  readonly heard: boolean;
}

/** A form that says it outright is contradicted only by an ear as certain as this. */
const certain = 0.93;

/** What a clause is: its form first; where that says nothing, the ear among what such a form can be; else what it mostly is. */
export function actOf(clause: Clause, votes: Votes, things: Things): Meant {
  const isKnown = things.meant > 0;
  const { mask, form } = clause;
  const reply = ruledBy(replies, mask, 0, votes);
  if (reply !== null) return reply;
  const rest = mask.slice(form.core);
  const ruled = ruledBy(actRules[form.kind], rest, form.core, votes);
  const heard = heardAct(clause, votes, isKnown);
  if (ruled !== null) {
    const isFirm = form.kind === 'order' || form.kind === 'wish';
    const isContradicted = !isFirm && heard !== null && heard.act !== ruled.act && heard.sure >= certain;
    // Of something that stands in the house its own day is asked, and not the calendar's.
    if (isKnown && ruled.act === 'what_day' && !ofToday.test(rest)) return { ...ruled, act: 'search' };
    // "Physio on Friday": the one that stands there.
    const isNamed = form.kind === 'fragment' && things.named === 1 && ruled.act === 'plan_event';
    if (isNamed) return { ...ruled, act: 'change_task', heard: true };
    // "Dentist moved, now Friday at three": nobody here knows of it yet.
    const isNew = !isFirm && ruled.act === 'change_task' && things.named === 0 && saysHour(clause);
    if (isNew) return { ...ruled, act: 'plan_event', heard: true };
    return isContradicted ? { act: heard.act, sure: 0.6, from: form.core, heard: true } : ruled;
  }
  const [usual, weight] = usualAct(clause, things);
  const built = {
    act: usual,
    sure: Math.min(0.95, Math.max(weight + (votes.get(usual) ?? 0) / 2, heard?.sure ?? 0)),
  };
  const found =
    heard === null ||
    heard.act === usual ||
    weight >= certainly ||
    (weight === firm && heard.sure < groundlessOf(heard.act))
      ? built
      : heard;
  return { ...found, from: form.core, heard: true };
}

const saysHour = ({ reading }: Clause): boolean =>
  reading.dates.some(({ when }) => when.time !== null || when.times.length > 0);

function ruledBy(rules: readonly ActRule[], rest: string, at: number, votes: Votes): Meant | null {
  for (const [act, pattern, what] of rules) {
    const match = matching(pattern).exec(rest);
    if (match === null) continue;
    const sure = Math.min(0.98, 0.85 + 0.15 * (votes.get(act) ?? 0));
    return { act, sure, from: what === 'rest' ? at + match[0].length : at, heard: false };
  }
  return null;
}

const ofToday = /^what (?:is (?:the )?)?(?:date|day|time)\b(?! (?:of|is (?!it)|for|does|do|are|will)\b)/;
