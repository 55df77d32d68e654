import type { Module } from '../../platform/module.ts';
import { findingRoutes } from './finding.calls.ts';
import { messagesRoutes } from './messages.calls.ts';

export { messagesChanges } from './messages.ts';
export { roomView } from './projects.ts';

export const messages: Module = { name: 'messages', routes: [...messagesRoutes, ...findingRoutes] };
