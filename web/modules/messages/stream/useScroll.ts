import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { VirtualizerHandle } from 'virtua';
import type { Places } from './row-positions.ts';
import type { Row } from './stream-rows.ts';
import { useRoomForAnswer } from './useRoomForAnswer.ts';

/** So near to an edge that more is fetched before one gets there. */
const near = 2400;
/** Within this of the end one counts as reading along. */
const atEndWithin = 48;
/** So long after rows came in they may still be measured, on a slow phone. */
const measuredWithin = 3000;
/** And so long after the last of them was. */
const settlesWithin = 300;

export interface Scrolling {
  /** Rows came in above: the list keeps its place from the end. */
  readonly prepended: boolean;
  readonly atEnd: boolean;
  onScroll(): void;
  toEnd(): void;
  /** Something was said, or asked for: where answers follow, it goes to the top and has its answer below it. */
  sent(): void;
  /** Answers whether the row is there. */
  toRow(key: string): boolean;
}

interface Around {
  readonly live: boolean;
  onTop(): void;
  onBottom(): void;
  /** What comes in like this is not gone after: it grows below what is read. */
  readonly isQuiet: (row: Row) => boolean;
  /** Here an answer follows what one says. */
  readonly turns: boolean;
}

/**
 * Keeps the stream at its end while one reads along, and in its place while one reads further up: whatever comes in
 * above or below then, the words under the eye do not move. What grows among the words grows downward.
 */
export function useScroll(
  places: Places,
  rows: readonly Row[],
  { live, onTop, onBottom, isQuiet, turns }: Around,
): Scrolling {
  const { scroller, list, room } = places;
  const along = useRef(true);
  /** The row one was led to: it stays in the middle, whatever is still being measured, until one moves oneself. */
  const led = useRef<string>(undefined);
  const before = useRef({ offset: 0, size: 0 });
  const begun = useRef(false);
  const measuring = useRef(0);
  const last = useRef<string>(undefined);
  const [atEnd, setAtEnd] = useState(true);
  const prepended = useCameAbove(rows);
  const turn = useRoomForAnswer(places, rows);

  const look = () => {
    const isHere = live && below(scroller.current, room.current) < atEndWithin;
    setAtEnd(isHere || along.current);
    return isHere;
  };

  useLayoutEffect(() => {
    if (rows.length === 0) return;
    measuring.current = performance.now() + measuredWithin;
    const came = rows.at(-1)!;
    const quietly = begun.current && came.key !== last.current && isQuiet(came);
    last.current = came.key;
    const unread = begun.current ? -1 : rows.findIndex(({ kind }) => kind === 'unread');
    begun.current = true;
    if (quietly) along.current = false;
    if (unread > 0) {
      along.current = false;
      list.current?.scrollToIndex(unread - 1, { align: 'start' });
    } else if (turn.hold()) along.current = false;
    else if (along.current && live) toFoot(scroller.current);
  }, [scroller, list, rows, live, isQuiet, turn]);

  useLayoutEffect(() => {
    const element = scroller.current;
    if (element === null) return undefined;
    const watching = new ResizeObserver((entries) => {
      const isView = entries.some(({ target }) => target === element);
      if (led.current !== undefined) toMiddle(list.current, rows, led.current);
      else if (turn.keepRoom()) return;
      // The keyboard rises, the place to write grows, rows are measured: then the end is followed. What only grows among
      // the words, a mark or a card under them, moves nothing above it.
      else if (along.current && live && (isView || performance.now() < measuring.current)) {
        measuring.current = Math.max(measuring.current, performance.now() + settlesWithin);
        toFoot(element);
      }
    });
    watching.observe(element);
    for (const child of element.children) watching.observe(child);
    return () => watching.disconnect();
  }, [scroller, list, rows, live, turn]);

  useEffect(() => {
    const element = scroller.current;
    const letGo = () => void (led.current = undefined);
    for (const gesture of gestures) element?.addEventListener(gesture, letGo, { passive: true });
    return () => {
      for (const gesture of gestures) element?.removeEventListener(gesture, letGo);
    };
  }, [scroller]);

  // A first page may be hardly longer than the screen: then nobody scrolls, and more is fetched all the same.
  useEffect(() => {
    const handle = list.current;
    if (rows.length > 0 && handle !== null && handle.scrollSize < handle.viewportSize * 2) onTop();
  }, [list, rows, onTop]);

  const toEnd = () => {
    along.current = true;
    led.current = undefined;
    turn.end();
    toFoot(scroller.current);
    look();
  };
  return {
    prepended,
    atEnd,
    toEnd,
    sent: () => {
      toEnd();
      if (turns) turn.begin();
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
      // Only who moves up stops reading along. When rows change their size the place moves without anybody's hand.
      const { offset, size } = before.current;
      const up = handle.scrollOffset < offset - 1 && handle.scrollSize === size;
      before.current = { offset: handle.scrollOffset, size: handle.scrollSize };
      const isHere = live && below(scroller.current, room.current) < atEndWithin;
      // On the way to a row one may pass by the end, or stand at it: that is not reading along.
      along.current =
        led.current === undefined && !turn.isHeld() && (isHere || (live && along.current && !up));
      look();
      // Who reads along looks at the newest: what lies above it can wait until they turn to it.
      if (handle.scrollOffset < near && !along.current) onTop();
      if (handle.scrollSize - handle.scrollOffset - handle.viewportSize < near && !live) onBottom();
    },
  };
}

/** With these somebody moves by their own hand. */
const gestures = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** How much of what was said lies below the edge; the free room after it does not count. */
function below(scroller: HTMLElement | null, room: HTMLElement | null): number {
  if (scroller === null || room === null) return 0;
  return room.getBoundingClientRect().top - scroller.getBoundingClientRect().bottom;
}

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
