import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { VirtualizerHandle } from 'virtua';
import type { Row } from './rows.ts';

/** So near to an edge that more is fetched before one gets there. */
const near = 2400;
/** Within this of the end one counts as reading along. */
const atEndWithin = 48;

export interface Scrolling {
  /** Rows came in above: the list keeps its place from the end. */
  readonly prepended: boolean;
  readonly atEnd: boolean;
  onScroll(): void;
  toEnd(): void;
  /** Answers whether the row is there. */
  toRow(key: string): boolean;
}

interface Around {
  readonly live: boolean;
  onTop(): void;
  onBottom(): void;
}

/**
 * Keeps the stream at its end while one reads along, and in its place while one reads further up:
 * whatever comes in above or below then, the words under the eye do not move.
 */
export function useScroll(
  scroller: RefObject<HTMLElement | null>,
  list: RefObject<VirtualizerHandle | null>,
  rows: readonly Row[],
  { live, onTop, onBottom }: Around,
): Scrolling {
  const along = useRef(true);
  /** The row one was led to: it stays in the middle, whatever is still being measured, until one moves oneself. */
  const led = useRef<string>(undefined);
  const before = useRef({ offset: 0, size: 0 });
  const begun = useRef(false);
  const [atEnd, setAtEnd] = useState(true);
  const prepended = useCameAbove(rows);

  useLayoutEffect(() => {
    if (rows.length === 0) return;
    const unread = begun.current ? -1 : rows.findIndex(({ kind }) => kind === 'unread');
    begun.current = true;
    if (unread > 0) {
      along.current = false;
      list.current?.scrollToIndex(unread - 1, { align: 'start' });
    } else if (along.current && live) toFoot(scroller.current);
  }, [scroller, list, rows, live]);

  useLayoutEffect(() => {
    const element = scroller.current;
    if (element === null) return undefined;
    // Rows are measured, marks come and go below words, the composer grows: whatever moves the end is followed.
    const watching = new ResizeObserver(() => {
      if (led.current !== undefined) toMiddle(list.current, rows, led.current);
      else if (along.current && live) toFoot(element);
    });
    watching.observe(element);
    for (const child of element.children) watching.observe(child);
    return () => watching.disconnect();
  }, [scroller, list, rows, live]);

  useEffect(() => {
    const element = scroller.current;
    const letGo = () => void (led.current = undefined);
    for (const gesture of gestures) element?.addEventListener(gesture, letGo, { passive: true });
    return () => {
      for (const gesture of gestures) element?.removeEventListener(gesture, letGo);
    };
  }, [scroller]);

  // A first page may be shorter than the screen: then nobody scrolls, and more is fetched all the same.
  useEffect(() => {
    const handle = list.current;
    if (rows.length > 0 && handle !== null && handle.scrollSize < handle.viewportSize + near) onTop();
  }, [list, rows, onTop]);

  return {
    prepended,
    atEnd,
    toEnd: () => {
      along.current = true;
      led.current = undefined;
      toFoot(scroller.current);
    },
    toRow: (key) => {
      if (!toMiddle(list.current, rows, key)) return false;
      along.current = false;
      led.current = key;
      return true;
    },
    onScroll: () => {
      const handle = list.current;
      if (handle === null) return;
      const below = handle.scrollSize - handle.scrollOffset - handle.viewportSize;
      // Only who moves up stops reading along. When rows change their size the place moves without anybody's hand.
      const { offset, size } = before.current;
      const up = handle.scrollOffset < offset - 1 && handle.scrollSize === size;
      before.current = { offset: handle.scrollOffset, size: handle.scrollSize };
      const isHere = live && below < atEndWithin;
      // On the way to a row one may pass by the end, or stand at it: that is not reading along.
      along.current = led.current === undefined && (isHere || (live && along.current && !up));
      setAtEnd(isHere || along.current);
      if (handle.scrollOffset < near) onTop();
      if (below < near && !live) onBottom();
    },
  };
}

/** With these somebody moves by their own hand. */
const gestures = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** Answers whether the row is there. */
function toMiddle(list: VirtualizerHandle | null, rows: readonly Row[], key: string): boolean {
  const at = rows.findIndex((row) => row.key === key);
  if (at === -1) return false;
  list?.scrollToIndex(at, { align: 'center' });
  return true;
}

/** The list's own way to a row waits for it to be measured, and gives up when that takes long; the foot is always there. */
function toFoot(scroller: HTMLElement | null): void {
  if (scroller !== null) scroller.scrollTop = scroller.scrollHeight;
}

/** Did rows come in above what was there? Then the first message of before stands further down now. */
function useCameAbove(rows: readonly Row[]): boolean {
  const [seen, setSeen] = useState({ rows, above: false });
  if (seen.rows === rows) return seen.above;
  const first = seen.rows.find(({ kind }) => kind === 'message');
  const above =
    first !== undefined && rows.findIndex(({ key }) => key === first.key) > seen.rows.indexOf(first);
  setSeen({ rows, above });
  return above;
}
