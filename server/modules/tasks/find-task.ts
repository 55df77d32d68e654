import { may, type Capability } from '@kinsong/contract/capabilities.ts';
import { Refusal } from '@kinsong/contract/common/errors.ts';
import type { House } from '../../platform/house.ts';
import type { Person } from '../../platform/person.ts';
import { isPictureOf } from '../files/index.ts';
import { mayOrRefuse, placeOf, standingOf } from '../spaces/index.ts';
import { findTask, findTasks, type TaskRow } from './tasks.sql.ts';

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

/** The same for several of one space. What is gone by then is left out; what is not theirs is refused with all the rest. */
export async function reachTasks(
  house: House,
  person: Person,
  spaceId: string,
  { ids, right }: { ids: readonly string[]; right: 'change' | 'delete' },
): Promise<TaskRow[]> {
  const { own, any, isOwn } = rights[right];
  const place = await mayOrRefuse(house, person, own, spaceId);
  const found = (await findTasks(house.db, ids)).filter(
    (row) => row.spaceId === spaceId && row.born > place.seesFrom && row.deletedAt === null,
  );
  const isAllowed = may(standingOf(person, place), any) || found.every((row) => isOwn(row, person.id));
  if (!isAllowed) throw new Refusal('allowed.not');
  return found;
}

/** For somebody who would carry it: that it is there and open to them is enough. */
export const reachFree = async (house: House, person: Person, taskId: string): Promise<TaskRow> =>
  (await findFor(house, person, taskId, 'tasks.changeOwn')).row;

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

/** What shows a task done is a picture that all see who see the task. */
export async function mustBePicture(house: House, fileId: string, spaceId: string): Promise<void> {
  if (!(await isPictureOf(house, spaceId, fileId))) {
    throw new Refusal('input.wrong', { proof_file_id: 'Choose a picture that is here.' });
  }
}
