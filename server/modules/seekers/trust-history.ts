import type { AnswerSent } from '@kinsong/contract/common/call.ts';
import { closingOf, gateNames, gates, missingFor, stand } from '@kinsong/contract/seekers/trust-gates.ts';
import { trustRules, type myTrust, type trustLine } from '@kinsong/contract/seekers/trust.ts';
import type { House } from '../../platform/house.ts';
import type { Person } from '../../platform/person.ts';
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
  const now = clock.now();
  return {
    score,
    gates: gateNames.map((gate) => {
      const mine = stand(gates[gate], passed.get(gate) ?? null, score, now);
      return {
        gate,
        open: mine !== null,
        missing: missingFor(gates[gate], score),
        closes_at: (mine === null ? null : closingOf(mine))?.toISOString() ?? null,
      };
    }),
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

export async function readLine({ db }: House, { id }: Person): Promise<AnswerSent<typeof trustLine>> {
  const { timeZone } = await rows.scoreOf(db, id);
  return { points: await rows.scoreByDay(db, id, timeZone) };
}
