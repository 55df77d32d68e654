import Flag from 'lucide-react/icons/flag';
import GripVertical from 'lucide-react/icons/grip-vertical';
import type { PointerEvent } from 'react';
import { Avatar, cx, Icon } from '../../../ui/index.ts';
import { useEveryone } from '../../spaces/index.ts';
import { DueLabel } from '../list/DueLabel.tsx';
import { RowExtras } from '../list/RowExtras.tsx';
import { SendingLabel } from '../list/SendingLabel.tsx';
import { TickButton } from '../list/TickButton.tsx';
import { CardOrigin } from '../organised/CardOrigin.tsx';
import { someone } from '../people-words.ts';
import { useTaskLook } from '../task-look.ts';
import { tick } from '../tasks.actions.ts';
import type { Shown } from '../unsent-overlay.ts';
import styles from './ColumnCard.module.css';

export interface ColumnCardProps {
  shown: Shown;
  today: string;
  dragged: boolean;
  onSelect: (id: string) => void;
  /** Absent where it is not mine to move. */
  onDrag: ((event: PointerEvent, id: string) => void) | undefined;
  /** One column on or back. */
  onStep: (way: 1 | -1) => void;
}

const ways: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 };

export function ColumnCard({ shown, today, dragged, onSelect, onDrag, onStep }: ColumnCardProps) {
  const { task } = shown;
  const people = useEveryone(task.space_id);
  const { priorityWord, isWhole } = useTaskLook();
  const carrier = task.assigned_to === null ? undefined : someone(task.assigned_to, people);
  return (
    <div className={cx(styles.card, styles[`p${task.priority}`], dragged && styles.dragged)}>
      {isWhole && (
        <TickButton task={task} enabled={onDrag !== undefined} onTick={(which) => void tick(which)} />
      )}
      <button
        type="button"
        data-card={task.id}
        className={styles.open}
        onClick={() => onSelect(task.id)}
        onPointerDown={(event) => event.pointerType === 'mouse' && onDrag?.(event, task.id)}
        onKeyDown={(event) => {
          const way = ways[event.key];
          if (!event.altKey || way === undefined || onDrag === undefined) return;
          event.preventDefault();
          onStep(way);
        }}
      >
        <span className={styles.title}>{task.text}</span>
        {isWhole && <CardOrigin origin={task.origin} people={people} />}
        <span className={styles.facts}>
          {(isWhole || task.priority < 3) && (
            <span className={styles.urgent}>
              {isWhole && <Icon of={Flag} size="s" />}
              {priorityWord(task.priority)}
            </span>
          )}
          {task.status !== 'completed' && <DueLabel due={task.due_date} time={task.due_time} today={today} />}
          <RowExtras task={task} />
          <SendingLabel shown={shown} />
        </span>
      </button>
      <span className={styles.side}>
        {carrier !== undefined && <Avatar name={carrier.name} url={carrier.url} size="s" />}
        {onDrag !== undefined && (
          <span className={styles.grip} aria-hidden onPointerDown={(event) => onDrag(event, task.id)}>
            <Icon of={GripVertical} />
          </span>
        )}
      </span>
    </div>
  );
}
