import type { Db } from '../../platform/database/index.ts';
import type { Visit } from '../../platform/caller.ts';
import { insertAudit, type AuditRow } from './identity.sql.ts';

/** Writes down who did what. */
export function audit(
  db: Db,
  at: Date,
  { address, device }: Visit,
  act: AuditRow['act'],
  personId: string | null,
  subjectId: string | null = null,
  detail: string | null = null,
): Promise<void> {
  return insertAudit(db, { at, personId, act, subjectId, detail, address, device });
}
