import type { Module } from '../../platform/module.ts';
import { findingRoutes } from './finding.calls.ts';
import { messagesRoutes } from './messages.calls.ts';

export { oneMessage } from './finding.ts';
export { foundFor, type FoundWord } from './knowledge.ts';
export { messagesChanges } from './messages.ts';
export { roomView } from './projects.ts';
export {
  changeMessageOf,
  keepWords,
  lastWordsOf,
  messageOf,
  sayInSpace,
  takeBackFrom,
  type Word,
} from './speaking.ts';

export const messages: Module = { name: 'messages', routes: [...messagesRoutes, ...findingRoutes] };
