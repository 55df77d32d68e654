import { newId } from '@kinsong/contract/common/ids.ts';
import { day, minute } from '@kinsong/contract/common/time.ts';
import { addDays } from '@kinsong/contract/common/calendar-days.ts';
import { dayOf } from '@kinsong/contract/tasks/calendar-days.ts';
import { keyBetween } from '@kinsong/contract/tasks/order-key.ts';
import type { Priority } from '@kinsong/contract/common/priority.ts';
import type { Repeat, Task } from '@kinsong/contract/tasks/task.ts';
import { changeTask, confirmTask, createOwnTask, createTask } from '@kinsong/contract/tasks/tasks.ts';
import type { Name } from './people.ts';
import { after, type Home, type Moment } from './demo-house.ts';
import type { Resident } from './acting-person.ts';
import { momentOf } from './read-talk.ts';

/** Something to be done, as it came up: by whom, for whom, when, and out of which words. */
interface Chore {
  readonly text: string;
  readonly by: Name;
  readonly carries?: Name | 'anyone';
  readonly priority?: Priority;
  /** Days from today; what is late was asked for in time. */
  readonly due?: number;
  /** The hour of that day. */
  readonly hour?: string;
  readonly notes?: string;
  /** Words of the message that it came from. */
  readonly words?: string;
  readonly status?: 'in_progress' | 'blocked';
  readonly tags?: readonly string[];
  /** Its small steps; those that are done begin with a plus. */
  readonly steps?: readonly string[];
  readonly repeat?: Repeat;
  /** Put there by hand among those of its priority: the first, the second. */
  readonly place?: number;
  /** Whoever asked for it wants to see a picture of it done. */
  readonly shown?: true;
  /** So many days ago and when; whoever had asked for it says so then. */
  readonly done?: readonly [daysAgo: number, hour: number, minute: number];
}

const chores: Readonly<Record<string, readonly Chore[]>> = {
  'Mending the House': [
    { text: 'Tie the tarpaulin over the hole', by: 'Anna', carries: 'Piet', done: [33, 12, 36] },
    { text: 'Move Oma’s bed away from the drip', by: 'Ruth', carries: 'Tomas', done: [31, 20, 4] },
    { text: 'Ask two roofers from town for a price', by: 'Anna', carries: 'Ruth', done: [22, 19, 40] },
    { text: 'Send Tomas the first part for the gutters', by: 'Tomas', carries: 'Anna', done: [12, 18, 20] },
    { text: 'Write to the insurance about the back wall', by: 'Anna', carries: 'Ruth', done: [7, 20, 30] },
    { text: 'Hold the ladder while the ropes are doubled', by: 'Piet', carries: 'Anna', done: [5, 21, 50] },
    {
      text: 'Ask Bram when the river side is dry',
      by: 'Anna',
      priority: 1,
      due: 1,
      words: 'When it rains I put the soup pot under it.',
      tags: ['roof', 'phone'],
      notes: 'He is on the Hendriks’ barn until Thursday, so ring before eight. Ask about slate hooks too.',
    },
    {
      text: 'Pay Tomas back for the spring gutters',
      by: 'Ruth',
      carries: 'Anna',
      priority: 2,
      due: 4,
      tags: ['money'],
    },
    {
      text: 'Tell the insurance when the damp began',
      by: 'Ruth',
      priority: 2,
      due: -2,
      words: 'They want a date when it began.',
      status: 'blocked',
      tags: ['money', 'phone'],
    },
    {
      text: 'Sort the slates that are still good',
      by: 'Bram',
      carries: 'Piet',
      due: 12,
      status: 'in_progress',
      tags: ['roof'],
      place: 2,
      steps: ['+Carry them down', '+Knock on each one', 'Stack the good ones', 'Count them', 'Tell Bram'],
    },
    {
      text: 'Empty the pot under the drip',
      by: 'Ruth',
      carries: 'anyone',
      due: 1,
      tags: ['roof'],
      place: 1,
      repeat: { every: 'day' },
    },
    {
      text: 'Clear the gutter on the river side',
      by: 'Oma Grete',
      carries: 'Anna',
      due: 6,
      tags: ['roof', 'ladder'],
      place: 3,
      shown: true,
    },
    { text: 'Find out who made the weathercock', by: 'Oma Grete', carries: 'anyone', priority: 4 },
  ],
  'Noor turns nine': [
    { text: 'Forty lanterns for the hall', by: 'Anna', carries: 'Ruth', done: [7, 22, 30] },
    {
      text: 'Lemons, butter, nine candles',
      by: 'Anna',
      priority: 2,
      due: 2,
      hour: '16:00',
      tags: ['shopping'],
      steps: ['+Lemons', 'Butter', 'Nine candles'],
    },
    { text: 'Ask who brings the second table', by: 'Ines', carries: 'Kofi', due: 3 },
  ],
  "Oma's Week": [
    { text: 'Go to the doctor with Oma', by: 'Oma Grete', carries: 'Ruth', done: [16, 16, 30] },
    {
      text: 'Sunday supper with Oma',
      by: 'Ruth',
      carries: 'anyone',
      due: 5,
      hour: '18:00',
      repeat: { every: 'week', days: [7] },
    },
  ],
  'The Kitchen Book': [
    { text: 'Type what Oma says about dough', by: 'Hanna', carries: 'Anna', done: [20, 19, 50] },
    { text: 'Write the story that goes with the beans', by: 'Hanna', carries: 'Ruth', due: 9 },
    { text: 'Find a printer who stitches', by: 'Hanna', carries: 'Anna', priority: 4, due: 20 },
  ],
};
const onlyForAnna = ['Ring Oma, just so', 'Look for the red boots before the frost'];

type Placed = readonly [place: string, chore: Chore];
const all: readonly Placed[] = Object.entries(chores).flatMap(([place, some]) =>
  some.map((chore): Placed => [place, chore]),
);

/** What was done by the way, at its time; and at the end what is to be done when one comes to look. */
export function choreMoments(today: Date, end: Date): Moment[] {
  const done = all.flatMap(([place, chore]): Moment[] => {
    if (chore.done === undefined) return [];
    const at = momentOf(today, ...chore.done);
    return [{ at, happen: (home) => getDone(home, place, chore, at) }];
  });
  return [...done, { at: end, happen: (home) => giveOpen(home, end) }];
}

/** Asked for the day before, done now, and confirmed a while later by whoever had asked. */
async function getDone(home: Home, place: string, chore: Chore, at: Date): Promise<void> {
  const task = await give(home, place, chore, { at, madeAt: after(at, -day) });
  const params = { task_id: task.id };
  await carrierOf(home, chore).call(changeTask, { params, query: {}, body: { status: 'completed' } });
  home.setClock(after(at, 10 * minute));
  await home.who(chore.by).call(confirmTask, { params });
}

async function giveOpen(home: Home, end: Date): Promise<void> {
  for (const [place, chore] of all) {
    if (chore.done !== undefined) continue;
    // Ten days ago nothing of it was late.
    const { id } = await give(home, place, chore, { at: end, madeAt: after(end, -10 * day) });
    const { status } = chore;
    if (status === undefined) continue;
    await carrierOf(home, chore).call(changeTask, { params: { task_id: id }, query: {}, body: { status } });
  }
  for (const text of onlyForAnna) await home.who('Anna').call(createOwnTask, { body: { id: newId(), text } });
}

/** Whoever carries it; what anyone may carry is in the hands of whoever wrote it down. */
const carrierOf = (home: Home, { by, carries = by }: Chore): Resident =>
  home.who(carries === 'anyone' ? by : carries);

async function give(
  home: Home,
  place: string,
  chore: Chore,
  { at, madeAt }: { readonly at: Date; readonly madeAt: Date },
): Promise<Task> {
  const { text, by, carries, priority = 3, due, notes = '', words, tags = [], repeat, place: nth } = chore;
  const { id: space_id } = home.salon(place);
  return home.who(by).call(createTask, {
    params: { space_id },
    body: {
      id: newId(),
      text,
      priority,
      notes,
      tags: [...tags],
      checklist: stepsOf(chore),
      repeat: repeat ?? null,
      order: nth === undefined ? null : keyAt(nth),
      proof_wanted: chore.shown ?? false,
      made_at: madeAt.toISOString(),
      due_date: due === undefined ? null : addDays(dayOf(at), due),
      due_time: chore.hour ?? null,
      assigned_to: carries === 'anyone' ? null : carrierOf(home, chore).id,
      origin:
        words === undefined ? null : { type: 'message', id: home.said(place, words), space_id, text: words },
    },
  });
}

function stepsOf({ steps = [] }: Chore) {
  return steps.map((step, at) => {
    const done = step.startsWith('+');
    return { id: newId(), text: done ? step.slice(1) : step, done, order: keyAt(at + 1) };
  });
}

/** The key of the nth place, each behind the one before. */
const keyAt = (nth: number): string =>
  Array.from({ length: nth }).reduce<string>((key) => keyBetween(key === '' ? null : key, null, 'demo'), '');
