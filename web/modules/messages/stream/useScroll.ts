import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { VirtualizerHandle } from 'virtua';
import type { Row } from './rows.ts';

/** So near to an edge that more is fetched before one gets there. */
const near = 900;
/** Within this of the end one counts as reading along. */
const atEndWithin = 48;

export interface Scrolling {
  /** Rows came in above: the list keeps its place from the end. */
  readonly prepended: boolean;
  readonly atEnd: boolean;
  onScroll(): void;
  onResize(): void;
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
  list: RefObject<VirtualizerHandle | null>,
  rows: readonly Row[],
  { live, onTop, onBottom }: Around,
): Scrolling {
  const along = useRef(true);
  const offset = useRef(0);
  const begun = useRef(false);
  const [atEnd, setAtEnd] = useState(true);
  const prepended = useCameAbove(rows);

  useLayoutEffect(() => {
    if (rows.length === 0) return undefined;
    const unread = begun.current ? -1 : rows.findIndex(({ kind }) => kind === 'unread');
    begun.current = true;
    if (unread > 0) {
      along.current = false;
      list.current?.scrollToIndex(unread - 1, { align: 'start' });
    } else if (along.current && live) {
      const toLast = () => list.current?.scrollToIndex(rows.length - 1, { align: 'end' });
      toLast();
      // A row that has just come in is measured after this; by the next frame its height is known.
      const settled = requestAnimationFrame(() => {
        if (along.current) toLast();
      });
      return () => cancelAnimationFrame(settled);
    }
    return undefined;
  }, [list, rows, live]);

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
      list.current?.scrollToIndex(rows.length - 1, { align: 'end' });
    },
    toRow: (key) => {
      const at = rows.findIndex((row) => row.key === key);
      if (at === -1) return false;
      along.current = false;
      list.current?.scrollToIndex(at, { align: 'center' });
      return true;
    },
    onScroll: () => {
      const handle = list.current;
      if (handle === null) return;
      const below = handle.scrollSize - handle.scrollOffset - handle.viewportSize;
      // Only who moves up stops reading along: a row that comes in below puts the end further off by itself.
      const up = handle.scrollOffset < offset.current - 1;
      offset.current = handle.scrollOffset;
      along.current = live && (below < atEndWithin || (along.current && !up));
      setAtEnd(along.current);
      if (handle.scrollOffset < near) onTop();
      if (below < near && !live) onBottom();
    },
    onResize: () => {
      if (along.current && live) list.current?.scrollToIndex(rows.length - 1, { align: 'end' });
    },
  };
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
