import { Logo } from '../../../ui/index.ts';
import { useSoul } from '../../seekers/index.ts';
import styles from './SoulBadge.module.css';

/** What soul one has, and what came today; it leads to the guild. Its room is there before either is known. */
export function SoulBadge() {
  const soul = useSoul();
  const { total = 0, today_total: today = 0 } = soul ?? {};
  return (
    <a
      className={styles.soul}
      href="/guild"
      aria-label={`Soul score ${total}, ${today} today`}
      data-known={soul !== undefined}
    >
      <Logo className={styles.sign} />
      <b className={styles.total}>{total}</b>
      <span className={styles.today}>+{today} today</span>
    </a>
  );
}
