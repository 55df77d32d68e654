import * as z from 'zod';
import { call } from '../common/call.ts';
import { Id } from '../common/ids.ts';
import { Moment } from '../common/time.ts';

/** What was done in the house and is written down: who, what, when, on what kind of device. Never what was said. */
export const AuditEntry = z.object({
  id: Id,
  at: Moment,
  /** Null: nobody known, or somebody who has left. */
  person: z.object({ id: Id, name: z.string(), avatar_url: z.string() }).nullable(),
  act: z.string(),
  /** Whom it concerned, where that is a person. */
  whom: z.string().nullable(),
  /** The role that was given, and the reason that was said. */
  detail: z.string().nullable(),
  device: z.string(),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

/** Words are looked for in names, in what was done, and in reasons. */
const words = z.string().trim().max(80).default('');

export const readAudit = call({
  name: 'super.audit',
  title: 'A page of what was done in the house, the latest first',
  method: 'GET',
  path: '/api/super/audit',
  query: z.object({ words, before: Id.optional() }),
  answer: z.object({ entries: z.array(AuditEntry), more: z.boolean() }),
  permission: 'super.readAudit',
  errors: ['allowed.not'],
});

export const exportAudit = call({
  name: 'super.exportAudit',
  title: 'What was done in the house, as a table for other programs: at most 50,000 lines, the latest first',
  method: 'GET',
  path: '/api/super/audit/export',
  query: z.object({ words }),
  answer: z.object({ csv: z.string(), lines: z.int() }),
  permission: 'super.readAudit',
  errors: ['allowed.not'],
});
