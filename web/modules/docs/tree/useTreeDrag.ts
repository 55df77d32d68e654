import { useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react';
import type { Spot } from './doc-tree.ts';

/** A finger or a mouse that moves less than this presses. */
const still = 6;
/** A finger rests so long before it takes a row along; else it scrolls. */
const rest = 350;

export interface TreeDrag {
  /** Where it would come to lie. */
  readonly over: Spot | undefined;
  begin(event: PointerEvent, id: string): void;
}

/** Takes a doc along: the upper part of a row is above it, the lower below, the middle is in it. */
export function useTreeDrag(
  place: RefObject<HTMLElement | null>,
  put: (id: string, spot: Spot) => void,
): TreeDrag {
  const [over, setOver] = useState<Spot>();
  const end = useRef<() => void>(undefined);
  const putNow = useRef(put);
  useEffect(() => {
    putNow.current = put;
  });
  useEffect(() => () => end.current?.(), []);
  return {
    over,
    begin({ clientX, clientY, pointerType, button, pointerId }, id) {
      if (button !== 0) return;
      end.current?.();
      let moves = false;
      let spot: Spot | undefined;
      let rested = pointerType === 'mouse';
      const resting = setTimeout(() => (rested = true), rest);
      const move = (event: globalThis.PointerEvent): void => {
        if (event.pointerId !== pointerId) return;
        const far = Math.hypot(event.clientX - clientX, event.clientY - clientY) > still;
        if (!moves && far && !rested) return finish();
        moves ||= far;
        if (!moves) return;
        spot = spotAt(place.current, event, id);
        setOver(spot);
      };
      const up = (event: globalThis.PointerEvent): void => {
        if (event.pointerId !== pointerId) return;
        if (moves) {
          // The row under the pointer was not pressed.
          addEventListener('click', (click) => click.stopPropagation(), { capture: true, once: true });
          if (spot !== undefined) putNow.current(id, spot);
        }
        finish();
      };
      const press = (event: KeyboardEvent): void => {
        if (event.key === 'Escape') finish();
      };
      const hold = (event: TouchEvent): void => {
        if (rested && event.cancelable) event.preventDefault();
      };
      const finish = (): void => {
        clearTimeout(resting);
        removeEventListener('pointermove', move);
        removeEventListener('pointerup', up);
        removeEventListener('pointercancel', finish);
        removeEventListener('keydown', press);
        removeEventListener('touchmove', hold);
        setOver(undefined);
        end.current = undefined;
      };
      addEventListener('pointermove', move);
      addEventListener('pointerup', up);
      addEventListener('pointercancel', finish);
      addEventListener('keydown', press);
      addEventListener('touchmove', hold, { passive: false });
      end.current = finish;
    },
  };
}

function spotAt(place: HTMLElement | null, { clientX, clientY }: MouseEvent, id: string): Spot | undefined {
  const row = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-row]');
  const beside = row?.dataset['row'];
  if (!row || beside === undefined || beside === id || place?.contains(row) !== true) return undefined;
  const { top, height } = row.getBoundingClientRect();
  const part = (clientY - top) / height;
  return { beside, how: part < 0.3 ? 'above' : part > 0.7 ? 'below' : 'into' };
}
