import type { Child } from '@kinsong/contract/organiser/nodes.ts';
import type { Frame } from '@kinsong/engines/spiral/frames.ts';
import { heldMove, moveToSee, windowOf } from '@kinsong/engines/spiral/row-of-places.ts';
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { keyOf } from './Node.tsx';
import { drawnOf, rowHere, type Ring } from './rings.ts';

/** One place on the stage: a child, or where something is founded. */
export interface Drawn {
  readonly key: string;
  readonly ring: Ring;
  readonly index: number | 'found';
}

interface Wanted {
  scroller: RefObject<HTMLElement | null>;
  frame: Frame;
  here: Ring;
  chosen: Child | undefined;
  onMore: () => void;
}

export type Along = ReturnType<typeof useAlong>;

/** Before the last that is there is reached, the next are asked for. */
const ahead = 60;

/** How far one has moved along a turn, which is what the browser's own scrolling says; each level keeps its own. */
export function useAlong({ scroller, frame, here, chosen, onMore }: Wanted) {
  const kept = useRef(new Map<string, number>());
  const unit = frame.look === 'rectangle' ? (frame.size * Math.PI) / 2 : frame.size;
  const row = rowHere(here, frame);
  const movedOf = ({ id }: Ring): number => kept.current.get(id) ?? 0;
  const [, setMoved] = useState(0);
  const [first, end] = drawnOf(here, frame, movedOf(here), true);

  const put = (to: number) => {
    kept.current.set(here.id, heldMove(row, to));
    if (scroller.current) scroller.current.scrollTop = movedOf(here) * unit;
    setMoved(movedOf(here));
  };
  const at = here.children.findIndex(({ id }) => id === chosen?.id);
  // Whoever comes back to a level, or to another window, finds there what was chosen.
  useLayoutEffect(() => {
    put(at < 0 ? movedOf(here) : moveToSee(row, at, movedOf(here)));
    // oxlint-disable-next-line react/exhaustive-deps -- what is chosen later is brought into sight by whoever chooses it
  }, [here.id, frame, row.most === 0]);
  useEffect(() => {
    if (end + ahead > here.children.length && here.children.length < here.total) onMore();
  }, [end, here.children.length, here.total, onMore]);

  const [seenFirst, seenEnd] = windowOf(row, movedOf(here));
  return {
    /** How many lie before and after those that are seen. */
    before: seenFirst,
    after: Math.max(0, here.total - seenEnd),
    canMove: row.most > 0,
    length: frame.height + row.most * unit,
    movedOf,
    /** All that is drawn, of every level that is there. */
    drawnOf: (rings: readonly Ring[]): readonly Drawn[] =>
      rings.flatMap((ring) => {
        const [from, to] = drawnOf(ring, frame, movedOf(ring), ring.depth <= here.depth);
        const places = Array.from({ length: Math.max(0, to - from) }, (_, step) => from + step);
        return [...places, 'found' as const].map((index) => ({ key: keyOf(ring, index), ring, index }));
      }),
    onScroll() {
      const to = (scroller.current?.scrollTop ?? 0) / unit;
      kept.current.set(here.id, heldMove(row, to));
      const [from, till] = drawnOf(here, frame, movedOf(here), true);
      // Only who comes into the window, or leaves it, is reason to draw anew; there is time until they are seen.
      if (from !== first || till !== end) setMoved(movedOf(here));
    },
    /** Brings one into the window. */
    see(index: number) {
      const to = moveToSee(row, index, movedOf(here));
      if (to !== movedOf(here)) put(to);
    },
    /** A window on or back. */
    page: (way: 1 | -1) => put(movedOf(here) + way * (row.to - row.from)),
    inWindow: Math.max(1, Math.floor((row.to - row.from) / row.apart)),
  };
}
