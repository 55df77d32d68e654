import { newId } from '@kinsong/contract/common/ids.ts';
import { newTask } from '@kinsong/contract/tasks/task-after-change.ts';
import type { Db } from '../../platform/database/index.ts';
import type { Furniture } from '../spaces/index.ts';
import { taskRow } from './contract-shapes.ts';
import { fromNothing } from './task-origin.ts';
import { insertTask } from './tasks.sql.ts';

/** What a salon begins with lies there for whoever takes it up. */
export async function writeFirstTasks(tx: Db, { spaceId, by, at, tasks }: Furniture): Promise<void> {
  for (const { rev, text, priority, dueDate } of tasks) {
    const wanted = { id: newId(), text, priority, due_date: dueDate, assigned_to: null };
    const made = { by, at: at.toISOString() };
    await insertTask(tx, taskRow(newTask(wanted, { space_id: spaceId, rev, origin: fromNothing }, made)));
  }
}
