import { Id } from '@kinsong/contract/common/ids.ts';
import { priorities } from '@kinsong/contract/common/priority.ts';
import { ClockTime, GivenDay } from '@kinsong/contract/common/time.ts';
import { quoted, titled } from '@kinsong/contract/tasks/detect-task-in-text.ts';
import { firstFrom, repeatInWords } from '@kinsong/contract/tasks/repeat.ts';
import { repeatOfRule } from '@kinsong/contract/tasks/repeat-of-rule.ts';
import { NewTask, Words } from '@kinsong/contract/tasks/task-input.ts';
import { longestTitle, type Repeat } from '@kinsong/contract/tasks/task.ts';
import { proposal, type Proposal } from '@kinsong/engines/guide/talk/proposal.ts';
import { wallOfMoment } from '@kinsong/engines/calendar/zone.ts';
import * as z from 'zod';
import type { House } from '../../../platform/house.ts';
import type { Person } from '../../../platform/person.ts';
import { tool, type DeedOrigin } from '../../../platform/tool.ts';
import { timeZoneOf } from '../../seekers/index.ts';
import { ensureThread, mayOrRefuse, nameOfSpace } from '../../spaces/index.ts';
import { createTask } from '../create-task.ts';
import * as card from './card-facts.ts';

const Args = z.object({
  title: Words,
  description: z.string().max(8000).optional(),
  /** null: it has a day, and it is not known which; without any it needs none. */
  due_date: GivenDay.nullish(),
  due_time: ClockTime.nullish(),
  /** As a calendar says it: FREQ=WEEKLY;BYDAY=FR */
  repeat: z.string().max(300).nullish(),
  priority: z.literal(priorities).optional(),
  assigned_to: Id.nullish(),
  space_id: Id.nullish(),
});
type Args = z.output<typeof Args>;

export const createTool = tool({
  name: 'tasks.create',
  title: 'Write down something to be done: for the person alone, or in a space for someone who is there',
  label: 'Write a task down',
  link: card.link,
  args: Args,
  days: { due_date: null },
  people: { assigned_to: undefined },
  fields: [
    { name: 'title', label: 'What is to be done?', kind: 'words', longest: longestTitle },
    card.priorityField,
    card.dueField,
    card.timeField,
    {
      name: 'space_id',
      label: 'Where should it go?',
      kind: 'place',
      needs: 'tasks.create',
      none: 'Only yours',
    },
    { name: 'assigned_to', label: 'Who does it?', kind: 'person', by: 'space_id' },
  ],
  hears: { acts: ['add_task'], needs: ['object'], args: argsOf },
  async describe(house, person, args) {
    const { title, due_date, due_time = null, priority = 3, assigned_to, space_id } = args;
    // A space they are not in has no name for them.
    if (space_id != null) await mayOrRefuse(house, person, 'tasks.create', space_id);
    const place = space_id == null ? 'Only yours' : await nameOfSpace(house.db, space_id);
    const repeat = await repeatOf(house, person, args);
    return {
      ask: await card.askFor(
        house,
        person,
        proposal('add_task', {
          ...{ object: title, day: due_date ?? null, time: due_date == null ? null : due_time },
          doer: assigned_to === person.id ? null : (assigned_to ?? null),
          repeat: repeat === null ? null : (args.repeat ?? null),
        }),
      ),
      title,
      facts: [
        card.priorityFact(priority),
        ...(due_date === undefined
          ? []
          : [due_date === null ? card.whichDay : card.dueFact(house, due_date, due_time)]),
        ...(args.repeat == null ? [] : [repeatFact(repeat)]),
        await card.whoFact(house, person, assigned_to ?? person.id),
        { icon: 'space', text: place, tone: 'plain' },
      ],
    };
  },
  async perform(house, person, args, origin) {
    const { title, description, priority = 3, assigned_to, space_id } = args;
    const spaceId = space_id ?? (await ensureThread(house, person.id));
    const { text, description: whole } = titled(title);
    const repeat = await repeatOf(house, person, args);
    const wanted = NewTask.parse({
      id: origin.id,
      text,
      description: [whole, description].filter(Boolean).join('\n\n'),
      priority,
      // What comes back begins on the first of its days.
      due_date: args.due_date ?? (repeat === null ? null : firstFrom(repeat, await todayOf(house, person))),
      due_time: args.due_time ?? null,
      repeat,
      assigned_to: assigned_to ?? undefined,
      origin: originGiven(origin),
    });
    const task = await createTask(house, person, spaceId, wanted);
    return card.deed(`It is written down: “${quoted(task.text)}”.`, task);
  },
});

function argsOf(wish: Proposal): z.input<typeof Args> | null {
  const { object, day, time, repeat, priority, doer, space, where } = wish;
  if (object === null) return null;
  const isSaid = where === null || object.toLowerCase().includes(where.toLowerCase());
  return {
    title: object,
    ...(isSaid ? {} : { description: where }),
    ...(day === null ? {} : { due_date: day }),
    ...(time === null ? {} : { due_time: time }),
    ...(repeat === null ? {} : { repeat }),
    ...(priority === null ? {} : { priority }),
    ...(doer === null ? {} : { assigned_to: doer }),
    ...(space === null ? {} : { space_id: space }),
  };
}

const todayOf = async ({ clock, db }: House, { id }: Person): Promise<string> =>
  wallOfMoment(clock.now().getTime(), await timeZoneOf(db, id)).slice(0, 10);

async function repeatOf(house: House, person: Person, { repeat, due_date }: Args): Promise<Repeat | null> {
  return repeat == null ? null : repeatOfRule(repeat, due_date ?? (await todayOf(house, person)));
}

/** Where a list can not keep the rhythm that was said, it says so before the Yes. */
const repeatFact = (repeat: Repeat | null): card.Fact =>
  repeat === null
    ? { icon: 'time', text: 'Once: a task can not come back like that', tone: 'warm' }
    : { icon: 'time', text: repeatInWords(repeat), tone: 'plain' };

/** It came from what the person had said; where they had said nothing, the guide began. */
const originGiven = ({ messageId, spaceId, text }: DeedOrigin): z.input<typeof NewTask>['origin'] =>
  messageId === null
    ? { type: 'guide' }
    : { type: 'message', id: messageId, space_id: spaceId, text: text.slice(0, 8000) };
