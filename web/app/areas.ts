import BedDouble from 'lucide-react/icons/bed-double';
import DoorOpen from 'lucide-react/icons/door-open';
import FlameKindling from 'lucide-react/icons/flame-kindling';
import MessageCircle from 'lucide-react/icons/message-circle';
import Music from 'lucide-react/icons/music';
import Sofa from 'lucide-react/icons/sofa';
import Sprout from 'lucide-react/icons/sprout';
import Telescope from 'lucide-react/icons/telescope';
import type { AreaLink } from '../ui/index.ts';

/** The eight areas, in the order of the rail; a phone's sheet keeps it. */
export const areas: readonly AreaLink[] = [
  { area: 'guild', label: 'Mairy', icon: MessageCircle, href: '/mairy' },
  { area: 'salon', label: 'Salons', icon: Sofa, href: '/salons' },
  { area: 'council', label: 'Council', icon: FlameKindling, href: '/council' },
  { area: 'room', label: 'Rooms', icon: DoorOpen, href: '/rooms' },
  { area: 'organiser', label: 'Organiser', icon: Sprout, href: '/organiser' },
  { area: 'lodging', label: 'Lodging', icon: BedDouble, href: '/lodging' },
  { area: 'workshop', label: 'Workshops', icon: Music, href: '/workshops/sonic' },
  { area: 'insight', label: 'Insight', icon: Telescope, href: '/you' },
];
