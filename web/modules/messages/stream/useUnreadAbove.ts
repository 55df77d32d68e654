import { useEffect, useState } from 'react';
import type { Places } from './row-positions.ts';
import type { Stream } from './useStream.ts';

/** Whether the line before what is new lies above what one sees, or even above all that is held. */
export function useUnreadAbove(
  { scroller, list }: Places,
  { rows, stretch, readUpTo }: Pick<Stream, 'rows' | 'stretch' | 'readUpTo'>,
): boolean {
  const [above, setAbove] = useState(false);
  const line = rows.findIndex(({ kind }) => kind === 'unread');
  const isBeyond = stretch !== undefined && readUpTo !== undefined && stretch.from > readUpTo + 1;
  useEffect(() => {
    const element = scroller.current;
    const look = () => {
      const handle = list.current;
      if (line === -1 || handle === null) return setAbove(isBeyond);
      setAbove(handle.getItemOffset(line) + handle.getItemSize(line) < handle.scrollOffset);
    };
    look();
    element?.addEventListener('scroll', look, { passive: true });
    return () => element?.removeEventListener('scroll', look);
  }, [scroller, list, line, isBeyond]);
  return above;
}
