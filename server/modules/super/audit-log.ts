import type { Answer, Received } from '@kinsong/contract/common/call.ts';
import type { AuditEntry, exportAudit, readAudit } from '@kinsong/contract/super/audit-log.ts';
import type { House } from '../../platform/house.ts';
import type { Visit } from '../../platform/caller.ts';
import { callerWho } from '../identity/index.ts';
import { profilesOf } from '../seekers/index.ts';
import { listEntries, type EntryRow } from './audit-log.sql.ts';

const aPage = 50;
const mostLines = 50_000;

export async function searchAudit(
  house: House,
  { words, before }: Received<typeof readAudit>['query'],
  visit: Visit,
): Promise<Answer<typeof readAudit>> {
  callerWho(visit, 'super.readAudit');
  const rows = await listEntries(house.db, { words, before: before ?? null, most: aPage + 1 });
  const page = rows.slice(0, aPage);
  const profiles = await profilesOf(
    house.db,
    page.flatMap(({ personId }) => (personId === null ? [] : [personId])),
  );
  return {
    entries: page.map((row) => shapeOf(row, profiles.get(row.personId ?? '')?.avatar_url ?? '')),
    more: rows.length > aPage,
  };
}

function shapeOf(
  { id, at, personId, person, act, whom, detail, device }: EntryRow,
  face: string,
): AuditEntry {
  const who = personId === null ? null : { id: personId, name: person ?? '', avatar_url: face };
  return { id, at: new Date(at).toISOString(), person: who, act, whom, detail, device };
}

export async function auditAsTable(
  house: House,
  { words }: Received<typeof exportAudit>['query'],
  visit: Visit,
): Promise<Answer<typeof exportAudit>> {
  callerWho(visit, 'super.readAudit');
  const rows = await listEntries(house.db, { words, before: null, most: mostLines });
  const lines = rows.map(({ at, person, act, whom, detail, device }) =>
    [new Date(at).toISOString(), person ?? '', act, whom ?? '', detail ?? '', device].map(cell).join(','),
  );
  return { csv: ['when,who,did,whom,detail,device', ...lines, ''].join('\r\n'), lines: lines.length };
}

/** A word that begins like a formula would be reckoned by the program that opens the table. */
function cell(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}
