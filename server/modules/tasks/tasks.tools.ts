import type { Tool } from '../../platform/tool.ts';
import { changeTools } from './tools/change-task.tools.ts';
import { createTool } from './tools/create-task.tool.ts';
import { dropTool } from './tools/drop-task.tool.ts';

/** What the guide may propose here. Nothing of it happens before a Yes, and then with the person's own rights. */
export const tasksTools: readonly Tool[] = [createTool, ...changeTools, dropTool];
