import CircleUserRound from 'lucide-react/icons/circle-user-round';
import ListChecks from 'lucide-react/icons/list-checks';
import MessageCircle from 'lucide-react/icons/message-circle';
import Sofa from 'lucide-react/icons/sofa';
import type { AreaBarItem } from '../ui/index.ts';
import type { Screen } from './screen.ts';

/** Screens whose own bar stands at the foot of a phone; every other screen behind the door ends in the thumb bar. */
const withBars: ReadonlySet<string> = new Set([
  'mobile_chat',
  'my_projects',
  'salon_messages',
  'salon_peeps',
  'project_salon',
  'room',
  'organiser_project',
  'super',
]);

/** The four places, each with the addresses that are part of it. */
const places = [
  { label: 'Mairy', icon: MessageCircle, href: '/mairy', parts: ['/mairy'] },
  { label: 'Salons', icon: Sofa, href: '/salons', parts: ['/salons', '/salon'] },
  { label: 'To Do', icon: ListChecks, href: '/tasks', parts: ['/tasks'] },
  { label: 'You', icon: CircleUserRound, href: '/you', parts: ['/you', '/account', '/trust'] },
];

/** What stands under the thumb at a screen; nothing where the screen has a bar of its own. */
export function thumbItems(screen: Screen | undefined): readonly AreaBarItem[] | undefined {
  if (screen !== undefined && withBars.has(screen.key)) return undefined;
  const at = screen?.address ?? '';
  return places.map(({ parts, ...item }) => ({
    ...item,
    current: parts.some((part) => at === part || at.startsWith(`${part}/`)),
  }));
}
