import type { Task } from '@kinsong/contract/tasks/task.ts';
import { useEffect, useMemo, useState, type PointerEvent, type RefObject } from 'react';
import type { RowKeys } from '../list/row-keys.ts';
import { useSame } from '../list/useSame.ts';
import type { Picking } from '../pick/usePicking.ts';
import type { Group } from '../task-order.ts';
import { change } from '../tasks.actions.ts';
import { droppedAt, stepped, type Placing } from './place-between.ts';
import { placingInWords } from './placing-words.ts';
import { useDrag, type Dragging } from './useDrag.ts';

export interface ArrangingOptions {
  groups: readonly Group[];
  scroller: RefObject<HTMLElement | null>;
  picking: Picking;
  mayMove: (task: Task) => boolean;
}

/** Taking tasks to other places, by pointer and by keys, and choosing several of them. */
export function useArranging({ groups, scroller, picking, mayMove }: ArrangingOptions) {
  const [moved, setMoved] = useState<{ id: string; n: number }>();
  const [said, setSaid] = useState('');
  useEffect(() => {
    // A row that moved was taken out of the page and put back: whoever moves it by keys goes on with it. Whoever has
    // gone elsewhere meanwhile is not called back.
    if (moved && document.activeElement === document.body)
      document.querySelector<HTMLElement>(`[data-task="${moved.id}"]`)?.focus();
  }, [moved, groups]);
  const find = (id: string): Task | undefined =>
    groups.flatMap(({ shown }) => shown).find(({ task }) => task.id === id)?.task;
  const place = (task: Task | undefined, at: Placing | undefined) => {
    if (task === undefined || at === undefined || !mayMove(task)) return;
    void change(task, placed(task, at));
    setSaid(placingInWords(task, at));
  };
  const step = useSame((id: string, way: 1 | -1) => {
    const task = find(id);
    if (task === undefined || task.status === 'completed') return;
    if (!mayMove(task)) return setSaid('This one is not yours to move');
    const at = stepped(groups, task, way);
    if (at === undefined) return setSaid(way === 1 ? 'It stands last already' : 'It stands first already');
    place(task, at);
    setMoved((before) => ({ id, n: (before?.n ?? 0) + 1 }));
  });
  const { dragging, begin } = useDrag({
    scroller,
    names: 'data-row',
    onDrop: (id, target, below) => place(find(id), droppedAt(groups, id, { target, below })),
  });
  const turn = useSame(picking.turn);
  const add = useSame(picking.add);
  const end = useSame(picking.end);
  const drag = useSame((event: PointerEvent, id: string) => begin(event, id));
  const keys = useMemo<RowKeys>(() => ({ turn, add, end, move: step }), [turn, add, end, step]);
  return { keys, dragging, drag, said };
}

const placed = (task: Task, { priority, order }: Placing): Partial<Placing> =>
  priority === task.priority ? { order } : { priority, order };

/** How a row looks while something is dragged over the list. */
export function dropOn(dragging: Dragging | undefined, id: string): 'above' | 'below' | 'self' | undefined {
  if (dragging?.id === id) return 'self';
  if (dragging?.over !== id) return undefined;
  return dragging.below ? 'below' : 'above';
}
