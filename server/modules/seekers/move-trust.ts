import { newId } from '@kinsong/contract/common/ids.ts';
import {
  gateNames,
  gates,
  stand,
  type GateName,
  type Passed,
} from '@kinsong/contract/seekers/trust-gates.ts';
import { trustRules, type Cause, type TrustRule, type TrustSource } from '@kinsong/contract/seekers/trust.ts';
import type { Db } from '../../platform/database/index.ts';
import type { House } from '../../platform/house.ts';
import { movedJob } from './trust-moved.job.ts';
import { gateNotice, type GateNews } from './gate-notice.ts';
import * as rows from './trust.sql.ts';

export interface Move {
  readonly personId: string;
  readonly cause: Cause;
  readonly at: Date;
  /** What it came from; the same thing moves somebody's trust once. Absent for what happens once in a life. */
  readonly from?: TrustSource;
  /** Tells several of the same origin apart, like the taps of two days in one space. */
  readonly part?: string;
  /** Several at once, like the taps of a day; what is over the limit is left out. */
  readonly times?: number;
}

/**
 * Moves somebody's trust within the limits of its cause, in the transaction of what causes it, and answers by how much:
 * 0 where it counted before, where the limit is reached, and for a voice of the house, which has no trust.
 */
export async function moveTrust(house: House, tx: Db, move: Move): Promise<number> {
  const { amount, news } = await recordMove(tx, move);
  for (const each of news) await house.jobs.enqueue(gateNotice, each, { tx });
  if (amount !== 0) await house.jobs.enqueue(movedJob, { personId: move.personId }, { tx });
  return amount;
}

interface Moved {
  readonly amount: number;
  readonly news: readonly GateNews[];
}

const nothing: Moved = { amount: 0, news: [] };

/** The same without telling anybody. */
export async function recordMove(tx: Db, move: Move): Promise<Moved> {
  const { personId, cause, at, from, part } = move;
  const held = await rows.holdScore(tx, personId);
  if (held === null) return nothing;
  const times = await allowed(tx, move, held.timeZone);
  if (times <= 0) return nothing;
  const amount = trustRules[cause].amount * times;
  const source = from === undefined ? 'once' : [from.type, from.id, part].filter(Boolean).join(' ');
  if (!(await rows.insertEntry(tx, { personId, cause, amount, at, source, from: from ?? null })))
    return nothing;
  const score = held.score + amount;
  await rows.setScore(tx, personId, score);
  return { amount, news: await standAtGates(tx, personId, score, at) };
}

/** How many of those asked for the limit of the cause still lets through. */
async function allowed(tx: Db, { personId, cause, at, times = 1 }: Move, timeZone: string): Promise<number> {
  const { limit, amount }: TrustRule = trustRules[cause];
  if (limit === 'unlimited' || limit === 'once') return times;
  const brought = await rows.broughtLately(tx, { personId, cause, at, within: limit.in, timeZone });
  return Math.min(times, limit.times - brought / amount);
}

/** Keeps how somebody stands before each gate, and answers what is worth telling them. */
export async function standAtGates(tx: Db, personId: string, score: number, now: Date): Promise<GateNews[]> {
  const passed = await rows.passedBy(tx, personId);
  const news: GateNews[] = [];
  for (const gate of gateNames) {
    const before = passed.get(gate) ?? null;
    const after = stand(gates[gate], before, score, now);
    if (same(before, after)) continue;
    await rows.keepPassed(tx, personId, gate, after);
    const what = whatHappened(before, after);
    if (what !== null)
      news.push({ id: newId(now.getTime()), personId, gate, what, score, at: now.toISOString() });
  }
  return news;
}

const same = (a: Passed | null, b: Passed | null): boolean =>
  a === b || (a !== null && b !== null && a.noticeSince?.getTime() === b.noticeSince?.getTime());

function whatHappened(before: Passed | null, after: Passed | null): GateNews['what'] | null {
  if (before === null) return 'opened';
  if (after === null) return 'closed';
  return after.noticeSince === null ? null : 'notice';
}

/** Is this gate open for somebody: passed now, or before and not lost yet? */
export async function passes({ db, clock }: House, personId: string, gate: GateName): Promise<boolean> {
  const [{ score }, passed] = await Promise.all([rows.scoreOf(db, personId), rows.passedBy(db, personId)]);
  return stand(gates[gate], passed.get(gate) ?? null, score, clock.now()) !== null;
}
