import Quote from 'lucide-react/icons/quote';
import { memo } from 'react';
import { Avatar, cx, Icon } from '../../../ui/index.ts';
import { useEveryone } from '../../spaces/index.ts';
import type { Shown } from '../unsent-overlay.ts';
import { someone } from '../people-words.ts';
import { statusMarks } from '../status-marks.ts';
import { DueLabel } from './DueLabel.tsx';
import { DoneLabel } from './DoneLabel.tsx';
import styles from './TaskRow.module.css';
import { TickButton, type TickButtonProps } from './TickButton.tsx';
import { walk } from './keyboard-walk.ts';
import { SendingLabel } from './SendingLabel.tsx';

export interface TaskRowProps {
  shown: Shown;
  today: string;
  /** Where it lies, where that is not clear from the screen. */
  place?: string | undefined;
  selected: boolean;
  /** Done a moment ago: it waits where it stood until that can no more be taken back. */
  ticked: boolean;
  mayTick: boolean;
  onTick: TickButtonProps['onTick'];
  onSelect: (id: string) => void;
}

/** One task: its tick, what it is and when, what it came from, and who carries it. */
export const TaskRow = memo(function TaskRow(props: TaskRowProps) {
  const { shown, today, place, selected, ticked, mayTick, onTick, onSelect } = props;
  const { task } = shown;
  const people = useEveryone(task.space_id);
  const isDone = task.status === 'completed';
  const isLeaving = isDone && ticked;
  const carrier = task.assigned_to === null ? undefined : someone(task.assigned_to, people);
  const author = task.origin.author_id === null ? undefined : someone(task.origin.author_id, people);
  const said = author === undefined ? undefined : `${author.isMe ? 'You' : author.name} said`;
  return (
    <div
      className={cx(
        styles.item,
        selected && styles.selected,
        isDone && styles.done,
        isLeaving && styles.leaving,
      )}
    >
      <div className={styles.row}>
        <TickButton task={task} fresh={isLeaving} enabled={mayTick} onTick={onTick} />
        <button
          type="button"
          data-task={task.id}
          className={styles.open}
          aria-current={selected || undefined}
          onClick={() => onSelect(task.id)}
          onKeyDown={walk}
        >
          <span className={styles.title}>{task.text}</span>
          <span className={styles.facts}>
            {isLeaving ? (
              <span className={styles.way}>done, and on its way home</span>
            ) : isDone ? (
              <DoneLabel task={task} people={people} />
            ) : (
              <DueLabel due={task.due_date} today={today} />
            )}
            {(task.status === 'in_progress' || task.status === 'blocked') && (
              <span className={styles.fact}>{statusMarks[task.status].word.toLowerCase()}</span>
            )}
            {said !== undefined && !isDone && (
              <span className={cx(styles.fact, styles.said)}>
                <Icon of={Quote} size="s" />
                {said}
              </span>
            )}
            {place !== undefined && !isLeaving && (
              <span className={cx(styles.fact, styles.place)}>{place}</span>
            )}
            <SendingLabel shown={shown} />
          </span>
          {task.origin.text !== '' && !isDone && (
            <span className={styles.quote}>
              <q>{task.origin.text}</q>
              {said !== undefined && <span>{author?.isMe === true ? 'You' : author?.name}</span>}
            </span>
          )}
        </button>
        {carrier !== undefined && <Avatar name={carrier.name} url={carrier.url} />}
      </div>
    </div>
  );
});
