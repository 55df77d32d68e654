import {
  nothingLookedUp,
  type Ability,
  type Decided,
  type Lookup,
  type LookedUp,
  type OfferedHelp,
  type Place,
  type Reminding,
  type Said,
  type Someone,
  type Task,
  type Upcoming,
  type World,
} from '../talk/world.ts';
import type { Act } from '../frames/acts.ts';

/** The house in which the utterances are said: a Wednesday morning in November, Ruth speaking. */
export const now = new Date('2026-11-18T09:30:00Z');
export const timeZone = 'Europe/Amsterdam';

const someone = (id: string, name: string, realName: string): Someone => ({ id, name, realName });

export const people: readonly Someone[] = [
  someone('anna', 'Anna', 'Anna Dekker'),
  someone('tomas', 'Tomas', 'Tomas Dekker'),
  someone('grete', 'Oma Grete', 'Grete Dekker'),
  someone('noor', 'Noor', 'Noor Dekker'),
  someone('piet', 'Piet', 'Piet de Vries'),
  someone('bram', 'Bram', 'Bram Hendriks'),
  someone('hanna', 'Hanna', 'Hanna Vos'),
  someone('kofi', 'Kofi', 'Kofi Okafor'),
  someone('ines', 'Ines', 'Ines Okafor'),
  someone('jan-visser', 'Jan', 'Jan Visser'),
  someone('jan-bakker', 'Jan', 'Jan Bakker'),
  someone('will', 'Will', 'Will Marsh'),
];

const all = people.map(({ id }) => id);
const place = (id: string, name: string, kind = 'project'): Place => ({
  id,
  name,
  kind,
  people: all,
  lastWordAt: new Date('2026-11-18T07:40:00Z'),
});

export const spaces: readonly Place[] = [
  place('house', 'Mending the House'),
  place('noor-nine', 'Noor turns nine'),
  place('oma', "Oma's Week"),
  place('book', 'The Kitchen Book'),
  place('table', 'The Long Table', 'guild'),
];

interface Short {
  due?: string;
  priority?: Task['priority'];
  touched?: string;
  to?: string;
  space?: string;
  done?: string;
}

function task(
  id: string,
  title: string,
  { due, priority = 3, touched = '2026-11-10', to, space = 'thread', done }: Short,
): Task {
  return {
    id,
    spaceId: space,
    title,
    status: done === undefined ? 'pending' : 'completed',
    priority,
    dueDate: due ?? null,
    dueTime: null,
    assignedTo: to ?? 'ruth',
    createdBy: 'ruth',
    touchedAt: new Date(`${touched}T08:00:00Z`),
    completedAt: done === undefined ? null : new Date(`${done}T16:00:00Z`),
  };
}

export const tasks: readonly Task[] = [
  task('prices', 'Get three prices for the roof', { due: '2026-11-15', priority: 1, space: 'house' }),
  task('gutters', 'Clean the gutters', { due: '2026-11-20', priority: 2, space: 'house', to: 'tomas' }),
  task('lanterns', 'Fill the lanterns with sand', { due: '2026-11-24', space: 'noor-nine' }),
  task('insurance', 'Write to the insurance about the damp wall', { touched: '2026-10-12', space: 'house' }),
  task('doctor', "Book Oma's doctor appointment", { due: '2026-11-19', priority: 2, space: 'oma' }),
  task('benches', 'Fetch the benches from the school', { due: '2026-11-21', space: 'noor-nine', to: 'kofi' }),
  task('print', 'Print the kitchen book', { due: '2026-12-05', space: 'book', to: 'hanna' }),
  task('choir', 'Bring Oma to choir', { due: '2026-11-19', space: 'oma', to: 'piet' }),
  task('form', 'Sign the school trip form', { due: '2026-11-18', priority: 1 }),
  task('boat', 'Tar the boat', { priority: 4, touched: '2026-09-28', to: 'piet' }),
  task('plumber', 'Call the plumber', { priority: 2 }),
  task('lemons', 'Order the lemons', { done: '2026-11-16', space: 'noor-nine' }),
  task('bed', "Move Oma's bed", { done: '2026-11-14', space: 'house', to: 'tomas' }),
];

let told = 0;
const said = (spaceId: string, authorId: string, day: string, text: string): Said => ({
  id: `said-${(told += 1)}`,
  spaceId,
  authorId,
  text,
  at: new Date(`${day}T19:00:00Z`),
});

export const words: readonly Said[] = [
  said(
    'house',
    'bram',
    '2026-11-16',
    'Mine: 7,200 if I do it with my own lad. 6,400 if Tomas and Piet carry the slates up the roof.',
  ),
  said('house', 'ruth', '2026-11-16', 'I say yes. We agreed on Bram for the roof.'),
  said('house', 'tomas', '2026-11-16', 'Yes. And I have the two weeks free.'),
  said(
    'oma',
    'ines',
    '2026-11-14',
    'Twelve steps without the stick! I come for the exercises on Monday and Thursday.',
  ),
  said('oma', 'piet', '2026-11-12', 'Breakfast with Oma done. Pills taken, window open, cat fed.'),
  said('oma', 'ines', '2026-11-11', 'Stairs with Oma! Up and down, one hand on the rail.'),
  said('noor-nine', 'hanna', '2026-11-10', 'I bring the lemon cake, Oma let me measure it.'),
  said('book', 'kofi', '2026-11-09', 'I can bind. I have a press and no sense of time.'),
];

export const events: readonly Upcoming[] = [
  { id: 'noor-party', spaceId: 'noor-nine', title: 'Noor turns nine', day: '2026-11-28', time: '15:00' },
  { id: 'physio', spaceId: 'oma', title: 'Physio, Oma’s hip', day: '2026-11-19', time: '14:00' },
  { id: 'choir-eve', spaceId: 'table', title: 'Choir', day: '2026-11-24', time: '19:30' },
  { id: 'slates', spaceId: 'house', title: 'The slates come', day: '2026-11-23', time: '08:00' },
  { id: 'market', spaceId: 'table', title: 'Winter market', day: '2026-12-05', time: null },
];

export const reminders: readonly Reminding[] = [
  { id: 'r-pills', text: 'Fetch Oma’s pills', at: new Date('2026-11-19T08:00:00Z') },
  { id: 'r-candles', text: 'Buy candles', at: new Date('2026-11-27T09:00:00Z') },
];

export const help: readonly OfferedHelp[] = [
  offer('piet', 'Drive', '2026-11-21', 'house', 'I can drive on Saturday, the van is empty.'),
  offer('hanna', 'Bake bread', null, 'noor-nine', 'I could bake bread for whoever needs some.'),
  offer(
    'kofi',
    'Look after the children',
    '2026-11-20',
    'table',
    'Happy to look after the children on Friday evening.',
  ),
];

function offer(who: string, what: string, day: string | null, spaceId: string, text: string): OfferedHelp {
  const { id, at } = said(spaceId, who, '2026-11-17', text);
  return { who, what, day, messageId: id, spaceId, said: text, at };
}

export const decisions: readonly Decided[] = [
  {
    ...{ id: 'v-roof', spaceId: 'house', question: 'Slates or tiles for the roof?', verdict: 'passed' },
    ...{ winner: 'Slates', words: null, closedAt: new Date('2026-11-12T18:00:00Z') },
  },
];

const abilities: ReadonlyMap<Act, Ability> = new Map([
  ['add_task', { needs: ['object'], label: 'write a task down' }],
  ['change_task', { needs: [], label: 'change a task' }],
  ['done_task', { needs: ['task'], label: 'tick a task' }],
  ['remind_me', { needs: ['object', 'day'], label: 'remind you on a day' }],
  ['cancel', { needs: [], label: 'call something off' }],
  ['plan_event', { needs: ['object', 'day'], label: 'put something into the calendar' }],
  ['start_vote', { needs: ['object'], label: 'put a question to the vote' }],
  ['found_project', { needs: ['object'], label: 'begin a salon' }],
  ['remember_this', { needs: ['object'], label: 'remember something' }],
  ['forget_this', { needs: [], label: 'forget something' }],
  ['perspective_swap', { needs: [], label: 'begin a perspective swap' }],
  ['tell_them', { needs: ['object'], label: 'pass words on' }],
]);

/** What a search of this house finds: the same words, newest first. */
export function lookUp(lookups: readonly Lookup[]): LookedUp {
  return lookups.reduce<LookedUp>((done, lookup) => ({ ...done, ...found(lookup) }), nothingLookedUp);
}

function found(lookup: Lookup): Partial<LookedUp> {
  if (lookup.kind === 'decisions') return { decisions };
  const newestFirst = words.toSorted((a, b) => b.at.getTime() - a.at.getTime());
  if (lookup.kind === 'search')
    return {
      found: newestFirst
        .filter(({ text }) => lookup.words.some((word) => text.toLowerCase().includes(word.toLowerCase())))
        .slice(0, lookup.limit),
    };
  const { spaceIds, since, limit } = lookup;
  return {
    latest: newestFirst
      .filter(({ spaceId, at }) => spaceIds.includes(spaceId) && (since === null || at >= since))
      .slice(0, limit)
      .toReversed(),
  };
}

export const house = (over: Partial<World> = {}): World => ({
  ...{ now, timeZone, mode: 'real_world', seed: 'seed', me: someone('ruth', 'Ruth', 'Ruth Dekker') },
  ...{ people, spaces, tasks, events, reminders, help, abilities },
  ...{ memories: [{ id: 'm-milk', text: 'Noor drinks oat milk' }], manifesto: null, recent: [] },
  ...{ pending: null, tale: null, lookedUp: nothingLookedUp },
  ...over,
});
