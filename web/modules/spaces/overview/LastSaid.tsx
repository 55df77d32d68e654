import type { MySpace } from '@kinsong/contract/spaces/spaces.ts';
import { ago } from '../hub/time-ago.ts';
import { useActivity } from '../latest-activity.ts';
import styles from './OverviewPanel.module.css';

/** The last words, as a voice. */
export function LastSaid({ space }: { space: MySpace }) {
  const last = useActivity().get(space.id)?.last;
  return (
    <section className={styles.section} aria-labelledby="last-said">
      <h3 id="last-said" className={styles.heading}>
        Last words
      </h3>
      {last ? (
        <figure className={styles.voice}>
          <blockquote>{last.content}</blockquote>
          <figcaption>
            {last.author_name}, {ago(new Date(last.created_at))}
            <a href={`/salon/${space.id}?tab=messages`}>Go there</a>
          </figcaption>
        </figure>
      ) : (
        <p className={styles.quiet}>Nobody has said anything yet.</p>
      )}
    </section>
  );
}
