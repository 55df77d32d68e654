import type { Capability } from '@kinsong/contract/capabilities.ts';
import type { Task } from '@kinsong/contract/tasks/task.ts';
import { useContext, useRef, useState, type ReactNode } from 'react';
import { cx, FrameContext, useMedia } from '../../../ui/index.ts';
import { EditSheet, NewSheet } from '../edit/TaskSheets.tsx';
import { DeleteDialog } from '../detail/DeleteDialog.tsx';
import { DoneRow } from '../done/DoneRow.tsx';
import { AddTask } from '../list/AddTask.tsx';
import { TaskList } from '../list/TaskList.tsx';
import { mostPressing } from '../task-order.ts';
import type { Shown } from '../unsent-overlay.ts';
import { mayChange } from '../tasks.actions.ts';
import { useToday } from '../tasks.hooks.ts';
import { TaskDetailPanel, TaskDetailSheet } from './TaskDetailPanel.tsx';
import { LostChanges } from './LostChanges.tsx';
import styles from './TaskBoard.module.css';

export interface TaskBoardProps {
  shown: readonly Shown[];
  /** Where a new one is written down; absent for oneself alone. */
  space: string | undefined;
  /** What may be done here; on one's own list, with one's own tasks. */
  abilities: ReadonlySet<Capability>;
  /** Instead of all but the line to write on: there is nothing, or it failed. */
  picture?: ReactNode;
  /** Instead of the list, while it loads. */
  instead?: ReactNode;
  /** Above the list: what was last known, when the house does not answer. */
  notice?: ReactNode;
  selected: string | undefined;
  onSelect: (id: string | undefined) => void;
}

/** The list, the line to write on, and one task whole: beside the list, or as a sheet over it. */
export function TaskBoard(props: TaskBoardProps) {
  const { shown, space, abilities, picture, instead, notice, selected, onSelect } = props;
  const beside = useMedia('(width >= 64rem)');
  const { heart } = useContext(FrameContext);
  const today = useToday();
  const scroller = useRef<HTMLDivElement>(null);
  const [editing, setEditing] = useState<Task>();
  const [removing, setRemoving] = useState<Task>();
  const [more, setMore] = useState<string>();
  const [written, setWritten] = useState<string>();
  const chosen = shown.find(({ task }) => task.id === selected);
  // Beside the list something is always whole: what presses most, until somebody chooses.
  const whole = chosen ?? (beside ? (mostPressing(shown)[0] ?? shown[0]) : undefined);
  const detail = whole && {
    shown: whole,
    today,
    placed: space === undefined,
    abilities,
    edit: () => setEditing(whole.task),
    askRemove: () => setRemoving(whole.task),
  };
  return (
    <div className={cx(styles.board, picture !== undefined && styles.bare)}>
      <div className={styles.column}>
        {notice}
        <LostChanges space={space} />
        <div ref={scroller} className={styles.scroll}>
          {picture ?? instead ?? (
            <TaskList
              shown={shown}
              today={today}
              placed={space === undefined}
              selected={whole?.task.id}
              written={written}
              scroller={scroller}
              mayTick={(task) => mayChange({ task, abilities })}
              onSelect={onSelect}
            />
          )}
        </div>
        <DoneRow />
        {(space === undefined || abilities.has('tasks.create')) && (
          <div className={styles.foot}>
            {space === undefined && heart}
            <AddTask space={space} onMore={setMore} onWritten={setWritten} />
          </div>
        )}
      </div>
      {beside && detail !== undefined && <TaskDetailPanel {...detail} />}
      {!beside && (
        <TaskDetailSheet
          detail={detail}
          isOpen={editing === undefined && removing === undefined}
          onClose={() => onSelect(undefined)}
        />
      )}
      <EditSheet
        task={editing}
        alone={space === undefined}
        today={today}
        onClose={() => setEditing(undefined)}
      />
      <NewSheet
        wish={more === undefined ? undefined : { text: more }}
        space={space}
        alone={space === undefined}
        today={today}
        onClose={() => setMore(undefined)}
        onWritten={setWritten}
      />
      <DeleteDialog
        task={removing}
        onClose={() => setRemoving(undefined)}
        onGone={() => onSelect(undefined)}
      />
    </div>
  );
}
