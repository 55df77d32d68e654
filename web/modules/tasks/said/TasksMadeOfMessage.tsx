import type { Message } from '@kinsong/contract/messages/messages.ts';
import { quoted } from '@kinsong/contract/tasks/detect-task-in-text.ts';
import type { Task } from '@kinsong/contract/tasks/task.ts';
import CircleCheck from 'lucide-react/icons/circle-check';
import ListChecks from 'lucide-react/icons/list-checks';
import { useContext } from 'react';
import { useToday } from '../../../platform/today.ts';
import { Icon } from '../../../ui/index.ts';
import { useSpaces } from '../../spaces/index.ts';
import { DueLabel } from '../list/DueLabel.tsx';

import styles from './TasksMadeOfMessage.module.css';
import { SayingsContext } from './tasks-by-message.ts';

/** What these words became, said to everybody who reads them as S2 §4 has it, and the way there. */
export function TasksMadeOfMessage({ message }: { message: Message }) {
  const tasks = useContext(SayingsContext).get(message.id);
  if (tasks === undefined) return null;
  return (
    <ul className={styles.list}>
      {tasks.map(({ task }) => (
        <BecameTask key={task.id} task={task} />
      ))}
    </ul>
  );
}

function BecameTask({ task }: { task: Task }) {
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
        <span className={styles.text}>Added to tasks: “{quoted(task.text)}”</span>
        {isDone ? <span>done</span> : <DueLabel due={task.due_date} time={task.due_time} today={today} />}
      </a>
    </li>
  );
}
