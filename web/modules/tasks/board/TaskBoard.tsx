import type { Capability } from '@kinsong/contract/capabilities.ts';
import type { Task } from '@kinsong/contract/tasks/task.ts';
import { useContext, useMemo, useRef, useState, type ReactNode } from 'react';
import { cx, Empty, FrameContext, useMedia } from '../../../ui/index.ts';
import { useToday } from '../../../platform/today.ts';
import { useStore } from '../../../platform/store.ts';
import { useProofAtHand } from '../proof/useProofAtHand.ts';
import { wantedProof } from '../proof/wanted-proof.ts';
import { EditSheet, NewSheet } from '../edit/TaskSheets.tsx';
import { DeleteDialog } from '../detail/DeleteDialog.tsx';
import { DoneRow } from '../done/DoneRow.tsx';
import { AddTask } from '../list/AddTask.tsx';
import { TaskList } from '../list/TaskList.tsx';
import { inOrder, mostPressingOf } from '../task-order.ts';
import type { People } from '../people-words.ts';
import type { Shown } from '../unsent-overlay.ts';
import { mayChange } from '../tasks.actions.ts';
import { StatusColumns } from '../columns/StatusColumns.tsx';
import { PickBar } from '../pick/PickBar.tsx';
import { usePicking } from '../pick/usePicking.ts';
import { ViewBar } from '../view/ViewBar.tsx';
import { inAddress, isFiltered, passes, viewOf, type Address } from '../view/task-filter.ts';
import { TaskDetailPanel, TaskDetailSheet } from './TaskDetailPanel.tsx';
import { LostChanges } from './LostChanges.tsx';
import styles from './TaskBoard.module.css';

export interface TaskBoardProps {
  shown: readonly Shown[];
  /** Where a new one is written down; absent for oneself alone. */
  space: string | undefined;
  /** What may be done with a task; of several places, where it lies. */
  abilitiesAt: (task: Task) => ReadonlySet<Capability>;
  mayWrite: boolean;
  /** Whom tasks may name, on a list of several places. */
  people?: People;
  /** Before what else says how the list shows. */
  lead?: ReactNode;
  /** Instead of all but the line to write on: there is nothing, or it failed. */
  picture?: ReactNode;
  /** Instead of the list, while it loads. */
  instead?: ReactNode;
  /** Above the list: what was last known, when the house does not answer. */
  notice?: ReactNode;
  selected: string | undefined;
  onSelect: (id: string | undefined) => void;
  /** What shows, and in which way. */
  address: Address;
  onAddress: (change: Record<string, string | undefined>) => void;
}

/** The list, the line to write on, and one task whole: beside the list, or as a sheet over it. */
export function TaskBoard(props: TaskBoardProps) {
  const { space, abilitiesAt, picture, instead, notice, selected, onSelect, address, mayWrite } = props;
  const isWide = useMedia('(width >= 64rem)');
  const { heart } = useContext(FrameContext);
  const today = useToday();
  const scroller = useRef<HTMLDivElement>(null);
  const [editing, setEditing] = useState<Task>();
  const [removing, setRemoving] = useState<Task>();
  const [more, setMore] = useState<string>();
  const [written, setWritten] = useState<string>();
  // Put in order before it is filtered: each letter of a filter then only leaves some out.
  const all = useMemo(() => inOrder(props.shown), [props.shown]);
  const view = useMemo(() => viewOf(address), [address]);
  const shown = useMemo(
    () => (isFiltered(view) ? all.filter((each) => passes(view, each, today)) : all),
    [all, view, today],
  );
  const proving = useStore(wantedProof) !== undefined;
  useProofAtHand(all);
  const picking = usePicking();
  const picked = useMemo(
    () => shown.flatMap(({ task }) => (picking.ids.has(task.id) ? task : [])),
    [shown, picking.ids],
  );
  const chosen = shown.find(({ task }) => task.id === selected);
  const beside = isWide && !view.board;
  // Beside the list something is always whole: what presses most, until somebody chooses.
  const whole = chosen ?? (beside ? (mostPressingOf(shown) ?? shown[0]) : undefined);
  const mayMove = (task: Task) => mayChange({ task, abilities: abilitiesAt(task) });
  const detail = whole && {
    shown: whole,
    today,
    placed: space === undefined,
    abilities: abilitiesAt(whole.task),
    edit: () => setEditing(whole.task),
    askRemove: () => setRemoving(whole.task),
  };
  return (
    <div className={cx(styles.board, picture !== undefined && styles.bare, view.board && styles.wide)}>
      <div className={styles.column}>
        {notice}
        <LostChanges space={space} />
        {picture === undefined && instead === undefined ? (
          <ViewBar
            lead={props.lead}
            people={props.people}
            view={view}
            shown={all}
            space={space}
            picking={picking.on}
            onView={(change) => props.onAddress(inAddress(change))}
            onPick={picking.on ? picking.end : picking.begin}
          />
        ) : (
          props.lead !== undefined && <div className={styles.lead}>{props.lead}</div>
        )}
        <div ref={scroller} className={styles.scroll}>
          {picture ??
            instead ??
            (shown.length === 0 ? (
              <Empty title="Nothing here fits the filter">Take away a part of it, or show all again.</Empty>
            ) : view.board ? (
              <StatusColumns shown={shown} today={today} mayMove={mayMove} onSelect={onSelect} />
            ) : (
              <TaskList
                shown={shown}
                today={today}
                placed={space === undefined}
                selected={whole?.task.id}
                written={written}
                scroller={scroller}
                mayTick={mayMove}
                onSelect={onSelect}
                picking={picking}
              />
            ))}
        </div>
        <DoneRow />
        {picking.on && (
          <PickBar
            tasks={picked}
            space={space}
            abilitiesAt={abilitiesAt}
            today={today}
            onClose={picking.end}
          />
        )}
        {!picking.on && mayWrite && (
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
          isOpen={editing === undefined && removing === undefined && !proving}
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
