import type { Module } from '../../platform/module.ts';
import { findingRoutes } from './finding.calls.ts';
import { messagesRoutes } from './messages.calls.ts';
import { hearMarks, marks } from './seen.ts';
import { tapsRoutes } from './taps.calls.ts';
import { tapsJob } from './taps.job.ts';
import { tapCountsWork } from './tap-counts.ts';

export { changeMessageOf, takeBackFrom } from './changing.ts';
export { extraReading } from './shapes.ts';
export { oneMessage, placeOfOwn } from './finding.ts';
export { foundFor, latestFor } from './knowledge.ts';
export { lastSaidAt } from './knowledge.sql.ts';
export { messagesChanges } from './messages.ts';
export { roomView } from './room-view.ts';
export { keepWords, lastWordsOf, messageOf, sayInSpace } from './speaking.ts';
export { publishTapCounts } from './tap-counts.ts';

export const messages: Module = {
  name: 'messages',
  routes: [...messagesRoutes, ...findingRoutes, ...tapsRoutes],
  jobs: [tapsJob],
  periodic: [tapCountsWork, marks.periodic],
  open: hearMarks,
};
