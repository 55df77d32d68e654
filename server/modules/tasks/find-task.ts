import { may, type Capability } from '@kinsong/contract/capabilities.ts';
import { Refusal } from '@kinsong/contract/common/errors.ts';
import type { House } from '../../platform/house.ts';
import type { Person } from '../../platform/person.ts';
import { mayOrRefuse, placeOf, standingOf } from '../spaces/index.ts';
import { findTask, type TaskRow } from './tasks.sql.ts';

/** Whose task it is for a right: the one who carries it may change it, only the one who wrote it down takes it away. */
const rights = {
  change: {
    own: 'tasks.changeOwn',
    any: 'tasks.changeAny',
    isOwn: ({ createdBy, assignedTo }: TaskRow, me: string) => createdBy === me || assignedTo === me,
  },
  delete: {
    own: 'tasks.deleteOwn',
    any: 'tasks.deleteAny',
    isOwn: ({ createdBy }: TaskRow, me: string) => createdBy === me,
  },
  confirm: {
    own: 'tasks.changeOwn',
    any: null,
    isOwn: ({ createdBy }: TaskRow, me: string) => createdBy === me,
  },
} as const satisfies Record<string, { own: Capability; any: Capability | null; isOwn: unknown }>;

/** The first line of every verb on one task: it is found through the space it lies in, or not at all. */
export async function reachTask(
  house: House,
  person: Person,
  taskId: string,
  right: keyof typeof rights,
): Promise<TaskRow> {
  const { own, any, isOwn } = rights[right];
  const { row, place } = await findFor(house, person, taskId, own);
  const allowed = isOwn(row, person.id) || (any !== null && may(standingOf(person, place), any));
  if (!allowed) throw new Refusal('allowed.not');
  return row;
}

/** The same for somebody who only looks. What was taken away is not there any more. */
export async function readTask(house: House, person: Person, taskId: string): Promise<TaskRow> {
  const { row } = await findFor(house, person, taskId, 'tasks.read');
  if (row.deletedAt !== null) throw new Refusal('found.not');
  return row;
}

async function findFor(house: House, person: Person, taskId: string, capability: Capability) {
  const row = await findTask(house.db, taskId);
  if (row === null) throw new Refusal('found.not');
  const place = await mayOrRefuse(house, person, capability, row.spaceId);
  if (row.born <= place.seesFrom) throw new Refusal('found.not');
  return { row, place };
}

/** Somebody who is to carry a task has to be in the space, where they see it. */
export async function mustBeHere(house: House, personId: string, spaceId: string): Promise<void> {
  if ((await placeOf(house.db, personId, spaceId)) === null) {
    throw new Refusal('input.wrong', { assigned_to: 'Choose someone who is here.' });
  }
}
