import type { Db } from '../../platform/database/index.ts';
import type { Visit } from '../../platform/visit.ts';
import * as rows from './identity.sql.ts';
import type { deeds } from './identity.tables.ts';

/** Writes down what somebody did. */
export function note(
  db: Db,
  at: Date,
  visit: Visit,
  deed: (typeof deeds)[number],
  personId: string | null,
  subjectId: string | null = null,
): Promise<void> {
  const { address, device } = visit;
  return rows.recordDeed(db, { at, personId, deed, subjectId, address, device });
}
