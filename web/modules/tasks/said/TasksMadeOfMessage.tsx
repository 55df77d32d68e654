import type { Message } from '@kinsong/contract/messages/messages.ts';
import type { Task } from '@kinsong/contract/tasks/task.ts';
import CircleCheck from 'lucide-react/icons/circle-check';
import ListChecks from 'lucide-react/icons/list-checks';
import { useContext } from 'react';
import { Icon, VisuallyHidden } from '../../../ui/index.ts';
import { useSpaces } from '../../spaces/index.ts';
import { DueLabel } from '../list/DueLabel.tsx';
import { useToday } from '../tasks.hooks.ts';
import styles from './TasksMadeOfMessage.module.css';
import { SayingsContext } from './tasks-by-message.ts';

/** What these words became, and the way there. */
export function TasksMadeOfMessage({ message }: { message: Message }) {
  const tasks = useContext(SayingsContext).get(message.id);
  if (tasks === undefined) return null;
  return (
    <ul className={styles.list}>
      {tasks.map(({ task }) => (
        <BecameTask key={task.id} task={task} said={message.content} />
      ))}
    </ul>
  );
}

function BecameTask({ task, said }: { task: Task; said: string }) {
  const { spaces } = useSpaces();
  const today = useToday();
  const kind = spaces.get(task.space_id)?.kind;
  const isShared = kind !== undefined && kind !== 'thread';
  const isDone = task.status === 'completed';
  const way = isShared ? `/salon/${task.space_id}?tab=todo&task=${task.id}` : `/tasks?task=${task.id}`;
  return (
    <li>
      <a className={styles.way} href={way}>
        <Icon of={isDone ? CircleCheck : ListChecks} size="s" />
        <VisuallyHidden>This became a task: </VisuallyHidden>
        <span className={styles.text}>{says(said, task.text) ? 'On the list' : task.text}</span>
        {isDone ? <span>done</span> : <DueLabel due={task.due_date} today={today} />}
      </a>
    </li>
  );
}

/** The words stand right above: what only begins with them again is not said twice. */
const says = (said: string, title: string): boolean => said.includes(title.replace(/\.\.\.$/, ''));
