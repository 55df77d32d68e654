import { Refusal } from '@kinsong/contract/common/errors.ts';
import { Id } from '@kinsong/contract/common/ids.ts';
import { GivenDay } from '@kinsong/contract/common/time.ts';
import type { CardField, CardWords } from '@kinsong/contract/guide/proposal-card.ts';
import { dayInWords } from '@kinsong/contract/tasks/calendar-days.ts';
import { quoted, titled } from '@kinsong/contract/tasks/detect-task-in-text.ts';
import { NewTask, Words, type TaskChange } from '@kinsong/contract/tasks/task-input.ts';
import {
  longestTitle,
  priorities,
  priorityWords,
  type Priority,
  type Task,
} from '@kinsong/contract/tasks/task.ts';
import * as z from 'zod';
import type { House } from '../../platform/house.ts';
import type { Person } from '../../platform/person.ts';
import { tool, type Deed, type DeedOrigin, type Tool, type ToolLink } from '../../platform/tool.ts';
import { profilesOf } from '../seekers/index.ts';
import { ensureThread, mayOrRefuse, nameOfSpace } from '../spaces/index.ts';
import { createTask } from './create-task.ts';
import { mustBeHere, readTask } from './find-task.ts';
import { taskShape } from './contract-shapes.ts';
import { changeTask } from './tasks.ts';

type Fact = CardWords['facts'][number];

const tones = { 1: 'urgent', 2: 'warm', 3: 'plain', 4: 'plain' } as const;
const priorityFact = (priority: Priority): Fact => ({
  icon: 'priority',
  text: priorityWords[priority],
  tone: tones[priority],
});
const whichDay: Fact = { icon: 'due', text: 'Which day?', tone: 'warm' };
const dueFact = ({ clock }: House, day: string): Fact => ({
  icon: 'due',
  text: dayInWords(day, clock.now(), 'short'),
  tone: 'plain',
});

async function whoFact(house: House, person: Person, id: string): Promise<Fact> {
  const name = (await profilesOf(house.db, [id])).get(id)?.name ?? 'someone';
  return { icon: 'who', text: id === person.id ? `${name}, you` : name, tone: 'plain' };
}

const deed = (said: string, { id, space_id, text }: Task): Deed => ({
  said,
  link: { kind: 'task', id, space_id, name: text },
});

const link: ToolLink = { kind: 'task', path: '/tasks?task=:id', words: 'See the task' };
const dueField: CardField = { name: 'due_date', label: 'By when?', kind: 'day', free: true };
const priorityField: CardField = {
  name: 'priority',
  label: 'How urgent is it?',
  kind: 'choice',
  options: priorities.map((value) => ({ value, label: priorityWords[value] })),
  usual: '3',
};

const create = tool({
  name: 'tasks.create',
  title: 'Write down something to be done: for the person alone, or in a space for someone who is there',
  label: 'Write a task down',
  link,
  args: z.object({
    title: Words,
    description: z.string().max(8000).optional(),
    due_date: GivenDay.nullish(),
    priority: z.literal(priorities).optional(),
    assigned_to: Id.nullish(),
    space_id: Id.nullish(),
  }),
  days: { due_date: null },
  people: { assigned_to: undefined },
  fields: [
    { name: 'title', label: 'What is to be done?', kind: 'words', longest: longestTitle },
    priorityField,
    dueField,
    {
      name: 'space_id',
      label: 'Where should it go?',
      kind: 'place',
      needs: 'tasks.create',
      none: 'Only yours',
    },
    { name: 'assigned_to', label: 'Who does it?', kind: 'person', by: 'space_id' },
  ],
  async describe(house, person, { title, due_date, priority = 3, assigned_to, space_id }) {
    // A space they are not in has no name for them.
    if (space_id != null) await mayOrRefuse(house, person, 'tasks.create', space_id);
    const place = space_id == null ? 'Only yours' : await nameOfSpace(house.db, space_id);
    return {
      ask: 'Shall I write this down?',
      title,
      facts: [
        priorityFact(priority),
        // null: it has a day, and it is not known which; without any it needs none.
        ...(due_date === undefined ? [] : [due_date === null ? whichDay : dueFact(house, due_date)]),
        await whoFact(house, person, assigned_to ?? person.id),
        { icon: 'space', text: place, tone: 'plain' },
      ],
    };
  },
  async perform(house, person, args, origin) {
    const { title, description, due_date = null, priority = 3, assigned_to, space_id } = args;
    const spaceId = space_id ?? (await ensureThread(house, person.id));
    const { text, description: whole } = titled(title);
    const wanted = NewTask.parse({
      id: origin.id,
      text,
      description: [whole, description].filter(Boolean).join('\n\n'),
      priority,
      due_date,
      assigned_to: assigned_to ?? undefined,
      origin: originGiven(origin),
    });
    const task = await createTask(house, person, spaceId, wanted);
    return deed(`It is written down: “${quoted(task.text)}”.`, task);
  },
});

/** It came from what the person had said; where they had said nothing, the guide began. */
const originGiven = ({ messageId, spaceId, text }: DeedOrigin): z.input<typeof NewTask>['origin'] =>
  messageId === null
    ? { type: 'guide' }
    : { type: 'message', id: messageId, space_id: spaceId, text: text.slice(0, 8000) };

const oneTask = { task_id: Id };

/** A tool that changes one thing of a task that is there. */
function changing<const Args extends z.ZodType<{ task_id: string }>>({
  ask,
  said,
  facts,
  change,
  ...rest
}: Omit<Tool<Args>, 'describe' | 'perform' | 'link'> & {
  readonly ask: string;
  readonly said: string;
  facts(house: House, person: Person, args: z.output<Args>): Promise<Fact[]>;
  change(args: z.output<Args>): TaskChange;
}): Tool<Args> {
  return tool({
    ...rest,
    link,
    async describe(house, person, given) {
      const { text, space_id } = taskShape(await readTask(house, person, given.task_id));
      const place: Fact = { icon: 'space', text: await nameOfSpace(house.db, space_id), tone: 'plain' };
      return { ask, title: text, facts: [...(await facts(house, person, given)), place] };
    },
    async perform(house, person, given) {
      return deed(said, await changeTask(house, person, given.task_id, change(given)));
    },
  });
}

/** What the guide may propose here. Nothing of it happens before a Yes, and then with the person's own rights. */
export const tasksTools: readonly Tool[] = [
  create,
  changing({
    name: 'tasks.complete',
    title: 'Tick a task that is done',
    args: z.object(oneTask),
    ask: 'Is this done?',
    said: 'It is ticked.',
    facts: async () => [],
    change: () => ({ completed: true }),
  }),
  changing({
    name: 'tasks.reschedule',
    title: 'Give a task another day',
    fields: [{ ...dueField, asked: true }],
    // null: no day any more; without one it is still to be said.
    args: z.object({ ...oneTask, due_date: GivenDay.nullish() }),
    days: { due_date: undefined },
    ask: 'Another day for this?',
    said: 'It has another day now.',
    facts: async (house, _person, { due_date }) =>
      due_date === null ? [] : [due_date === undefined ? whichDay : dueFact(house, due_date)],
    change({ due_date }) {
      if (due_date === undefined) throw new Refusal('input.wrong', { due_date: 'Which day?' });
      return { due_date };
    },
  }),
  changing({
    name: 'tasks.assign',
    title: 'Ask someone of the same space to carry a task',
    label: 'Ask someone to do a task',
    args: z.object({ ...oneTask, assigned_to: Id }),
    ask: 'Shall I ask them to do this?',
    said: 'Somebody else does it now.',
    async facts(house, person, { task_id, assigned_to }) {
      // Whom they do not meet there has no name for them.
      const { spaceId } = await readTask(house, person, task_id);
      await mustBeHere(house, assigned_to, spaceId);
      return [await whoFact(house, person, assigned_to)];
    },
    change: ({ assigned_to }) => ({ assigned_to }),
  }),
  changing({
    name: 'tasks.prioritise',
    title: 'Make a task more or less urgent',
    fields: [priorityField],
    args: z.object({ ...oneTask, priority: z.literal(priorities) }),
    ask: 'Shall it be this urgent?',
    said: 'It is that urgent now.',
    facts: async (_house, _person, { priority }) => [priorityFact(priority)],
    change: ({ priority }) => ({ priority }),
  }),
];
