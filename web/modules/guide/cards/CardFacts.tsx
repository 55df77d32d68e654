import type { Card } from '@kinsong/contract/guide/proposal-card.ts';
import AlarmClock from 'lucide-react/icons/alarm-clock';
import Clock from 'lucide-react/icons/clock';
import Flag from 'lucide-react/icons/flag';
import Quote from 'lucide-react/icons/quote';
import Sofa from 'lucide-react/icons/sofa';
import UserRound from 'lucide-react/icons/user-round';
import { Icon, type LucideIcon } from '../../../ui/index.ts';
import styles from './CardFacts.module.css';

type Fact = Card['facts'][number];

const icons: Readonly<Record<Fact['icon'], LucideIcon>> = {
  priority: Flag,
  due: Clock,
  who: UserRound,
  space: Sofa,
  time: AlarmClock,
  words: Quote,
};

/** Priority, day, person: an icon and words each, the tone never by colour alone. */
export function CardFacts({ facts }: { facts: readonly Fact[] }) {
  if (facts.length === 0) return null;
  return (
    <ul className={styles.facts}>
      {facts.map(({ icon, text, tone }) => (
        <li key={`${icon} ${text}`} className={styles[tone]}>
          <Icon of={icons[icon]} size="s" />
          {text}
        </li>
      ))}
    </ul>
  );
}
