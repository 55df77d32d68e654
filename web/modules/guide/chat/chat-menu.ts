import BedDouble from 'lucide-react/icons/bed-double';
import Brain from 'lucide-react/icons/brain';
import CalendarSearch from 'lucide-react/icons/calendar-search';
import Info from 'lucide-react/icons/info';
import ListChecks from 'lucide-react/icons/list-checks';
import Repeat from 'lucide-react/icons/repeat-2';
import Search from 'lucide-react/icons/search';
import Sofa from 'lucide-react/icons/sofa';
import Wrench from 'lucide-react/icons/wrench';
import type { MenuLine } from '../../../ui/index.ts';

export type ChatSheet = 'search' | 'date';

/** The chat's lines of the menu: where it leads, and what can be done in it. */
export const menuLines = (open: (sheet: ChatSheet) => void): readonly MenuLine[] => [
  { label: 'To Do', icon: ListChecks, href: '/tasks' },
  { label: 'Projects', icon: Sofa, href: '/salons' },
  { label: 'Retreats', icon: BedDouble, href: '/retreats' },
  { label: 'Tools', icon: Wrench, href: '/tools' },
  { label: 'About', icon: Info, href: '/about' },
  { label: 'Search', icon: Search, onPress: () => open('search') },
  { label: 'Jump to a day', icon: CalendarSearch, onPress: () => open('date') },
  { label: 'Perspective swap', icon: Repeat, href: '/mairy/swap' },
  { label: 'What Mairy remembers', icon: Brain, href: '/mairy/memory' },
];
