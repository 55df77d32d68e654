import type { Task } from '@kinsong/contract/tasks/task.ts';
import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { Virtualizer, type VirtualizerHandle } from 'virtua';
import { signedIn } from '../../../platform/signed-in.ts';
import { Button, ListHeading, VisuallyHidden } from '../../../ui/index.ts';
import { useSpaces } from '../../spaces/index.ts';
import { useJustDone } from '../done/last-deed.ts';
import { grouped } from '../task-order.ts';
import { ownPlace, type Shown } from '../unsent-overlay.ts';
import { tick } from '../tasks.actions.ts';
import { dropOn, useArranging } from '../drag/useArranging.ts';
import type { Picking } from '../pick/usePicking.ts';
import { useSame } from './useSame.ts';
import { linesOf, type Line } from './list-rows.ts';
import styles from './TaskList.module.css';
import { TaskRow } from './TaskRow.tsx';

export interface TaskListProps {
  shown: readonly Shown[];
  today: string;
  /** Says where each lies: on a list of several places. */
  placed?: boolean;
  selected: string | undefined;
  /** What was written down here last. */
  written: string | undefined;
  /** What it scrolls in. */
  scroller: RefObject<HTMLElement | null>;
  mayTick: (task: Task) => boolean;
  onSelect: (id: string) => void;
  picking: Picking;
}

/** Rows are drawn this far beyond the edges, so that nobody meets an empty one. */
const drawnAhead = 600;

/** Tasks in their groups; of a thousand only those are drawn that are seen. */
export function TaskList({
  shown,
  today,
  placed = false,
  selected,
  written,
  scroller,
  mayTick,
  onSelect,
  picking,
}: TaskListProps) {
  const me = signedIn().person.id;
  const [allDone, setAllDone] = useState(false);
  const ticked = useJustDone()?.task.id;
  const groups = useMemo(() => grouped(shown, me, ticked), [shown, me, ticked]);
  const lines = useMemo(() => linesOf(groups, allDone), [groups, allDone]);
  const at = lines.findIndex(({ key }) => key === selected);
  const list = useRef<VirtualizerHandle>(null);
  useInView(list, at);
  useWrittenInView(list, lines, written);
  const { spaces } = useSpaces();
  const select = useSame(onSelect);
  const { keys, dragging, drag, said } = useArranging({ groups, scroller, picking, mayMove: mayTick });
  const placeOf = ({ space_id }: Task): string => {
    const space = spaces.get(space_id);
    return space_id === ownPlace || space === undefined || space.kind === 'thread'
      ? 'only yours'
      : space.name;
  };
  const draw = (line: Line) => {
    if (line.kind === 'heading') {
      return (
        <div key={line.key} className={styles.heading}>
          <ListHeading tone={line.tone} level={2}>
            {line.label}
          </ListHeading>
        </div>
      );
    }
    if (line.kind === 'rest') {
      return (
        <Button key={line.key} kind="bare" onClick={() => setAllDone(true)}>
          Show {line.left} more
        </Button>
      );
    }
    const { task } = line.shown;
    return (
      <TaskRow
        key={line.key}
        shown={line.shown}
        today={today}
        place={placed ? placeOf(task) : undefined}
        selected={task.id === selected}
        ticked={task.id === ticked}
        mayTick={mayTick(task)}
        onTick={tickNow}
        onSelect={select}
        picked={picking.on ? picking.ids.has(task.id) : undefined}
        keys={keys}
        onDrag={task.status !== 'completed' && mayTick(task) ? drag : undefined}
        drop={dropOn(dragging, task.id)}
      />
    );
  };
  return (
    <div className={styles.list}>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
      <Virtualizer
        ref={list}
        data={lines}
        bufferSize={drawnAhead}
        scrollRef={scroller}
        keepMounted={at === -1 ? nothing : [at]}
        as="ul"
        item="li"
      >
        {draw}
      </Virtualizer>
    </div>
  );
}

const nothing: readonly number[] = [];

/** What the address names is brought into view once, when the list first stands. */
function useInView(list: RefObject<VirtualizerHandle | null>, at: number): void {
  const first = useRef(true);
  useEffect(() => {
    if (first.current && at > 0) list.current?.scrollToIndex(at, { align: 'nearest' });
    first.current = false;
  }, [list, at]);
}

/** What one has written down comes into view once, wherever in its group it has come to stand. */
function useWrittenInView(
  list: RefObject<VirtualizerHandle | null>,
  lines: readonly Line[],
  written: string | undefined,
): void {
  const shown = useRef<string>(undefined);
  useEffect(() => {
    const at = lines.findIndex(({ key }) => key === written);
    if (at === -1 || shown.current === written) return;
    shown.current = written;
    const handle = list.current;
    // Where it is seen already nothing moves: whoever walks on by keys is not called back.
    if (handle !== null && !isSeen(handle, at)) handle.scrollToIndex(at, { align: 'nearest' });
  }, [list, lines, written]);
}

function isSeen(list: VirtualizerHandle, at: number): boolean {
  const top = list.getItemOffset(at) - list.scrollOffset;
  return top >= 0 && top + list.getItemSize(at) <= list.viewportSize;
}

const tickNow = (task: Task): void => void tick(task);
