import type { Message } from '@kinsong/contract/messages/messages.ts';
import X from 'lucide-react/icons/x';
import { IconButton } from '../../../ui/index.ts';
import { nameOf, useTalk } from '../stream/talk-context.ts';
import { excerpt } from '../text-runs.ts';
import styles from './ReplyBar.module.css';

/** What the next words will answer. */
export function ReplyBar({ message, onClose }: { message: Message; onClose: () => void }) {
  const { people, me } = useTalk();
  return (
    <div className={styles.bar}>
      <p className={styles.quote}>
        <strong className={styles.name}>
          To {message.author_id === me ? 'yourself' : nameOf(people, message.author_id)}
        </strong>
        <span className={styles.words}>{excerpt(message.content, '', 120)}</span>
      </p>
      <IconButton icon={X} label="Do not reply" onClick={onClose} />
    </div>
  );
}
