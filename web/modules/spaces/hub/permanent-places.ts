import Bot from 'lucide-react/icons/bot';
import Building2 from 'lucide-react/icons/building-2';
import Flame from 'lucide-react/icons/flame';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import LifeBuoy from 'lucide-react/icons/life-buoy';
import Telescope from 'lucide-react/icons/telescope';
import type { Area, LucideIcon } from '../../../ui/index.ts';

export interface Way {
  readonly name: string;
  /** What it is for, in one plain line. */
  readonly words: string;
  readonly icon: LucideIcon;
  readonly href: string;
  /** Whose hue it wears. */
  readonly area: Area;
}

/** What stands in the hub for everyone, whatever salons they have. */
export const alwaysHere: readonly Way[] = [
  {
    name: 'Remedy Council',
    words: 'when talking has stopped helping',
    icon: Flame,
    href: '/council',
    area: 'council',
  },
  {
    name: 'Helpdesk',
    words: 'ask, and a person answers',
    icon: LifeBuoy,
    href: '/helpdesk',
    area: 'workshop',
  },
  {
    name: 'Mastery Exchange',
    words: 'teach what your hands know',
    icon: GraduationCap,
    href: '/mastery',
    area: 'organiser',
  },
  {
    name: 'Virtual Assistant',
    words: 'Mairy reads, sorts, reminds',
    icon: Bot,
    href: '/mairy',
    area: 'room',
  },
  {
    name: 'Wisdom Research',
    words: 'share a sentence, if you wish',
    icon: Telescope,
    href: '/wisdom',
    area: 'insight',
  },
];

/** Until one's company has a salon, and with it a card. */
export const myCompany: Way = {
  name: 'My Company',
  words: 'the work that feeds the family',
  icon: Building2,
  href: '/company',
  area: 'lodging',
};
