import { sql } from 'drizzle-orm';
import { second } from '@kinsong/contract/common/time.ts';
import type { House } from '../house.ts';

/** Whether the house can work, and if not, what it waits for, in words that tell a stranger nothing of the machine. */
export interface Readiness {
  readonly database: boolean;
  readonly relay: boolean;
  readonly waits_for?: readonly string[];
}

/** Whoever asks whether a node can work is told within two seconds, the way there and back and a busy node included. */
const patience = 1.5 * second;

export function readinessOf(house: House): () => Promise<Readiness> {
  const asksDatabase = patiently(() => house.db.execute(sql`select 1`).then(() => true));
  const asksRelay = patiently(() => house.live.ready());
  return async () => {
    const [database, relay] = await Promise.all([asksDatabase(), asksRelay()]);
    const waitsFor = [
      ...(house.disk.isLacking() ? ['room on the disk'] : []),
      ...(database ? [] : ['the database']),
      ...(relay ? [] : ['the line to the other nodes']),
    ];
    return { database, relay, ...(waitsFor.length === 0 ? {} : { waits_for: waitsFor }) };
  };
}

/** No answer in time is a no. What was asked and not answered is not asked again beside it: that would pile up. */
function patiently(ask: () => Promise<boolean>): () => Promise<boolean> {
  let asked: Promise<boolean> | undefined;
  return () => {
    asked ??= ask()
      .catch(() => false)
      .finally(() => {
        asked = undefined;
      });
    let timer: ReturnType<typeof setTimeout>;
    const late = new Promise<boolean>((resolve) => {
      timer = setTimeout(() => resolve(false), patience);
    });
    return Promise.race([asked, late]).finally(() => clearTimeout(timer));
  };
}
