import FlameKindling from 'lucide-react/icons/flame-kindling';
import Users from 'lucide-react/icons/users';
import { useId } from 'react';
import { Icon } from '../../../ui/index.ts';
import styles from './WhereToBegin.module.css';

const ways = [
  { guild: true, icon: FlameKindling, name: 'Create a guild', words: 'Light a new fire' },
  { guild: false, icon: Users, name: 'Join a community', words: 'Sit down at one that burns' },
];

/** A guild of one’s own, or a place at one that is there. */
export function WhereToBegin({ guild, onChange }: { guild: boolean; onChange: (guild: boolean) => void }) {
  const group = useId();
  return (
    <div role="radiogroup" aria-label="Where you begin" className={styles.ways}>
      {ways.map((way) => (
        <label key={way.name} className={styles.way}>
          <input
            type="radio"
            name={group}
            className={styles.radio}
            checked={way.guild === guild}
            onChange={() => onChange(way.guild)}
          />
          <Icon of={way.icon} size="l" />
          <span>
            <b className={styles.name}>{way.name}</b>
            <span className={styles.words}>{way.words}</span>
          </span>
          <i className={styles.ring} />
        </label>
      ))}
    </div>
  );
}
