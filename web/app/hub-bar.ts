import Gamepad2 from 'lucide-react/icons/gamepad-2';
import Sofa from 'lucide-react/icons/sofa';
import Users from 'lucide-react/icons/users';
import type { AreaBarItem, AreaBarProps } from '../ui/index.ts';
import { modules } from './modules.ts';

/** What the modules show of all salons at once, in the modules' order. */
const lent = modules
  .flatMap(({ tabs = [] }) => tabs)
  .flatMap(({ label, icon, across }) => (across === undefined ? [] : [{ label, icon, ...across }]));

/** The salons' own bar, and which of it one is at. */
export function useHubBar(current: string): AreaBarProps {
  // oxlint-disable-next-line react/rules-of-hooks -- the modules are the same ones for as long as the page is there
  const counts = lent.map(({ useCount }) => useCount?.() ?? 0);
  const items: AreaBarItem[] = [
    { label: 'Projects', icon: Sofa, href: '/salons' },
    ...lent.map(({ label, icon, href }, at) => ({ label, icon, href, count: counts[at] ?? 0 })),
    { label: 'Peeps', icon: Users, href: '/salons/peeps' },
    { label: 'Game', icon: Gamepad2, href: '/mairy' },
  ];
  return {
    label: 'In the salons',
    items: items.map((item) =>
      item.href?.split('?')[0] === current ? { ...item, current: true, count: 0 } : item,
    ),
  };
}
