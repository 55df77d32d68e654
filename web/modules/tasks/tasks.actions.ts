import type { Capability } from '@kinsong/contract/capabilities.ts';
import { errors } from '@kinsong/contract/common/errors.ts';
import { newId } from '@kinsong/contract/common/ids.ts';
import type { TaskChange } from '@kinsong/contract/tasks/task-input.ts';
import {
  changeTask,
  claimTask,
  confirmTask,
  createOwnTask,
  createTask,
  deleteTask,
  keepTasks,
} from '@kinsong/contract/tasks/tasks.ts';
import {
  awaitsConfirmation,
  awaitsProof,
  isFree,
  type Origin,
  type Task,
} from '@kinsong/contract/tasks/task.ts';
import Check from 'lucide-react/icons/check';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import Undo2 from 'lucide-react/icons/undo-2';
import Hand from 'lucide-react/icons/hand';
import UserRoundCheck from 'lucide-react/icons/user-round-check';
import type { Action } from '../../platform/action.ts';
import type { Writing } from '../../platform/outbox/outbox.ts';
import type { OutboxItem } from '../../platform/outbox/queue.ts';
import { signedIn } from '../../platform/signed-in.ts';
import { dropFile, filesAreSaid } from '../files/index.ts';
import { toast } from '../../ui/index.ts';
import { lastDeed } from './done/last-deed.ts';
import { sayKeptHere } from './kept-here.ts';
import { wantedProof } from './proof/wanted-proof.ts';
import { isComing, ownPlace } from './unsent-overlay.ts';

/** What someone may say of a task when they write it down or change it. */
export type Words = Pick<
  Task,
  | 'text'
  | 'notes'
  | 'priority'
  | 'due_date'
  | 'due_time'
  | 'assigned_to'
  | 'assigned_outside'
  | 'tags'
  | 'repeat'
  | 'proof_wanted'
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
  // Without a line nobody needs to wait for the first try.
  if (socket.connection.get() === 'lost') sayKeptHere(body.id);
  return body.id;
}

/** What is done to a task waits behind its making, where that waits. */
export const lineOf = ({ id, space_id }: Task): string =>
  isComing(signedIn().outbox.items.get(), id) && space_id === ownPlace ? ownPlace : space_id;

export type Change = Omit<TaskChange, 'base' | 'completed'>;

/** What is sent: what changes and, so that nobody's words go unnoticed, what stood there when it was changed. */
export function withBase(task: Task, body: Change): TaskChange {
  const base = Object.fromEntries(based.flatMap((part) => (part in body ? [[part, task[part]]] : [])));
  return Object.keys(base).length === 0 ? body : { ...body, base };
}

const based = [
  'text',
  'description',
  'notes',
  'tags',
  'priority',
  'due_date',
  'due_time',
  'assigned_to',
  'assigned_outside',
] as const;

export async function change(task: Task, body: Change, writing: Writing = {}): Promise<void> {
  const input = { params: { task_id: task.id }, query: {}, body: withBase(task, body) };
  await signedIn().outbox.write(lineOf(task), changeTask, input, writing);
}

/** Ticks a task, or takes it up again; either can be undone for a moment. Where a picture is wanted, it asks for one. */
export async function tick(task: Task): Promise<void> {
  if (task.status === 'completed') {
    lastDeed.set(undefined);
    await takeUpAgain(task, 'pending');
  } else if (awaitsProof(task, signedIn().person.id)) wantedProof.set(task);
  else await done(task);
}

/** Where a picture is to show it, it is done as soon as that is at the house; until then both are kept here. */
export async function done(task: Task, picture?: string): Promise<void> {
  const undo = () => takeUpAgain({ ...task, proof_file_id: picture ?? task.proof_file_id }, task.status);
  // Said before it is written: the row stays where it stands meanwhile, and does not leave and come back.
  lastDeed.set({ said: 'Done', title: task.text, at: Date.now(), ticked: task, undo });
  try {
    if (picture === undefined) await change(task, { status: 'completed' });
    else {
      await change(task, { status: 'completed', proof_file_id: picture }, { waits: [picture] });
      await filesAreSaid([picture]);
    }
  } catch (refused) {
    lastDeed.set(undefined);
    throw refused;
  }
}

/** What waits for its picture has not happened yet: it is given up, and nothing needs to be undone. */
async function takeUpAgain(task: Task, status: Task['status']): Promise<void> {
  const waiting = waitingForPicture(task);
  if (waiting === undefined) await change(task, { status });
  else await giveUp(waiting, task.proof_file_id);
}

/** The tick that is kept here until its picture has come. */
export const waitingForPicture = ({ proof_file_id }: Task): OutboxItem | undefined =>
  proof_file_id === null
    ? undefined
    : signedIn()
        .outbox.items.get()
        .find(({ waits }) => waits?.includes(proof_file_id));

export async function giveUp(item: OutboxItem, picture: string | null): Promise<void> {
  await signedIn().outbox.takeBack(item);
  if (picture !== null) await dropFile(picture);
}

export async function claim(task: Task): Promise<void> {
  await signedIn().outbox.write(lineOf(task), claimTask, { params: { task_id: task.id } });
}

export async function remove(task: Task): Promise<void> {
  const { space_id, id, text } = task;
  const { outbox } = signedIn();
  const line = lineOf(task);
  await outbox.write(line, deleteTask, { params: { task_id: id } });
  // In one's own thread, while it waits to be made there, there is no address yet to bring it back to.
  if (line === ownPlace) return;
  const undo = () => outbox.write(line, keepTasks, { params: { space_id }, body: { task_ids: [id] } });
  lastDeed.set({ said: 'Deleted', title: text, at: Date.now(), undo });
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

const mayClaim = ({ task, abilities }: OnTask): boolean => isFree(task) && abilities.has('tasks.changeOwn');

export const mayRemove = ({ task, abilities }: Pick<OnTask, 'task' | 'abilities'>): boolean =>
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
    key: 'claim',
    label: 'I’ll do it',
    icon: Hand,
    enabled: mayClaim,
    perform: ({ task }) => claim(task),
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
