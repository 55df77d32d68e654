import type { Db } from '../../platform/database/index.ts';
import type { LiveChange } from '../../platform/live/index.ts';
import { vitalsChange } from './contract-shapes.ts';
import { moveVitals, type Counts } from './vitals.sql.ts';

interface Moved extends Counts {
  /** Of the change by which it moved, and when that was. */
  readonly rev: number;
  readonly at: Date;
}

/**
 * Counts what a change of a space moved, within that change: it holds the space's row, so that no two count at once. What
 * it answers is told together with the change; nothing, where only another moment of the same minute has passed.
 */
export async function countIn(tx: Db, spaceId: string, { rev, at, ...counts }: Moved): Promise<LiveChange[]> {
  const moved = await moveVitals(tx, spaceId, rev, at, counts);
  return moved === null ? [] : [vitalsChange(moved)];
}
