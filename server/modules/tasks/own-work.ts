import type { BareLine } from '@kinsong/contract/insights/dashboard.ts';
import type { House } from '../../platform/house.ts';
import type { Person } from '../../platform/person.ts';
import { doneSince, openOf, toConfirmBy, type OwnTask } from './own-work.sql.ts';

/** What somebody carries, the nearest first. What another asked for names who waits. */
export async function carriedLines(house: House, { id }: Person): Promise<BareLine[]> {
  return (await openOf(house.db, id)).map((task) => ({
    ...lineOf(task),
    kind: task.askedBy === id ? 'task' : 'asked',
    person_id: task.askedBy === id ? null : task.askedBy,
  }));
}

/** What others did for somebody and waits for their word that it is done. */
export async function linesToConfirm(house: House, { id }: Person): Promise<BareLine[]> {
  return (await toConfirmBy(house.db, id)).map((task) => ({
    ...lineOf(task),
    ...{ kind: 'confirm', person_id: task.doneBy, day: null, time: null },
  }));
}

const lineOf = ({ id, spaceId, title, dueDate, dueTime }: OwnTask) => ({
  ...{ id, space_id: spaceId, title, day: dueDate, time: dueTime },
});

interface DoneTask {
  readonly id: string;
  readonly spaceId: string;
  readonly title: string;
  readonly at: Date;
  readonly forAnother: boolean;
}

/** What somebody did since a moment, the latest first. */
export async function doneTasks(house: House, { id }: Person, since: Date): Promise<DoneTask[]> {
  return (await doneSince(house.db, id, since)).flatMap((task) =>
    task.completedAt === null
      ? []
      : [
          {
            ...{ id: task.id, spaceId: task.spaceId, title: task.title, at: task.completedAt },
            forAnother: task.askedBy !== id,
          },
        ],
  );
}
