import type { Module } from '../../platform/module.ts';
import { findingRoutes } from './finding.calls.ts';
import { messagesRoutes } from './messages.calls.ts';
import { marks } from './seen.ts';
import { tapsRoutes } from './taps.calls.ts';
import { tapsJob } from './taps.job.ts';
import { tellingRound } from './telling.ts';

export { changeMessageOf, takeBackFrom } from './changing.ts';
export { oneMessage, placeOfOwn } from './finding.ts';
export { foundFor, latestFor } from './knowledge.ts';
export { lastSaidAt } from './knowledge.sql.ts';
export { messagesChanges } from './messages.ts';
export { roomView } from './room-view.ts';
export { hearMarks } from './seen.ts';
export { keepWords, lastWordsOf, messageOf, sayInSpace } from './speaking.ts';
export { tellCounts } from './telling.ts';

export const messages: Module = {
  name: 'messages',
  routes: [...messagesRoutes, ...findingRoutes, ...tapsRoutes],
  jobs: [tapsJob],
  periodic: [tellingRound, marks.periodic],
};
