import type { Room } from '@kinsong/contract/rooms/room.ts';
import BookOpen from 'lucide-react/icons/book-open';
import Hourglass from 'lucide-react/icons/hourglass';
import { Icon } from '../../../ui/index.ts';
import { ruleWords } from '../room-words.ts';
import styles from './RuleLine.module.css';

/** How long words stay in this room: everybody in it reads it over the talk. */
export function RuleLine({ room }: { room: Room | undefined }) {
  return (
    <p className={styles.line}>
      {room && (
        <>
          <Icon of={room.rule === 'kept' ? BookOpen : Hourglass} size="s" />
          {ruleWords[room.rule].title}
        </>
      )}
    </p>
  );
}
