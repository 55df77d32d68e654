import type { Category, EventType } from '@kinsong/contract/calendar/event.ts';
import type { LucideIcon } from 'lucide-react';
import Cake from 'lucide-react/icons/cake';
import Eye from 'lucide-react/icons/eye';
import Flag from 'lucide-react/icons/flag';
import Hammer from 'lucide-react/icons/hammer';
import Users from 'lucide-react/icons/users';
import styles from './Tint.module.css';

/** What kind of thing it is, as an icon and a word. */
export const typeMarks: Readonly<Record<EventType, { icon: LucideIcon; word: string }>> = {
  meeting: { icon: Users, word: 'Meeting' },
  deadline: { icon: Flag, word: 'Deadline' },
  workshop: { icon: Hammer, word: 'Workshop' },
  review: { icon: Eye, word: 'Review' },
  celebration: { icon: Cake, word: 'Celebration' },
};

/** What it belongs to: its colour, and the word that always stands for it somewhere. */
export const categoryWords: Readonly<Record<Category, string>> = {
  personal: 'Personal',
  fitness: 'Fitness',
  social: 'Social',
  music: 'Music',
  business: 'Business',
  education: 'Education',
  work: 'Work',
  sports: 'Sports',
};

/** Sets `--tint` for whatever stands inside. */
export const tintOf = (category: Category): string => styles[category] ?? '';
