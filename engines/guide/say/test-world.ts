import type { Act } from '../frames/acts.ts';
import type { Frame, When, Who } from '../frames/frame.ts';
import { bareFrame } from '../talk/frame-of.ts';
import {
  nothingLookedUp,
  type Decided,
  type Place,
  type Said,
  type Someone,
  type Task,
  type World,
} from '../talk/world.ts';

/** A furnished house for the tests of answers: Monday, 23 November 2026, nine in the morning; Ruth asks. */
const someone = (id: string, name: string, realName: string): Someone => ({ id, name, realName });
const people = [
  someone('anna', 'Anna', 'Anna Dekker'),
  someone('piet', 'Piet', 'Piet de Vries'),
  someone('grete', 'Oma Grete', 'Grete Dekker'),
  someone('jan-v', 'Jan', 'Jan Visser'),
  someone('jan-b', 'Jan', 'Jan Bakker'),
  someone('kofi', 'Kofi', 'Kofi Okafor'),
];
const all = ['ruth', ...people.map(({ id }) => id)];
const place = (id: string, name: string, members = all): Place => ({
  id,
  name,
  kind: 'project',
  people: members,
  lastWordAt: null,
});

type Short = Partial<Task> & { id: string; title: string };
const task = (given: Short): Task => ({
  spaceId: 'house',
  status: given.completedAt == null ? 'pending' : 'completed',
  priority: 3,
  dueDate: null,
  dueTime: null,
  assignedTo: 'ruth',
  createdBy: 'ruth',
  touchedAt: new Date('2026-11-20T09:00:00Z'),
  completedAt: null,
  ...given,
});

export const said = (id: string, authorId: string, day: string, text: string, spaceId = 'house'): Said => ({
  id,
  spaceId,
  authorId,
  text,
  at: new Date(`${day}T10:00:00Z`),
});

export const words: readonly Said[] = [
  said('m1', 'piet', '2026-11-12', 'The slates for the roof cost 1,840 euros, delivery on the 27th.'),
  said('m2', 'anna', '2026-11-14', 'Then we go with the grey slates for the roof.'),
  said('m3', 'kofi', '2026-11-19', 'Did anybody see the bike pump?', 'table'),
  said('m4', 'grete', '2026-11-20', 'The bike pump is in the shed behind the rakes.', 'table'),
  said('m5', 'jan-v', '2026-11-21', 'I sewed the lanterns on Saturday, twelve of them.', 'party'),
  said(
    'm6',
    'piet',
    '2026-11-22',
    'The electrician comes on Thursday at eight, somebody must open the door.',
  ),
];

const decisions: readonly Decided[] = [
  {
    id: 'd1',
    spaceId: 'party',
    question: 'Where do we hold the birthday party?',
    verdict: 'passed',
    winner: 'The boathouse',
    words: null,
    closedAt: new Date('2026-11-18T18:00:00Z'),
  },
  {
    id: 'd2',
    spaceId: 'table',
    question: 'Shall we buy a trailer together?',
    verdict: 'no_quorum',
    winner: null,
    words: null,
    closedAt: new Date('2026-11-10T18:00:00Z'),
  },
];

export const furnished = (more: Partial<World> = {}): World => ({
  now: new Date('2026-11-23T08:00:00Z'),
  timeZone: 'Europe/Amsterdam',
  mode: 'real_world',
  seed: 'one',
  me: someone('ruth', 'Ruth', 'Ruth Dekker'),
  people,
  spaces: [
    place('house', 'Mending the House'),
    place('party', 'Noor turns nine', ['ruth', 'anna', 'jan-v']),
    place('table', 'The Long Table'),
  ],
  tasks: [
    task({ id: 't1', title: 'Pay the roofer', dueDate: '2026-11-20', priority: 1 }),
    task({ id: 't2', title: 'Buy fish', dueDate: '2026-11-27', dueTime: '16:00' }),
    task({ id: 't3', title: 'Sort the attic', touchedAt: new Date('2026-10-02T09:00:00Z') }),
    task({ id: 't4', title: 'Order slates', assignedTo: 'piet', dueDate: '2026-11-25' }),
    task({ id: 't5', title: 'Bake the cake', assignedTo: null, createdBy: 'anna', spaceId: 'party' }),
    task({ id: 't6', title: 'Hand in the tax form', dueDate: '2026-12-01', priority: 2 }),
    task({
      id: 't7',
      title: 'Mend the fence',
      assignedTo: 'kofi',
      completedAt: new Date('2026-11-21T15:00:00Z'),
    }),
    task({ id: 't8', title: 'Clean the gutters', completedAt: new Date('2026-11-17T15:00:00Z') }),
  ],
  events: [
    { id: 'e1', spaceId: 'table', title: 'Choir rehearsal', day: '2026-11-27', time: '19:30' },
    { id: 'e2', spaceId: 'party', title: 'Birthday party', day: '2026-12-05', time: null },
  ],
  reminders: [{ id: 'r1', text: 'Call the dentist', at: new Date('2026-11-24T08:15:00Z') }],
  memories: [
    { id: 'f1', text: 'Noor is allergic to nuts.' },
    { id: 'f2', text: 'The spare key hangs at Kofi’s.' },
  ],
  manifesto: null,
  help: [
    {
      who: 'piet',
      what: 'drive',
      day: '2026-11-28',
      messageId: 'h1',
      spaceId: 'house',
      said: 'I can drive on Saturday if anybody needs a lift.',
      at: new Date('2026-11-22T10:00:00Z'),
    },
  ],
  recent: [],
  abilities: new Map(),
  pending: null,
  tale: null,
  lookedUp: nothingLookedUp,
  ...more,
});

/** The house after a search that found every word that was said in it. */
export const searched = (more: Partial<World> = {}): World =>
  furnished({ lookedUp: { found: words.toReversed(), latest: words, decisions }, ...more });

export const frame = (act: Act, text: string, more: Partial<Frame> = {}): Frame =>
  bareFrame(act, { said: text, asks: text.endsWith('?'), ...more });

export const on = (from: string, to = from, text = ''): When => ({
  said: text,
  readings: [{ from, to }],
  time: null,
  until: null,
  times: [],
});

export const who = (name: string, ...ids: readonly string[]): Who => ({ said: name, ids, guessed: false });
