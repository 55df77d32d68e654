import { Refusal } from '@kinsong/contract/common/errors.ts';
import { Id } from '@kinsong/contract/common/ids.ts';
import { priorities } from '@kinsong/contract/common/priority.ts';
import { ClockTime, GivenDay } from '@kinsong/contract/common/time.ts';
import type { TaskChange } from '@kinsong/contract/tasks/task-input.ts';
import { proposal, type Proposal } from '@kinsong/engines/guide/talk/proposal.ts';
import * as z from 'zod';
import type { House } from '../../../platform/house.ts';
import type { Person } from '../../../platform/person.ts';
import { tool, type Tool } from '../../../platform/tool.ts';
import { nameOfSpace } from '../../spaces/index.ts';
import { taskShape } from '../contract-shapes.ts';
import { mustBeHere, readTask } from '../find-task.ts';
import { changeTask } from '../tasks.ts';
import * as card from './card-facts.ts';

const oneTask = { task_id: Id };

/** A tool that changes one thing of a task that is there. */
function changing<const Args extends z.ZodType<{ task_id: string }>>({
  wish,
  said,
  facts,
  change,
  ...rest
}: Omit<Tool<Args>, 'describe' | 'perform' | 'link'> & {
  /** What is asked, of the task that is called so. */
  wish(args: z.output<Args>, title: string): Proposal | string;
  readonly said: string;
  facts(house: House, person: Person, args: z.output<Args>): Promise<card.Fact[]>;
  change(args: z.output<Args>): TaskChange;
}): Tool<Args> {
  return tool({
    ...rest,
    link: card.link,
    async describe(house, person, given) {
      const { text, space_id } = taskShape(await readTask(house, person, given.task_id));
      const place: card.Fact = { icon: 'space', text: await nameOfSpace(house.db, space_id), tone: 'plain' };
      const about = await facts(house, person, given);
      const wished = wish(given, text);
      const ask = typeof wished === 'string' ? wished : await card.askFor(house, person, wished);
      return { ask, title: text, facts: [...about, place] };
    },
    async perform(house, person, given) {
      return card.deed(said, await changeTask(house, person, given.task_id, change(given)));
    },
  });
}

export const changeTools: readonly Tool[] = [
  changing({
    name: 'tasks.complete',
    title: 'Tick a task that is done',
    label: 'Tick a task off',
    hears: {
      acts: ['done_task'],
      needs: ['task'],
      args: ({ task }) => (task === null ? null : { task_id: task }),
    },
    args: z.object(oneTask),
    wish: (_args, object) => proposal('done_task', { object }),
    said: 'It is ticked.',
    facts: async () => [],
    change: () => ({ completed: true }),
  }),
  changing({
    name: 'tasks.reopen',
    title: 'Open a task again that is ticked and not done after all',
    label: 'Open a task again',
    hears: {
      acts: ['done_task', 'change_task'],
      deed: 'reopen',
      needs: ['task'],
      args: ({ task }) => (task === null ? null : { task_id: task }),
    },
    args: z.object(oneTask),
    wish: (_args, object) => `Open “${object}” again?`,
    said: 'It is open again.',
    facts: async () => [],
    change: () => ({ completed: false }),
  }),
  changing({
    name: 'tasks.reschedule',
    title: 'Give a task another day, and an hour on it; without an hour, the one it has stays',
    label: 'Move a task to another day',
    fields: [{ ...card.dueField, asked: true }, card.timeField],
    hears: {
      acts: ['change_task'],
      deed: 'move',
      needs: ['task', 'day'],
      args: ({ task, day, time }) =>
        task === null
          ? null
          : {
              task_id: task,
              ...(day === null ? {} : { due_date: day }),
              ...(time === null ? {} : { due_time: time }),
            },
    },
    // null: no day any more; without one it is still to be said.
    args: z.object({ ...oneTask, due_date: GivenDay.nullish(), due_time: ClockTime.nullish() }),
    days: { due_date: undefined },
    wish({ due_date, due_time = null }, object) {
      if (due_date == null)
        return due_date === null ? `No day any more for “${object}”?` : `Another day for “${object}”?`;
      return proposal('change_task', { deed: 'move', object, day: due_date, time: due_time });
    },
    said: 'It has another day now.',
    facts: async (house, _person, { due_date, due_time }) =>
      due_date === null
        ? []
        : [due_date === undefined ? card.whichDay : card.dueFact(house, due_date, due_time)],
    change({ due_date, due_time }) {
      if (due_date === undefined) throw new Refusal('input.wrong', { due_date: 'Which day?' });
      return { due_date, due_time };
    },
  }),
  changing({
    name: 'tasks.assign',
    title: 'Ask someone of the same space to carry a task',
    label: 'Ask someone to do a task',
    hears: {
      acts: ['change_task'],
      deed: 'assign',
      needs: ['task', 'doer'],
      args: ({ task, doer }) =>
        task === null || doer === null ? null : { task_id: task, assigned_to: doer },
    },
    args: z.object({ ...oneTask, assigned_to: Id }),
    wish: ({ assigned_to }, object) => proposal('change_task', { deed: 'assign', object, doer: assigned_to }),
    said: 'Somebody else does it now.',
    async facts(house, person, { task_id, assigned_to }) {
      // Whom they do not meet there has no name for them.
      const { spaceId } = await readTask(house, person, task_id);
      await mustBeHere(house, assigned_to, spaceId);
      return [await card.whoFact(house, person, assigned_to)];
    },
    change: ({ assigned_to }) => ({ assigned_to }),
  }),
  changing({
    name: 'tasks.prioritise',
    title: 'Make a task more or less urgent',
    fields: [card.priorityField],
    hears: {
      acts: ['change_task'],
      deed: 'prioritise',
      needs: ['task'],
      args: ({ task, priority }) => (task === null || priority === null ? null : { task_id: task, priority }),
    },
    args: z.object({ ...oneTask, priority: z.literal(priorities) }),
    wish: ({ priority }, object) => proposal('change_task', { deed: 'prioritise', object, priority }),
    said: 'It is that urgent now.',
    facts: async (_house, _person, { priority }) => [card.priorityFact(priority)],
    change: ({ priority }) => ({ priority }),
  }),
];
