import type { Countable } from '@kinsong/contract/rooms/trust-analytics.ts';

type Words = readonly [one: string, many: string];

/** What was counted, so that whoever it is about can look it up. */
const counted: Readonly<Record<Countable, Words>> = {
  tasks_confirmed: [
    'task others asked for, done and confirmed',
    'tasks others asked for, done and confirmed',
  ],
  care_given: ['stay, care or lesson given, and confirmed', 'stays, cares or lessons given, and confirmed'],
  councils_closed: ['council seen through to its close', 'councils seen through to their close'],
  tasks_overdue: ['task of yours that is late now', 'tasks of yours that are late now'],
  commitments_broken: ['commitment not kept', 'commitments not kept'],
  reports_upheld: ['report upheld', 'reports upheld'],
  people_worked_with: ['person you got something done with', 'people you got something done with'],
  swaps_finished: ['perspective swap finished', 'perspective swaps finished'],
  taps_received: ['trust tap received', 'trust taps received'],
  decisions_joined: ['decision you took part in', 'decisions you took part in'],
  decisions_missed: ['decision that was made without you', 'decisions that were made without you'],
};

export const inWords = (what: Countable, count: number): string =>
  `${count} ${counted[what][count === 1 ? 0 : 1]}`;

/** What a figure says, in a line. */
export const figures = {
  authenticity: { name: 'Authenticity', means: 'What was promised, and how much of it was kept.' },
  collaboration_potential: {
    name: 'Collaboration potential',
    means: 'With how many people you got something done.',
  },
  vision_alignment: { name: 'Vision alignment', means: 'In how many of your decisions you took part.' },
} as const;

export const figureNames = ['authenticity', 'collaboration_potential', 'vision_alignment'] as const;

/** 'manifesto_activated' is 'Manifesto activated'. */
export const levelWords = (level: string): string =>
  (level.charAt(0).toUpperCase() + level.slice(1)).replaceAll('_', ' ');
