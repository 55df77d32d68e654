import DoorOpen from 'lucide-react/icons/door-open';
import House from 'lucide-react/icons/house';
import Info from 'lucide-react/icons/info';
import KeyRound from 'lucide-react/icons/key-round';
import NotebookPen from 'lucide-react/icons/notebook-pen';
import UserRound from 'lucide-react/icons/user-round';
import ListChecks from 'lucide-react/icons/list-checks';
import LogOut from 'lucide-react/icons/log-out';
import MessagesSquare from 'lucide-react/icons/messages-square';
import Signpost from 'lucide-react/icons/signpost';
import Wrench from 'lucide-react/icons/wrench';
import type { ReactNode } from 'react';
import {
  AreaLinks,
  Icon,
  partLater,
  Sheet,
  SkinChooser,
  useWide,
  cx,
  type Area,
  type LucideIcon,
  type MenuLine,
  type Person,
} from '../ui/index.ts';
import { areas } from './areas.ts';
import styles from './HouseMenu.module.css';
import { MenuPerson } from './MenuPerson.tsx';

export interface HouseMenuProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  area: Area | undefined;
  /** What the screen puts first. */
  lines?: readonly MenuLine[] | undefined;
  person: Person | undefined;
  /** What mutes the house, where nothing else on the screen does. */
  heart?: ReactNode;
  onSignOut: (() => void) | undefined;
}

const MenuPresence = partLater(async () => (await import('./MenuPresence.tsx')).MenuPresence);

/** What is one's own. */
const own: readonly MenuLinkProps[] = [
  { icon: UserRound, href: '/you', label: 'You' },
  { icon: NotebookPen, href: '/you/journal', label: 'Secret journal' },
  { icon: KeyRound, href: '/account', label: 'Your account' },
];

/** What every screen's menu has, unless the screen brings it itself. */
const everywhere: readonly MenuLinkProps[] = [
  { icon: Signpost, href: '/home', label: 'Three paths' },
  { icon: MessagesSquare, href: '/conversations', label: 'Conversations' },
  { icon: ListChecks, href: '/tasks', label: 'To Do' },
  { icon: Wrench, href: '/tools', label: 'Tools' },
  { icon: Info, href: '/about', label: 'About' },
];

/** Who one is, the areas (on a phone), how the house looks, and the way out. */
export function HouseMenu({
  open,
  onOpenChange,
  area,
  lines = [],
  person,
  heart,
  onSignOut,
}: HouseMenuProps) {
  const wide = useWide();
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={person?.name ?? 'The house'} untitled>
      {person && <MenuPerson person={person} />}
      {person && heart && (
        <div className={styles.heart}>
          {heart}
          Sound and heartbeat
        </div>
      )}
      {person && (
        <ul className={styles.part}>
          {own.map((line) => (
            <MenuLink key={line.href} {...line} />
          ))}
          <li className={styles.presence}>
            <MenuPresence isOpen={open} />
          </li>
        </ul>
      )}
      {lines.length > 0 && (
        <ul className={cx(styles.part, styles.lines)}>
          {lines.map((line) => (
            <Line key={line.label} {...line} onDone={() => onOpenChange(false)} />
          ))}
        </ul>
      )}
      {!wide && (
        <nav aria-label="The house" className={styles.part}>
          <AreaLinks areas={areas} current={area} className={styles.areas} />
        </nav>
      )}
      <div className={styles.part}>
        <p className={styles.heading}>How the house looks</p>
        <SkinChooser />
      </div>
      <ul className={styles.part}>
        <MenuLink icon={House} href="/" label="Back to the front of the house" />
        {person &&
          everywhere
            .filter(({ href }) => !lines.some((line) => line.href === href))
            .map((line) => <MenuLink key={line.href} {...line} />)}
        {!person && <MenuLink icon={DoorOpen} href="/enter" label="Come in" />}
        {onSignOut && (
          <li>
            <button type="button" className={styles.row} onClick={onSignOut}>
              <Icon of={LogOut} />
              Leave the house
            </button>
          </li>
        )}
      </ul>
    </Sheet>
  );
}

function Line({ icon, href, label, onPress, onDone }: MenuLine & { onDone: () => void }) {
  if (href !== undefined) return <MenuLink icon={icon} href={href} label={label} />;
  const press = () => {
    onDone();
    onPress?.();
  };
  return (
    <li>
      <button type="button" className={styles.row} onClick={press}>
        <Icon of={icon} />
        {label}
      </button>
    </li>
  );
}

interface MenuLinkProps {
  icon: LucideIcon;
  href: string;
  label: string;
}

function MenuLink({ icon, href, label }: MenuLinkProps) {
  return (
    <li>
      <a className={styles.row} href={href}>
        <Icon of={icon} />
        {label}
      </a>
    </li>
  );
}
