import { useLayoutEffect, useMemo, useRef } from 'react';
import type { Places } from './row-positions.ts';
import type { Row } from './stream-rows.ts';

/** What was said within this time was said just now. */
const justNow = 5000;
/** It stands so far from the upper edge. */
const gap = 20;

export interface Turn {
  /** Something was said or asked for: the row of it, or the next one that comes, is the turn's first. */
  begin(): void;
  end(): void;
  /** Brings the turn's first row to the top when it is there; answers whether a turn is held. */
  hold(): boolean;
  /** The free room shrinks by what grows, so that nothing moves; answers whether a turn is held. */
  keepRoom(): boolean;
  isHeld(): boolean;
}

/**
 * One's words at the top, and room below for what answers them: an answer, and the cards that come after it, are written
 * into that room and move nothing that is being read.
 */
export function useRoomForAnswer({ scroller, list, room }: Places, rows: readonly Row[]): Turn {
  const now = useRef(rows);
  useLayoutEffect(() => {
    now.current = rows;
  }, [rows]);
  const first = useRef<string>(undefined);
  /** The last row there was when the turn began without words of one's own. */
  const after = useRef<string>(undefined);
  return useMemo(() => {
    const makeRoom = (): number | undefined => {
      const at = now.current.findIndex(({ key }) => key === first.current);
      const [view, free, handle] = [scroller.current, room.current, list.current];
      if (at === -1 || view === null || free === null || handle === null) return undefined;
      const top = handle.getItemOffset(at) - gap;
      const written = free.getBoundingClientRect().top - view.getBoundingClientRect().top + view.scrollTop;
      free.style.height = `${Math.max(0, top + view.clientHeight - written - paddingOf(view))}px`;
      return top;
    };
    return {
      begin() {
        const newest = now.current.at(-1);
        if (newest?.kind === 'message' && newest.own && isFresh(newest)) {
          first.current = newest.key;
          toTop(scroller.current, makeRoom());
        } else after.current = newest?.key ?? '';
      },
      end() {
        first.current = undefined;
        after.current = undefined;
        room.current?.style.removeProperty('height');
      },
      hold() {
        if (after.current !== undefined) {
          const from = now.current.findIndex(({ key }) => key === after.current) + 1;
          const next = now.current.slice(from).find(({ kind }) => kind === 'message');
          if (next !== undefined) {
            first.current = next.key;
            after.current = undefined;
            toTop(scroller.current, makeRoom());
          }
        }
        return first.current !== undefined;
      },
      keepRoom() {
        if (first.current === undefined) return false;
        makeRoom();
        return true;
      },
      isHeld: () => first.current !== undefined || after.current !== undefined,
    };
  }, [scroller, list, room]);
}

const isFresh = ({ shown }: Extract<Row, { kind: 'message' }>): boolean =>
  Date.now() - Date.parse(shown.message.created_at) < justNow;

const paddingOf = (view: HTMLElement): number => Number.parseFloat(getComputedStyle(view).paddingBottom);

function toTop(scroller: HTMLElement | null, top: number | undefined): void {
  if (scroller !== null && top !== undefined) scroller.scrollTop = top;
}
