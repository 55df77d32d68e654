import type { Message } from '@kinsong/contract/messages/messages.ts';
import { house } from '../../../platform/house.ts';
import { useStore } from '../../../platform/store.ts';
import styles from './SeenBy.module.css';
import { namesOf, useTalk } from './talk.ts';

/** Says quietly who has read one's newest words. */
export function SeenBy({ message }: { message: Message }) {
  const { people, me } = useTalk();
  const marks = useStore(house().signals.seen.of(message.space_id));
  const others = [...people.values()].filter(
    ({ person_id, left_at }) => person_id !== me && left_at === null,
  );
  const readers = others.filter(({ person_id }) => (marks.get(person_id) ?? 0) >= message.seq);
  if (readers.length === 0) return null;
  const everyone = readers.length === others.length && others.length > 1;
  return (
    <p className={styles.seen}>Read by {everyone ? 'everyone' : namesOf(readers.map(({ name }) => name))}</p>
  );
}
