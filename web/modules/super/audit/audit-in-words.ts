import { rolesInWords, type GivenRole } from '@kinsong/contract/super/house-roles.ts';
import type { AuditEntry } from '@kinsong/contract/super/audit-log.ts';

const roleIn = (detail: string): string => {
  const [role = ''] = detail.split(':', 1);
  return Object.hasOwn(rolesInWords, role) ? rolesInWords[role as GivenRole].word : role;
};

/** 'Hanna gave Ilse the role of Facilitator': a sentence, where the log keeps its parts. */
export function auditInWords({ person, act, whom, detail }: AuditEntry): string {
  const who = person?.name ?? 'Somebody';
  if (act === 'gave a role' && detail !== null)
    return `${who} gave ${whom ?? 'somebody'} the role of ${roleIn(detail)}`;
  if (act === 'took a role' && detail !== null)
    return `${who} took the role of ${roleIn(detail)} from ${whom ?? 'somebody'}`;
  return whom === null ? `${who} ${act}` : `${who} ${act}: ${whom}`;
}

/** Why, in the words of who did it. */
export const reasonOf = ({ detail }: AuditEntry): string | null =>
  detail === null ? null : detail.slice(detail.indexOf(':') + 1).trim();
