import { Count, List, Row } from '../../../ui/index.ts';
import { byLatest, useActivity } from '../latest-activity.ts';
import { ago } from '../hub/time-ago.ts';
import { isSalon, kindWord } from '../space-words.ts';
import { useSpaces } from '../spaces.hooks.ts';
import { SalonThumbnail } from '../SalonThumbnail.tsx';
import styles from './SalonList.module.css';

/** The other salons beside the one that is open, on a wide screen. */
export function SalonList({ current }: { current: string }) {
  const { spaces } = useSpaces();
  const activity = useActivity();
  const open = byLatest(
    [...spaces.values()]
      .filter(isSalon)
      .filter(({ archived_at, id }) => archived_at === null || id === current),
    activity,
  );
  return (
    <nav className={styles.list} aria-label="Salons">
      <List label="Salons">
        {open.map(({ id, name, kind }) => {
          const { last = null, unread = 0 } = activity.get(id) ?? {};
          return (
            <Row
              key={id}
              href={`/salon/${id}`}
              selected={id === current}
              lead={<SalonThumbnail name={name} kind={kind} small />}
              title={<span className={styles.name}>{name}</span>}
              detail={<span className={styles.words}>{last?.content ?? kindWord(kind)}</span>}
              end={
                id !== current &&
                (unread > 0 ? (
                  <Count count={unread} words="unread" />
                ) : (
                  last && ago(new Date(last.created_at))
                ))
              }
            />
          );
        })}
      </List>
    </nav>
  );
}
