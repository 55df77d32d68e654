import type { Module } from '../../platform/module.ts';
import { findingRoutes } from './message-lookup.calls.ts';
import { messagesRoutes } from './messages.calls.ts';
import { hearMarks, marks } from './read-marks.ts';
import { tapsRoutes } from './trust-taps.calls.ts';
import { tapsJob } from './nightly-tap-count.job.ts';
import { tapCountsWork } from './publish-tap-counts.ts';

export { changeMessageOf, takeBackFrom } from './change-message.ts';
export { extraReading } from './contract-shapes.ts';
export { oneMessage, placeOfOwn } from './message-lookup.ts';
export { foundFor, latestFor } from './guide-knowledge.ts';
export { lastSaidAt } from './guide-knowledge.sql.ts';
export { messagesChanges } from './messages.ts';
export { roomView } from './room-socket-events.ts';
export { keepWords, lastWordsOf, messageOf, sayInSpace } from './system-messages.ts';
export { publishTapCounts } from './publish-tap-counts.ts';

export const messages: Module = {
  name: 'messages',
  routes: [...messagesRoutes, ...findingRoutes, ...tapsRoutes],
  jobs: [tapsJob],
  periodic: [tapCountsWork, marks.periodic],
  open: hearMarks,
};
