import { daysBetween, type DayText } from '../common/calendar-days.ts';
import type { Vitals } from './vitals.ts';

export const healths = ['excellent', 'healthy', 'attention_needed', 'critical'] as const;
export type Health = (typeof healths)[number];

/** Why a salon stands as it does: each has its words on the screen, with its number. */
export interface Reason {
  readonly what: 'overdue' | 'mandatory_votes' | 'silent_days' | 'nothing_yet';
  readonly n: number;
}

export interface State {
  /** Of all its tasks so many are done, in percent; null where there are none. */
  readonly progress: number | null;
  readonly overdue: number;
  readonly silentDays: number;
  /** Null is grey: nothing has happened yet by which one could tell. */
  readonly health: Health | null;
  readonly reasons: readonly Reason[];
}

/**
 * The rule, shown to whoever asks for it. Each line takes one step down from excellent:
 * something overdue, a vote that binds everybody still open, or silence of a week while something is to be done.
 * Much overdue (a third of what is open, and three at least) or a month of silence takes two.
 * At nought steps it is excellent, at one healthy, at two attention_needed, from three on critical.
 */
export const rule = {
  silentDays: 7,
  longSilentDays: 30,
  muchOverdue: { share: 1 / 3, least: 3 },
} as const;

const byStep: readonly Health[] = ['excellent', 'healthy', 'attention_needed', 'critical'];

/** How a space stands at a moment: the same answer on the server and on every screen. */
export function stateOf(vitals: Vitals, today: DayText): State {
  const { open_tasks, done_tasks, mandatory_votes, last_activity_at } = vitals;
  const all = open_tasks + done_tasks;
  const overdue = Object.entries(vitals.due).reduce((n, [day, many]) => (day < today ? n + many : n), 0);
  const silentDays = Math.max(0, daysBetween(last_activity_at.slice(0, 10), today));
  const reasons: Reason[] = [];
  if (overdue > 0) reasons.push({ what: 'overdue', n: overdue });
  if (mandatory_votes > 0) reasons.push({ what: 'mandatory_votes', n: mandatory_votes });
  const isWaiting = open_tasks > 0 || mandatory_votes > 0;
  if (isWaiting && silentDays >= rule.silentDays) reasons.push({ what: 'silent_days', n: silentDays });
  const progress = all === 0 ? null : Math.round((100 * done_tasks) / all);
  const isBlank = all === 0 && mandatory_votes === 0;
  if (isBlank)
    return { progress, overdue, silentDays, health: null, reasons: [{ what: 'nothing_yet', n: 0 }] };
  const steps = reasons.reduce((sum, reason) => sum + weightOf(reason, open_tasks), 0);
  return { progress, overdue, silentDays, health: byStep[Math.min(steps, 3)]!, reasons };
}

function weightOf({ what, n }: Reason, open: number): number {
  if (what === 'overdue') {
    const isMuch = n >= rule.muchOverdue.least && n >= open * rule.muchOverdue.share;
    return isMuch ? 2 : 1;
  }
  return what === 'silent_days' && n >= rule.longSilentDays ? 2 : 1;
}
