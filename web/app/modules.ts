import { guide } from '../modules/guide/index.ts';
import { messages } from '../modules/messages/index.ts';
import { seekers } from '../modules/seekers/index.ts';
import { spaces } from '../modules/spaces/index.ts';
import { tasks } from '../modules/tasks/index.ts';
import type { WebModule } from '../platform/web-module.ts';

/** The modules behind the door, one line each. What one brings stands in its `manifest.ts`. */
export const modules: readonly WebModule[] = [spaces, messages, tasks, seekers, guide];
