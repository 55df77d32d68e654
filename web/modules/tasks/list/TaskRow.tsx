import GripVertical from 'lucide-react/icons/grip-vertical';
import Quote from 'lucide-react/icons/quote';
import { memo, type PointerEvent } from 'react';
import { Avatar, cx, Icon } from '../../../ui/index.ts';
import { useEveryone } from '../../spaces/index.ts';
import type { Shown } from '../unsent-overlay.ts';
import { someone } from '../people-words.ts';
import { statusMarks } from '../status-marks.ts';
import { DueLabel } from './DueLabel.tsx';
import { DoneLabel } from './DoneLabel.tsx';
import { PickButton } from '../pick/PickButton.tsx';
import styles from './TaskRow.module.css';
import { TickButton, type TickButtonProps } from './TickButton.tsx';
import { longPress } from './long-press.ts';
import { rowKeys, type RowKeys } from './row-keys.ts';
import { RowExtras } from './RowExtras.tsx';
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
  /** Whether it is among those that were chosen, while some are being chosen. */
  picked?: boolean | undefined;
  keys: RowKeys;
  /** Takes it to another place; absent where it has none of its own. */
  onDrag?: ((event: PointerEvent, id: string) => void) | undefined;
  /** Something dragged would come to stand at this edge of it. */
  drop?: 'above' | 'below' | 'self' | undefined;
}

/** One task: its tick, what it is and when, what it came from, and who carries it. */
export const TaskRow = memo(function TaskRow(props: TaskRowProps) {
  const { shown, today, place, selected, ticked, mayTick, onTick, onSelect } = props;
  const { picked, keys, onDrag, drop } = props;
  const isPicking = picked !== undefined;
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
        picked === true && styles.picked,
        drop && styles[drop],
      )}
      data-row={task.id}
    >
      <div className={styles.row}>
        {isPicking ? (
          <PickButton task={task} picked={picked} onPick={keys.turn} />
        ) : (
          <TickButton task={task} fresh={isLeaving} enabled={mayTick} onTick={onTick} />
        )}
        <button
          type="button"
          data-task={task.id}
          className={styles.open}
          aria-current={selected || undefined}
          onClick={() => (isPicking ? keys.turn(task.id) : onSelect(task.id))}
          onKeyDown={(event) => rowKeys(event, task.id, keys)}
          onPointerDown={(event) => {
            if (!isPicking) longPress(event, () => keys.add(task.id));
            if (event.pointerType === 'mouse') onDrag?.(event, task.id);
          }}
        >
          <span className={styles.title}>{task.text}</span>
          <span className={styles.facts}>
            {isLeaving ? (
              <span className={styles.way}>done, and on its way home</span>
            ) : isDone ? (
              <DoneLabel task={task} people={people} />
            ) : (
              <DueLabel due={task.due_date} time={task.due_time} today={today} />
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
            {!isLeaving && <RowExtras task={task} />}
            <SendingLabel shown={shown} />
          </span>
          {task.origin.text !== '' && !isDone && (
            <span className={styles.quote}>
              <q>{task.origin.text}</q>
              {said !== undefined && <span>{author?.isMe === true ? 'You' : author?.name}</span>}
            </span>
          )}
        </button>
        {isPicking && onDrag !== undefined ? (
          <span className={styles.grip} aria-hidden onPointerDown={(event) => onDrag(event, task.id)}>
            <Icon of={GripVertical} />
          </span>
        ) : (
          carrier !== undefined && <Avatar name={carrier.name} url={carrier.url} />
        )}
      </div>
    </div>
  );
});
