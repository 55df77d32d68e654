import type { Module } from '../../platform/module.ts';
import { journalRoutes } from './journal.calls.ts';

export { countAll as countEntries, countByPerson as countEntriesOf } from './journal.sql.ts';
export { passkeyRemoved, passwordIsNow } from './ways-in-change.ts';

export const journal: Module = { name: 'journal', routes: journalRoutes };
