import type { Module } from '../../platform/module.ts';
import { deedRoutes } from './deeds/message-deeds.calls.ts';
import { forgetPagesJob, linkPreviewJob } from './link/link-preview.job.ts';
import { findingRoutes } from './message-lookup.calls.ts';
import { messagesRoutes } from './messages.calls.ts';
import { messagesTools } from './messages.tools.ts';
import { messagesPorts, type MessagesPorts } from './ports.ts';
import { hearMarks, marks } from './read-marks.ts';
import { tapsRoutes } from './trust-taps.calls.ts';
import { tapsJob } from './nightly-tap-count.job.ts';
import { tapCountsWork } from './publish-tap-counts.ts';

export { changeMessageOf, takeBackFrom } from './change-message.ts';
export { endWordsBefore } from './end-old-words.ts';
export { answerReport, unansweredReports } from './reports.sql.ts';
export { lastSaidIn } from './old-words.sql.ts';
export { eraseMessages } from './erase-messages.sql.ts';
export { extraReading } from './contract-shapes.ts';
export { oneMessage, placeOfOwn } from './message-lookup.ts';
export { foundFor, latestFor, readableWords } from './guide-knowledge.ts';
export { lastSaidAt } from './guide-knowledge.sql.ts';
export { countMessages } from './messages.sql.ts';
export { messagesChanges, postMessage } from './messages.ts';
export { foundIn, talkIn } from './salon-knowledge.ts';
export { carriesNow } from './messages-with-files.ts';
export { roomMessageOf, roomView } from './room-socket-events.ts';
export { keepWords, lastWordsOf, messageOf, sayInSpace } from './system-messages.ts';
export { offeredWords } from './deeds/wisdom-offers.ts';
export { unreadFor } from './read-marks.ts';
export { openQuestions } from './open-questions.ts';
export { countSaid } from './said-months.sql.ts';
export { tellPage } from './link/link-previews.ts';
export { publishTapCounts } from './publish-tap-counts.ts';

export const makeMessages = (ports: MessagesPorts): Module => ({
  name: 'messages',
  routes: [...messagesRoutes, ...findingRoutes, ...tapsRoutes, ...deedRoutes],
  tools: messagesTools,
  jobs: [tapsJob, linkPreviewJob, forgetPagesJob],
  periodic: [tapCountsWork, marks.periodic],
  open(house) {
    messagesPorts.give(house, ports);
    hearMarks(house);
  },
});
