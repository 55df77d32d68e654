import type { Capability } from '@kinsong/contract/capabilities.ts';
import { errors } from '@kinsong/contract/common/errors.ts';
import { newId } from '@kinsong/contract/common/ids.ts';
import {
  changeTask,
  confirmTask,
  createOwnTask,
  createTask,
  deleteTask,
} from '@kinsong/contract/tasks/tasks.ts';
import { awaitsConfirmation, type Origin, type Status, type Task } from '@kinsong/contract/tasks/task.ts';
import Check from 'lucide-react/icons/check';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import Undo2 from 'lucide-react/icons/undo-2';
import UserRoundCheck from 'lucide-react/icons/user-round-check';
import type { Action } from '../../platform/action.ts';
import { signedIn } from '../../platform/signed-in.ts';
import { toast } from '../../ui/index.ts';
import { justDone } from './done/justDone.ts';
import { isComing, ownPlace } from './unsent-overlay.ts';

/** What someone may say of a task when they write it down or change it. */
export type Words = Pick<
  Task,
  'text' | 'notes' | 'priority' | 'due_date' | 'assigned_to' | 'assigned_outside'
>;

/** What it came from, as far as it is for whoever writes it down to say. */
export type GivenOrigin = Pick<Origin, 'type' | 'id' | 'space_id' | 'text'>;
export type NewWords = Pick<Words, 'text'> & Partial<Words> & { origin?: GivenOrigin };

/**
 * Writes down a task, in a space or for oneself alone. It is kept at once and sent when it can be. Answers its id, or
 * undefined where this browser could not keep it.
 */
export async function writeDown(space: string | undefined, words: NewWords): Promise<string | undefined> {
  const body = { id: newId(), made_at: new Date().toISOString(), ...words };
  const { outbox, socket } = signedIn();
  try {
    if (space === undefined) await outbox.write(ownPlace, createOwnTask, { body });
    else await outbox.write(space, createTask, { params: { space_id: space }, body });
  } catch {
    toast({ title: errors['todo.failed'].text, tone: 'ember' });
    return undefined;
  }
  if (socket.connection.get() === 'lost') {
    const description = 'It is kept on this device, and sent when the house answers again.';
    toast({ title: 'Todo Created Locally!', description, tone: 'good' });
  }
  return body.id;
}

/** What is done to a task waits behind its making, where that waits. */
const lineOf = ({ id, space_id }: Task): string =>
  isComing(signedIn().outbox.items.get(), id) && space_id === ownPlace ? ownPlace : space_id;

export type Change = Partial<Words & { status: Status }>;

export async function change(task: Task, body: Change): Promise<void> {
  const params = { task_id: task.id };
  await signedIn().outbox.write(lineOf(task), changeTask, { params, query: {}, body });
}

/** Ticks a task, or takes it up again; either can be undone for a moment. */
export async function tick(task: Task): Promise<void> {
  const isDone = task.status === 'completed';
  // Said before it is written: the row stays where it stands meanwhile, and does not leave and come back.
  justDone.set(isDone ? undefined : { task, at: Date.now() });
  try {
    await change(task, { status: isDone ? 'pending' : 'completed' });
  } catch (refused) {
    justDone.set(undefined);
    throw refused;
  }
}

export async function remove(task: Task): Promise<void> {
  await signedIn().outbox.write(lineOf(task), deleteTask, { params: { task_id: task.id } });
}

export async function confirm(task: Task): Promise<void> {
  await signedIn().outbox.write(lineOf(task), confirmTask, { params: { task_id: task.id } });
}

/** A task, and what the screen around it can do for it. */
export interface OnTask {
  readonly task: Task;
  readonly abilities: ReadonlySet<Capability>;
  edit(): void;
  askRemove(): void;
}

const isOwn = ({ created_by, assigned_to }: Task, me: string): boolean =>
  created_by === me || assigned_to === me;

export const mayChange = ({ task, abilities }: Pick<OnTask, 'task' | 'abilities'>): boolean =>
  abilities.has('tasks.changeAny') || (abilities.has('tasks.changeOwn') && isOwn(task, signedIn().person.id));

const mayRemove = ({ task, abilities }: OnTask): boolean =>
  abilities.has('tasks.deleteAny') ||
  (abilities.has('tasks.deleteOwn') && task.created_by === signedIn().person.id);

export const taskActions: readonly Action<OnTask>[] = [
  {
    key: 'confirm',
    label: 'Confirm it is done',
    icon: UserRoundCheck,
    enabled: (on) => awaitsConfirmation(on.task) && on.task.created_by === signedIn().person.id,
    perform: ({ task }) => confirm(task),
  },
  {
    key: 'done',
    label: 'Done',
    icon: Check,
    enabled: (on) => on.task.status !== 'completed' && mayChange(on),
    perform: ({ task }) => tick(task),
  },
  {
    key: 'again',
    label: 'Not done after all',
    icon: Undo2,
    enabled: (on) => on.task.status === 'completed' && mayChange(on),
    perform: ({ task }) => tick(task),
  },
  {
    key: 'change',
    label: 'Change',
    icon: Pencil,
    enabled: mayChange,
    perform: ({ edit }) => edit(),
  },
  {
    key: 'delete',
    label: 'Delete',
    icon: Trash2,
    danger: true,
    enabled: mayRemove,
    perform: ({ askRemove }) => askRemove(),
  },
];
