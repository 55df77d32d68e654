import type { Module } from '../../platform/module.ts';
import { messagesRoutes } from './messages.calls.ts';

export { messagesChanges } from './messages.ts';
export { roomView } from './projects.ts';

export const messages: Module = { name: 'messages', routes: messagesRoutes };
