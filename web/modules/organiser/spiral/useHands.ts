import { depthByPinch, depthByWheel, heldDepth, restingDepth } from '@kinsong/engines/spiral/going.ts';
import { useEffect, useEffectEvent, type RefObject } from 'react';
import type { Camera } from './camera.ts';

export interface Hands {
  scroller: RefObject<HTMLElement | null>;
  camera: Camera;
  depth: number;
  /** Whether the wheel goes in and out; else it moves what is seen along the turn, and only with Ctrl in and out. */
  wheelGoes: boolean;
  /** What lies under the hand is what one goes into. */
  onAim: (x: number, y: number) => void;
  /** Absent where there is no way. */
  onIn: (() => void) | undefined;
  onOut: (() => void) | undefined;
}

/** A trackpad tells a pinch as a wheel with Ctrl, in much smaller numbers. */
const pinchFactor = 5;
/** So long after its last move a wheel stands still. */
const wheelRest = 170;

/** Pinch and wheel: one goes in and out as far as the hand says, and comes to rest at a level when it lets go. */
export function useHands({ scroller, camera, depth, wheelGoes, onAim, onIn, onOut }: Hands): void {
  const hold = useEffectEvent((wanted: number) =>
    camera.hold(
      heldDepth(wanted, onOut === undefined ? depth : depth - 1, onIn === undefined ? depth : depth + 1),
    ),
  );
  const letGo = useEffectEvent(() => {
    const rest = restingDepth(depth, camera.depth);
    if (rest > depth && onIn !== undefined) onIn();
    else if (rest < depth && onOut !== undefined) onOut();
    else camera.goTo(depth);
  });
  const aim = useEffectEvent((x: number, y: number) => onAim(x, y));
  const goes = useEffectEvent((event: WheelEvent) => event.ctrlKey || (wheelGoes && isUpDown(event)));
  useEffect(() => {
    const element = scroller.current;
    if (element === null) return undefined;
    let rest: ReturnType<typeof setTimeout> | undefined;
    let turning = false;
    const turn = (event: WheelEvent) => {
      if (!goes(event)) {
        if (!isUpDown(event)) element.scrollTop += event.deltaX || event.deltaY;
        return;
      }
      event.preventDefault();
      if (!turning) aim(event.clientX, event.clientY);
      turning = true;
      hold(depthByWheel(camera.depth, event.deltaY * (event.ctrlKey ? pinchFactor : 1)));
      clearTimeout(rest);
      rest = setTimeout(() => {
        turning = false;
        letGo();
      }, wheelRest);
    };
    let pinch: { apart: number; from: number } | undefined;
    const begin = (event: TouchEvent) => {
      if (event.touches.length !== 2) return;
      const [x, y] = between(event.touches);
      aim(x, y);
      pinch = { apart: apartOf(event.touches), from: camera.depth };
    };
    const move = (event: TouchEvent) => {
      if (pinch === undefined || event.touches.length !== 2) return;
      event.preventDefault();
      hold(depthByPinch(pinch.from, apartOf(event.touches) / pinch.apart));
    };
    const end = (event: TouchEvent) => {
      if (pinch === undefined || event.touches.length >= 2) return;
      pinch = undefined;
      letGo();
    };
    const active = { passive: false } as const;
    element.addEventListener('wheel', turn, active);
    element.addEventListener('touchstart', begin, { passive: true });
    element.addEventListener('touchmove', move, active);
    element.addEventListener('touchend', end);
    element.addEventListener('touchcancel', end);
    return () => {
      clearTimeout(rest);
      element.removeEventListener('wheel', turn);
      element.removeEventListener('touchstart', begin);
      element.removeEventListener('touchmove', move);
      element.removeEventListener('touchend', end);
      element.removeEventListener('touchcancel', end);
    };
  }, [scroller, camera]);
}

/** Sideways, or with Shift, a wheel is meant along the turn. */
const isUpDown = ({ deltaX, deltaY, shiftKey }: WheelEvent): boolean =>
  !shiftKey && Math.abs(deltaY) >= Math.abs(deltaX);

const apartOf = ([one, other]: TouchList): number =>
  Math.hypot(one!.clientX - other!.clientX, one!.clientY - other!.clientY) || 1;

const between = ([one, other]: TouchList): readonly [number, number] => [
  (one!.clientX + other!.clientX) / 2,
  (one!.clientY + other!.clientY) / 2,
];
