import {
  closingOf,
  gateNames,
  gates,
  missingFor,
  stand,
  type GateName,
  type Passed,
} from '@kinsong/contract/seekers/trust-gates.ts';
import type { TrustGate } from '@kinsong/contract/seekers/trust.ts';
import type { Db } from '../../platform/database/index.ts';
import type { House } from '../../platform/house.ts';
import * as rows from './trust.sql.ts';

/** How somebody stands before each gate now. */
export async function gatesOf({ db, clock }: House, personId: string): Promise<TrustGate[]> {
  const [{ score }, passed] = await Promise.all([rows.scoreOf(db, personId), rows.passedBy(db, personId)]);
  return standings(score, passed, clock.now());
}

export const standings = (score: number, passed: ReadonlyMap<GateName, Passed>, now: Date): TrustGate[] =>
  gateNames.map((gate) => {
    const mine = stand(gates[gate], passed.get(gate) ?? null, score, now);
    return {
      gate,
      open: mine !== null,
      missing: missingFor(gates[gate], score),
      closes_at: (mine === null ? null : closingOf(mine))?.toISOString() ?? null,
    };
  });

/**
 * Is a gate open for somebody, asked in the transaction that lets them through: until it ends their trust does not move,
 * so that nobody slips in while the gate closes.
 */
export async function holdsGate(tx: Db, personId: string, gate: GateName, now: Date): Promise<boolean> {
  const held = await rows.holdScore(tx, personId);
  if (held === null) return false;
  const passed = await rows.passedBy(tx, personId);
  return stand(gates[gate], passed.get(gate) ?? null, held.score, now) !== null;
}
