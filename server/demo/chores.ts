import { newId } from '@kinsong/contract/common/ids.ts';
import { addDays, dayOf } from '@kinsong/contract/tasks/days.ts';
import type { Priority } from '@kinsong/contract/tasks/task.ts';
import { changeTask, createOwnTask, createTask } from '@kinsong/contract/tasks/tasks.ts';
import type { Name } from './cast.ts';
import type { Resident } from './resident.ts';

/** Something to be done, as it came up: by whom, for whom, when, and out of which words. */
interface Chore {
  readonly text: string;
  readonly by: Name;
  readonly carries?: Name | 'anyone';
  readonly priority?: Priority;
  /** Days from today; what is late was asked for in time. */
  readonly due?: number;
  readonly notes?: string;
  /** Words of the message that it came from. */
  readonly words?: string;
  readonly status?: 'in_progress' | 'blocked' | 'completed';
}

const chores: Readonly<Record<string, readonly Chore[]>> = {
  'Mending the House': [
    { text: 'Move Oma’s bed away from the drip', by: 'Ruth', carries: 'Tomas', status: 'completed' },
    { text: 'Tie the tarpaulin over the hole', by: 'Anna', carries: 'Piet', status: 'completed' },
    { text: 'Ask two roofers from town for a price', by: 'Anna', carries: 'Ruth', status: 'completed' },
    {
      text: 'Ask Bram when the river side is dry',
      by: 'Anna',
      priority: 1,
      due: 1,
      words: 'When it rains I put the soup pot under it.',
      notes: 'He is on the Hendriks’ barn until Thursday, so ring before eight. Ask about slate hooks too.',
    },
    { text: 'Pay Tomas back for the spring gutters', by: 'Ruth', carries: 'Anna', priority: 2, due: 4 },
    {
      text: 'Tell the insurance when the damp began',
      by: 'Ruth',
      priority: 2,
      due: -2,
      words: 'They want a date when it began.',
      status: 'blocked',
    },
    {
      text: 'Sort the slates that are still good',
      by: 'Bram',
      carries: 'Piet',
      due: 12,
      status: 'in_progress',
    },
    { text: 'Find out who made the weathercock', by: 'Oma Grete', carries: 'anyone', priority: 4 },
  ],
  'Noor turns nine': [
    { text: 'Lemons, butter, nine candles', by: 'Anna', priority: 2, due: 2 },
    { text: 'Ask who brings the second table', by: 'Ines', carries: 'Kofi', due: 3 },
  ],
  "Oma's Week": [{ text: 'Sunday supper with Oma', by: 'Ruth', carries: 'anyone', due: 5 }],
  'The Kitchen Book': [
    { text: 'Write the story that goes with the beans', by: 'Hanna', carries: 'Ruth', due: 9 },
    { text: 'Find a printer who stitches', by: 'Hanna', carries: 'Anna', priority: 4, due: 20 },
  ],
};
const onlyForAnna = ['Ring Oma, just so', 'Look for the red boots before the frost'];

export interface Place {
  readonly id: string;
  readonly name: string;
  readonly told: readonly { readonly id: string; readonly text: string }[];
}

/** What is to be done in the salons when one comes to look, and what Anna carries by herself. */
export async function giveChores(
  places: readonly Place[],
  who: (name: Name) => Resident,
  now: Date,
): Promise<void> {
  for (const place of places)
    for (const chore of chores[place.name] ?? []) await give(place, chore, who, now);
  for (const text of onlyForAnna) await who('Anna').call(createOwnTask, { body: { id: newId(), text } });
}

async function give(
  { id: space_id, told }: Place,
  { text, by, carries = by, priority = 3, due, notes = '', words, status }: Chore,
  who: (name: Name) => Resident,
  now: Date,
): Promise<void> {
  const said = words === undefined ? undefined : told.find((each) => each.text.includes(words));
  if (words !== undefined && said === undefined) throw new Error(`nobody said "${words}"`);
  // Ten days ago nothing of it was late.
  const made_at = new Date(now.getTime() - 10 * 24 * 60 * 60 * 1000).toISOString();
  const task = await who(by).call(createTask, {
    params: { space_id },
    body: {
      id: newId(),
      text,
      priority,
      notes,
      made_at,
      due_date: due === undefined ? null : addDays(dayOf(now), due),
      assigned_to: carries === 'anyone' ? null : who(carries).id,
      origin: said === undefined ? null : { type: 'message', id: said.id, space_id, text: words ?? '' },
    },
  });
  if (status === undefined || carries === 'anyone') return;
  await who(carries).call(changeTask, { params: { task_id: task.id }, query: {}, body: { status } });
}
