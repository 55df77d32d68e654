import { List } from '../../../ui/index.ts';
import { byLatest, useActivity } from '../latest-activity.ts';
import { isOpenSalon, isSalon } from '../space-words.ts';
import { useSpaces } from '../spaces.hooks.ts';
import styles from './SalonList.module.css';
import { SalonRow } from './SalonRow.tsx';

/** The other salons beside the one that is open, on a wide screen. */
export function SalonList({ current }: { current: string }) {
  const { spaces } = useSpaces();
  const activity = useActivity();
  const open = byLatest(
    [...spaces.values()].filter((space) => isOpenSalon(space) || (space.id === current && isSalon(space))),
    activity,
  );
  return (
    <nav className={styles.list} aria-label="Salons">
      <List label="Salons">
        {open.map((space) => (
          <SalonRow
            key={space.id}
            space={space}
            activity={activity.get(space.id)}
            selected={space.id === current}
          />
        ))}
      </List>
    </nav>
  );
}
