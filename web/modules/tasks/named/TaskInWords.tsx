import ListChecks from 'lucide-react/icons/list-checks';
import { useRows } from '../../../platform/live/use-rows.ts';
import { useStore } from '../../../platform/store.ts';
import { useToday } from '../../../platform/today.ts';
import { Avatar, cx, Icon } from '../../../ui/index.ts';
import { useEveryone, useSpace } from '../../spaces/index.ts';
import { DueLabel } from '../list/DueLabel.tsx';
import { SendingLabel } from '../list/SendingLabel.tsx';
import { TickButton } from '../list/TickButton.tsx';
import { someone } from '../people-words.ts';
import { mayChange, tick } from '../tasks.actions.ts';
import { tasks, tasksRows } from '../tasks.data.ts';
import { useTasksOf } from '../tasks.hooks.ts';
import styles from './TaskInWords.module.css';

export interface TaskInWordsProps {
  space: string;
  id: string;
}

/** A task of a space that something else names: the task itself, to be ticked there as in To Do. */
export function TaskInWords({ space, id }: TaskInWordsProps) {
  const state = useRows(space, tasksRows);
  const { abilities } = useSpace(space);
  const shown = useTasksOf(space).find(({ task }) => task.id === id);
  const known = useStore(tasks).get(id);
  const people = useEveryone(space);
  const today = useToday();
  if (shown === undefined) {
    const isDeleted = known !== undefined || state === 'live';
    return (
      <div className={cx(styles.task, styles.gone)}>
        {isDeleted ? 'This task was deleted in To Do' : 'The task is on its way'}
      </div>
    );
  }
  const { task } = shown;
  const isDone = task.status === 'completed';
  const carrier = task.assigned_to === null ? undefined : someone(task.assigned_to, people);
  return (
    <div className={cx(styles.task, isDone && styles.done)}>
      <TickButton task={task} enabled={mayChange({ task, abilities })} onTick={(each) => void tick(each)} />
      <div className={styles.words}>
        <p className={styles.title}>{task.text}</p>
        <p className={styles.facts}>
          {!isDone && <DueLabel due={task.due_date} time={task.due_time} today={today} />}
          <a className={styles.way} href={`/salon/${space}?tab=todo&task=${task.id}`}>
            <Icon of={ListChecks} size="s" />
            {isDone ? 'done, in To Do' : 'in To Do'}
          </a>
          <SendingLabel shown={shown} />
        </p>
      </div>
      {carrier !== undefined && <Avatar name={carrier.name} url={carrier.url} size="s" />}
    </div>
  );
}
