import { daysBetween, type DayText } from '@kinsong/contract/common/calendar-days.ts';
import { useState, type KeyboardEvent, type PointerEvent } from 'react';
import type { Shown } from '../shown.ts';
import { dayIn } from '../time-words.ts';
import { stepOf, type Step } from './moving-keys.ts';
import { usePointerDrag } from './usePointerDrag.ts';

/** Taking events to other days and hours, by pointer and by keys. */
export interface Moving {
  /** Which one is under way, and over which day. */
  readonly dragged: string | undefined;
  readonly over: DayText | undefined;
  readonly mayMove: (shown: Shown) => boolean;
  readonly onKeyDown: (event: KeyboardEvent, shown: Shown) => void;
  readonly onPointerDown: (event: PointerEvent, shown: Shown) => void;
  readonly onStep: (shown: Shown, step: Step) => void;
}

export interface MovingOptions {
  mayMove: (shown: Shown) => boolean;
  onStep: (shown: Shown, step: Step) => void;
}

export function useMoving({ mayMove, onStep }: MovingOptions): Moving {
  const [now, setNow] = useState<{ key: string; over: DayText | undefined }>();
  const begin = usePointerDrag();
  return {
    dragged: now?.key,
    over: now?.over,
    mayMove,
    onStep,
    onKeyDown(event, shown) {
      const step = stepOf(event);
      if (step === undefined) return;
      event.preventDefault();
      onStep(shown, step);
    },
    onPointerDown(event, shown) {
      const dayAt = (x: number, y: number): DayText | undefined =>
        document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-day]')?.getAttribute('data-day') ??
        undefined;
      let over: DayText | undefined;
      begin(event, {
        onMove({ x, y }) {
          over = dayAt(x, y);
          setNow({ key: shown.key, over });
        },
        onEnd(dropped) {
          setNow(undefined);
          const days = over === undefined ? 0 : daysBetween(dayIn(shown.start), over);
          if (dropped && days !== 0) onStep(shown, { days });
        },
      });
    },
  };
}
