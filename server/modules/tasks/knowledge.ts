import { day } from '@kinsong/contract/common/time.ts';
import type { House } from '../../platform/house.ts';
import type { Person } from '../../platform/person.ts';
import { readableBy } from './mine.sql.ts';
import type { TaskRow } from './tasks.sql.ts';

/** What the guide may know of a task. */
export type KnownTask = Pick<
  TaskRow,
  'id' | 'spaceId' | 'status' | 'priority' | 'dueDate' | 'assignedTo' | 'createdBy' | 'completedAt'
> & { readonly title: string; readonly touchedAt: Date };

const doneLately = 60 * day;

/** Everything open that someone may read, and what was done in the last sixty days. */
export async function knownTasks(house: House, person: Pick<Person, 'id'>): Promise<KnownTask[]> {
  const since = new Date(house.clock.now().getTime() - doneLately);
  const rows = await readableBy(house.db, person.id, since);
  return rows.map((row) => ({
    id: row.id,
    spaceId: row.spaceId,
    title: row.text,
    status: row.status,
    priority: row.priority,
    dueDate: row.dueDate,
    assignedTo: row.assignedTo,
    createdBy: row.createdBy,
    touchedAt: new Date(row.happened.at(-1)?.at ?? row.createdAt),
    completedAt: row.completedAt,
  }));
}
