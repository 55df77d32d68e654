import type { Child } from '@kinsong/contract/organiser/nodes.ts';
import type { Frame } from '@kinsong/engines/spiral/frames.ts';
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  type KeyboardEvent as Pressed,
  type RefObject,
} from 'react';
import type { Ring } from './rings.ts';
import type { Along } from './useAlong.ts';

interface Keys {
  frame: Frame;
  here: Ring;
  chosen: Child | undefined;
  along: Along;
  stage: RefObject<HTMLElement | null>;
  onChoose: (child: Child) => void;
  onEnter: (() => void) | undefined;
  onOut: (() => void) | undefined;
}

/** Where the focus goes as soon as it is there: to a child, or to what is chosen at another level than the one left. */
type Follows = { readonly to?: string; readonly left?: string } | undefined;

/** Up the arc of a wide spiral is on; down the list of a narrow one is on. */
const ways = {
  rectangle: { ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1 },
  list: { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 },
} as const;

/** Arrows lead along the turn, Enter in, Escape and Backspace out. What one comes to keeps the focus. */
export function useKeys({ frame, here, chosen, along, stage, onChoose, onEnter, onOut }: Keys) {
  const follows = useRef<Follows>(undefined);
  const at = here.children.findIndex(({ id }) => id === chosen?.id);
  useLayoutEffect(() => {
    const wanted = follows.current;
    if (wanted === undefined || stage.current === null) return;
    if (wanted.left === here.id || (wanted.to !== undefined && wanted.to !== chosen?.id)) return;
    const there = stage.current.querySelector<HTMLElement>('[role=treeitem][tabindex="0"]');
    // Where nothing is yet, the keys still lead out.
    (there ?? stage.current).focus({ preventScroll: true });
    if (there) follows.current = undefined;
  });
  const choose = (index: number) => {
    const to = Math.min(here.children.length - 1, Math.max(0, index));
    const child = here.children[to];
    if (child === undefined) return;
    follows.current = { to: child.id };
    along.see(to);
    onChoose(child);
  };
  const step = (key: string): number | undefined => {
    const way: Partial<Record<string, number>> = ways[frame.look];
    if (way[key] !== undefined) return at + way[key];
    if (key === 'PageDown') return at + along.inWindow;
    if (key === 'PageUp') return at - along.inWindow;
    if (key === 'Home') return 0;
    return key === 'End' ? here.total - 1 : undefined;
  };
  const out = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' && event.key !== 'Backspace') return;
    if (onOut === undefined || event.altKey || event.ctrlKey) return;
    event.preventDefault();
    follows.current = { left: here.id };
    onOut();
  });
  useEffect(() => {
    const element = stage.current;
    const hear = (event: KeyboardEvent) => out(event);
    element?.addEventListener('keydown', hear);
    return () => element?.removeEventListener('keydown', hear);
  }, [stage]);
  return {
    onTree(event: Pressed) {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.key === 'Enter' || event.key === ' ') {
        event.preventDefault();
        follows.current = { left: here.id };
        return onEnter?.();
      }
      const index = step(event.key);
      if (index === undefined) return;
      event.preventDefault();
      choose(index);
    },
  };
}
