import { spacesTools } from '../../../spaces/index.ts';
import { guideTools } from '../../guide.tools.ts';
import type { Place, Said, Someone, Task, World } from '../world.ts';

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

export function house(over: Partial<World> = {}): World {
  return {
    now,
    timeZone,
    mode: 'real_world',
    seed: 'seed',
    me: someone('ruth', 'Ruth', 'Ruth Dekker'),
    people,
    spaces,
    tasks,
    recent: [],
    memories: [],
    reminders: [],
    events: [],
    manifesto: null,
    search: (wanted, limit) =>
      Promise.resolve(
        words
          .filter(({ text }) => wanted.some((word) => new RegExp(`\\b${word}`, 'i').test(text)))
          .slice(0, limit),
      ),
    latest: (spaceIds, since, limit) =>
      Promise.resolve(
        words
          .filter(({ spaceId, at }) => spaceIds.includes(spaceId) && (since === null || at >= since))
          .toSorted((a, b) => a.at.getTime() - b.at.getTime())
          .slice(-limit),
      ),
    tools: new Set([
      'tasks.create',
      'tasks.complete',
      'tasks.reschedule',
      'tasks.assign',
      'tasks.prioritise',
      'spaces.foundProject',
      'guide.remind',
      'guide.dropReminder',
      'guide.moveReminder',
      'guide.remember',
      'guide.forget',
      'guide.swap',
    ]),
    offerings: [...spacesTools, ...guideTools],
    carried: null,
    story: null,
    ...over,
  };
}
