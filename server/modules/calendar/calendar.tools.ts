import type { Tool } from '../../platform/tool.ts';
import { changeTools } from './tools/change-event.tools.ts';
import { createTool } from './tools/create-event.tool.ts';

/** What the guide may propose here. Nothing of it happens before a Yes, and then with the person's own rights. */
export const calendarTools: readonly Tool[] = [createTool, ...changeTools];
