import { addDays } from '@kinsong/contract/common/calendar-days.ts';
import type { SettingsChange, Template } from '@kinsong/contract/spaces/settings.ts';
import { dayOf } from '@kinsong/contract/tasks/calendar-days.ts';

interface Said extends Omit<SettingsChange, 'due_date'> {
  /** Days from today. */
  readonly due?: number;
  readonly template?: Template;
}

/** What each salon says of itself besides its name. */
const said: Readonly<Record<string, Said>> = {
  'Mending the House': {
    subtitle: 'A dry bed under every slate before the frost',
    description:
      'The roof over the back room, the gutters and the wall behind it. Bram knows slate, Ruth writes to the insurance, everybody holds the ladder.',
    type: 'family',
    priority: 1,
    due: 26,
    found_by: 'acquainted',
  },
  'Noor turns nine': {
    subtitle: 'A day with a long table and no surprises for Oma',
    type: 'family',
    priority: 2,
    due: 9,
    invited_by: 'keepers',
  },
  "Oma's Week": {
    subtitle: 'Who is with Oma on which day',
    description: 'Visits, medicines, and what makes a good day for her.',
    type: 'family',
    priority: 2,
  },
  'The Kitchen Book': {
    subtitle: 'Every dish with the hand it came from',
    type: 'community',
    priority: 4,
    found_by: 'house',
  },
  'Three Days at the Mill': {
    subtitle: 'Soup by rota, silence before noon, singing after dark',
    description:
      'Three days at Riverbend when the year is at its thinnest. Twenty chairs, and who sleeps where.',
    type: 'community',
    template: 'journey',
    due: 24,
    found_by: 'acquainted',
    invited_by: 'members',
  },
  'River Boxes': {
    subtitle: 'A box of what grows by the river, every Friday',
    description: 'Six beds behind the school, ten houses to begin with. Whoever eats from it packs.',
    type: 'community',
    template: 'company',
    priority: 4,
  },
  'The Dekkers': { subtitle: 'Five at the table, and whoever is hungry', found_by: 'acquainted' },
  'The Okafors': { subtitle: 'Two chairs, one cushion', found_by: 'acquainted' },
  "Piet's house": { subtitle: 'One house, two men, one ladder', found_by: 'acquainted' },
  'Vos and Hanna': { subtitle: 'The yellow kitchen', found_by: 'acquainted' },
  'Under the Slates': { subtitle: 'For those who hold the ladder' },
  'The Boat Christening': { subtitle: 'She hears her name', type: 'personal' },
};

export function settingsOf(name: string): SettingsChange & { template?: Template } {
  const { due, ...settings } = said[name] ?? {};
  return due === undefined ? settings : { ...settings, due_date: addDays(dayOf(new Date()), due) };
}
