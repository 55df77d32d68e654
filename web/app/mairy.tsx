import { useSearch } from '@tanstack/react-router';
import { MairyScreen } from '../modules/guide/index.ts';
import { TrustButton, useSoul } from '../modules/seekers/index.ts';
import { Pressing, TasksOfWords } from '../modules/tasks/index.ts';
import { Sign } from '../ui/index.ts';
import styles from './mairy.module.css';
import type { ScreenProps } from './screen.ts';

/** The main chat, with what other modules lend it. */
export function Mairy({ screen }: ScreenProps) {
  const { message } = useSearch({ strict: false }) as { message?: string };
  return (
    <TasksOfWords alone>
      {(lent) => (
        <MairyScreen
          title={screen.title}
          message={message}
          lent={lent}
          soul={<SoulBadge />}
          feedback={<TrustButton />}
          tasks={<Pressing />}
        />
      )}
    </TasksOfWords>
  );
}

/** What soul one has, and what came today; it leads to the guild. Its room is there before either is known. */
function SoulBadge() {
  const soul = useSoul();
  const { total = 0, today_total: today = 0 } = soul ?? {};
  return (
    <a
      className={styles.soul}
      href="/guild"
      aria-label={`Soul score ${total}, ${today} today`}
      data-known={soul !== undefined}
    >
      <Sign className={styles.sign} />
      <b className={styles.total}>{total}</b>
      <span className={styles.today}>+{today} today</span>
    </a>
  );
}
