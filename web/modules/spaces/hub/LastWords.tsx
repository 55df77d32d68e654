import type { Unread } from '@kinsong/contract/messages/messages.ts';
import type { MySpace } from '@kinsong/contract/spaces/spaces.ts';
import { signedIn } from '../../../platform/signed-in.ts';
import { useEveryone } from '../spaces.hooks.ts';
import styles from './SalonCard.module.css';
import { ago } from './time-ago.ts';

/** What was said there last, by whom and when; a phone tells the words while they are new. */
export function LastWords({ space, last }: { space: MySpace; last: Unread['last'] }) {
  const people = useEveryone(space.id);
  const at = last?.created_at ?? space.vitals.last_activity_at;
  const own = last?.author_id === signedIn().person.id;
  const author = own ? 'You' : last && (people.get(last.author_id)?.name || last.author_name);
  return (
    <p className={styles.last}>
      {last === null ? (
        <span className={styles.silent}>Nothing was said yet.</span>
      ) : (
        <span className={styles.who}>
          <span className={styles.author}>{author}</span>
          <span className={styles.said}>: {last.content || 'a file'}</span>
        </span>
      )}
      <time className={styles.ago} dateTime={at}>
        {ago(new Date(at))}
      </time>
    </p>
  );
}
