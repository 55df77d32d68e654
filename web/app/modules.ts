import { assistant } from '../modules/assistant/index.ts';
import { calendar } from '../modules/calendar/index.ts';
import { docs } from '../modules/docs/index.ts';
import { files } from '../modules/files/index.ts';
import { guilds } from '../modules/guilds/index.ts';
import { guide } from '../modules/guide/index.ts';
import { hospitality } from '../modules/hospitality/index.ts';
import { messages } from '../modules/messages/index.ts';
import { onboarding } from '../modules/onboarding/index.ts';
import { organiser } from '../modules/organiser/index.ts';
import { rooms } from '../modules/rooms/index.ts';
import { seekers } from '../modules/seekers/index.ts';
import { spaces } from '../modules/spaces/index.ts';
import { tasks } from '../modules/tasks/index.ts';
import { votes } from '../modules/votes/index.ts';
import { worksheets } from '../modules/worksheets/index.ts';
import type { WebModule } from '../platform/web-module.ts';

/** The modules behind the door, one line each. What one brings stands in its `manifest.ts`. */
export const modules: readonly WebModule[] = [
  spaces,
  files,
  messages,
  tasks,
  calendar,
  votes,
  docs,
  seekers,
  rooms,
  onboarding,
  guilds,
  guide,
  assistant,
  worksheets,
  organiser,
  hospitality,
];
