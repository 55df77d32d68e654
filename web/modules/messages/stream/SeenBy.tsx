import type { Message } from '@kinsong/contract/messages/messages.ts';
import { signedIn } from '../../../platform/signed-in.ts';
import { useStore } from '../../../platform/store.ts';
import styles from './SeenBy.module.css';
import { namesOf, useTalk } from './talk-context.ts';

/** Says quietly who has read one's newest words. Its line is there before anybody has, so that nothing moves then. */
export function SeenBy({ message }: { message: Message | undefined }) {
  const { space, people, me } = useTalk();
  const marks = useStore(signedIn().signals.seen.of(space));
  const others = [...people.values()].filter(
    ({ person_id, left_at }) => person_id !== me && left_at === null,
  );
  if (others.length === 0) return null;
  const readers = others.filter(
    ({ person_id }) => message !== undefined && (marks.get(person_id) ?? 0) >= message.seq,
  );
  const everyone = readers.length === others.length && others.length > 1;
  return (
    <p className={styles.seen}>
      {readers.length > 0 && `Read by ${everyone ? 'everyone' : namesOf(readers.map(({ name }) => name))}`}
    </p>
  );
}
