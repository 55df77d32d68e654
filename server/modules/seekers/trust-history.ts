import type { AnswerSent } from '@kinsong/contract/common/call.ts';
import { trustRules, type Cause, type myTrust, type trustLine } from '@kinsong/contract/seekers/trust.ts';
import type { Db } from '../../platform/database/index.ts';
import type { House } from '../../platform/house.ts';
import type { Person } from '../../platform/person.ts';
import { standings } from './gate-standing.ts';
import * as rows from './trust.sql.ts';

/** One's own trust, as nobody else can read it: everyone else sees the score alone. */
export async function readTrust(
  { db, clock }: House,
  { id }: Person,
  { before, limit }: { before?: string | undefined; limit: number },
): Promise<AnswerSent<typeof myTrust>> {
  const [{ score }, passed, sums, found] = await Promise.all([
    rows.scoreOf(db, id),
    rows.passedBy(db, id),
    rows.sumsByCause(db, id),
    rows.pageOfEntries(db, id, { before, limit: limit + 1 }),
  ]);
  return {
    score,
    gates: standings(score, passed, clock.now()),
    causes: sums.map(({ cause, amount }) => ({ cause, amount, times: amount / trustRules[cause].amount })),
    entries: found.slice(0, limit).map(({ id, cause, amount, at, from }) => ({
      id,
      cause,
      amount,
      at: at.toISOString(),
      from,
    })),
    more: found.length > limit,
  };
}

/** How often each cause has moved somebody's trust, for figures about themself. */
export async function timesByCause(db: Db, personId: string): Promise<ReadonlyMap<Cause, number>> {
  const sums = await rows.sumsByCause(db, personId);
  return new Map(sums.map(({ cause, amount }) => [cause, amount / trustRules[cause].amount]));
}

export async function readLine({ db }: House, { id }: Person): Promise<AnswerSent<typeof trustLine>> {
  const { timeZone } = await rows.scoreOf(db, id);
  return { points: await rows.scoreByDay(db, id, timeZone) };
}
