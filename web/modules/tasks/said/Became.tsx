import type { Message } from '@kinsong/contract/messages/messages.ts';
import CircleCheck from 'lucide-react/icons/circle-check';
import ListChecks from 'lucide-react/icons/list-checks';
import { useContext } from 'react';
import { cx, Icon, VisuallyHidden } from '../../../ui/index.ts';
import { useSpaces } from '../../spaces/index.ts';
import type { Shown } from '../overlay.ts';
import styles from './Became.module.css';
import { SayingsContext } from './sayings.ts';

/** What these words became, and the way there. */
export function Became({ message }: { message: Message }) {
  const tasks = useContext(SayingsContext).get(message.id);
  if (tasks === undefined) return null;
  return (
    <ul className={styles.list}>
      {tasks.map((shown) => (
        <BecameTask key={shown.task.id} shown={shown} />
      ))}
    </ul>
  );
}

function BecameTask({ shown: { task } }: { shown: Shown }) {
  const { spaces } = useSpaces();
  const isDone = task.status === 'completed';
  const kind = spaces.get(task.space_id)?.kind;
  const isShared = kind !== undefined && kind !== 'thread';
  const way = isShared ? `/salon/${task.space_id}?tab=todo&task=${task.id}` : `/tasks?task=${task.id}`;
  return (
    <li>
      <a className={cx(styles.way, isDone && styles.done)} href={way}>
        <Icon of={isDone ? CircleCheck : ListChecks} size="s" />
        <VisuallyHidden>{isDone ? 'A task came of it, and it is done: ' : 'A task came of it: '}</VisuallyHidden>
        <span className={styles.text}>{task.text}</span>
      </a>
    </li>
  );
}
