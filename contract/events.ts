import type { EventKind } from './common/event.ts';
import { guideEvents } from './guide/events.ts';
import { messagesEvents } from './messages/events.ts';
import { spacesEvents } from './spaces/events.ts';
import { tasksEvents } from './tasks/events.ts';

/** Every live event there is. */
export const allEvents: readonly EventKind[] = [
  ...spacesEvents,
  ...messagesEvents,
  ...tasksEvents,
  ...guideEvents,
];
