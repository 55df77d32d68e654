import type { Act } from '../frames/acts.ts';
import type { Frame, When } from '../frames/frame.ts';
import { answer } from './answer.ts';
import { bareFrame, someone } from './frame-of.ts';
import type { Reply } from './reply.ts';
import { nothingLookedUp, type Ability, type Task, type World } from './world.ts';

const label = (act: Act, words: string, needs: Ability['needs'] = ['object']): [Act, Ability] => [
  act,
  { needs, label: words },
];
const task = (id: string, title: string, more: Partial<Task> = {}): Task => ({
  id,
  spaceId: 'yard',
  title,
  status: 'pending',
  priority: 3,
  dueDate: null,
  dueTime: null,
  assignedTo: null,
  createdBy: 'me',
  touchedAt: new Date('2026-11-10T09:00:00Z'),
  completedAt: null,
  ...more,
});

/** A family in the yard at the mill, on Wednesday the 18th of November 2026, at half past ten. */
export const millHouse = (more: Partial<World> = {}): World => ({
  now: new Date('2026-11-18T09:30:00Z'),
  timeZone: 'Europe/Amsterdam',
  mode: 'real_world',
  seed: 'm1',
  me: { id: 'me', name: 'Wout', realName: null },
  people: [
    { id: 'hanna', name: 'Hanna', realName: 'Hanna Vos' },
    { id: 'sem', name: 'Sem', realName: 'Sem Vos' },
    { id: 'jan-k', name: 'Jan', realName: 'Jan Kramer' },
    { id: 'jan-m', name: 'Jan', realName: 'Jan Mulder' },
  ],
  spaces: [
    {
      id: 'yard',
      name: 'The Mill Yard',
      kind: 'family',
      people: ['me', 'hanna', 'sem', 'jan-k', 'jan-m'],
      lastWordAt: null,
    },
    { id: 'feast', name: 'Winter Feast', kind: 'project', people: ['me', 'hanna'], lastWordAt: null },
  ],
  tasks: [
    task('hinges', 'Oil the gate hinges', { dueDate: '2026-11-20' }),
    task('pump', 'Drain the garden pump'),
    task('pond', 'Drain the pond', { assignedTo: 'sem' }),
    task('stove', 'Sweep the stove pipe', {
      status: 'completed',
      completedAt: new Date('2026-11-16T09:00:00Z'),
    }),
  ],
  events: [{ id: 'choir', spaceId: 'yard', title: 'Choir evening', day: '2026-11-26', time: '20:00' }],
  reminders: [
    { id: 'pills', text: 'Order the cat’s tablets', at: new Date('2026-11-20T08:00:00Z') },
    { id: 'rent', text: 'Pay the barn rent', at: new Date('2026-11-30T08:00:00Z') },
  ],
  memories: [
    { id: 'm-tea', text: 'Hanna drinks no black tea' },
    { id: 'm-key', text: 'The barn key hangs behind the stove' },
    { id: 'm-lock', text: 'The barn lock sticks in the frost' },
  ],
  manifesto: null,
  help: [],
  recent: [],
  abilities: new Map([
    label('add_task', 'Write a task down'),
    label('remind_me', 'Remind you', ['object', 'day']),
    label('plan_event', 'Put it into the calendar', ['object', 'day']),
    label('start_vote', 'Open a vote'),
    label('found_project', 'Open a salon'),
    label('change_task', 'Change a task', ['task']),
    label('done_task', 'Tick a task off', ['task']),
    label('cancel', 'Drop a reminder', ['reminder']),
    label('remember_this', 'Keep something in mind'),
    label('forget_this', 'Forget something', []),
    label('perspective_swap', 'Begin a change of places', []),
  ]),
  pending: null,
  tale: null,
  lookedUp: nothingLookedUp,
  ...more,
});

export const day = (date: string, more: Partial<When> = {}): When => ({
  said: date,
  readings: [{ from: date, to: date }],
  time: null,
  until: null,
  times: [],
  ...more,
});
export const hour = (time: string): When => ({
  said: time,
  readings: [],
  time,
  until: null,
  times: [],
  dayless: true,
});
export const wish = (act: Act, object: string | null, more: Partial<Omit<Frame, 'act'>> = {}): Frame =>
  bareFrame(act, {
    said: object ?? '',
    object,
    topic: (object ?? '').toLowerCase().split(' ').slice(1),
    ...more,
  });
export const who = (id: string) => ({ ...someone(id), said: id });

/** What is said, and what was heard in it; words alone are heard as nothing known. */
export type Words = string | readonly [string, ...Frame[]];

/** Says one thing after the other; each is answered with what the last reply left open. */
export function talk(words: readonly Words[], world: World = millHouse()): Reply {
  let [now, reply]: [World, Reply | null] = [world, null];
  for (const [index, each] of words.entries()) {
    const [text, ...frames] = typeof each === 'string' ? [each] : each;
    const heard =
      frames.length > 0
        ? frames.map((frame) => ({ ...frame, said: frames.length === 1 ? text : (frame.object ?? text) }))
        : [bareFrame('unknown', { said: text })];
    reply = answer({ text, frames: heard, danger: null, lookups: [] }, now);
    const said = { id: `r${index}`, spaceId: 'thread', authorId: 'mairy', text: reply.text, at: now.now };
    now = { ...now, seed: `${world.seed}${index}`, pending: reply.pending, recent: [...now.recent, said] };
  }
  if (reply === null) throw new Error('nothing was said');
  return reply;
}
