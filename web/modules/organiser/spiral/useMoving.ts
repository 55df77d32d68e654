import type { Frame } from '@kinsong/engines/spiral/frames.ts';
import { wordsSeen } from '@kinsong/engines/spiral/going.ts';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useStill } from '../../../ui/index.ts';
import { Camera, type Seen } from './camera.ts';
import { paint, type Lights } from './paint.ts';
import { wordsAt, type WordsPlace } from './Node.tsx';
import { foundSpot, spotOf, type Ring, type Spot } from './rings.ts';
import type { Drawn } from './useAlong.ts';

function put(element: HTMLElement, { x, y, scale, light }: Spot, frame: Frame): void {
  const { style } = element;
  style.transform = `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) scale(${scale.toFixed(3)})`;
  style.opacity = light.toFixed(2);
  style.visibility = light < 0.02 ? 'hidden' : '';
  if (frame.look === 'list') style.setProperty('--room', `${roomFor(x, frame)}px`);
}

function putWordsOf(element: HTMLElement, { words, clear }: WordsPlace): void {
  if (element.dataset['words'] !== words) element.dataset['words'] = words;
  const written = element.lastElementChild;
  if (written instanceof HTMLElement)
    written.style.translate = words === 'below' ? `${clear}px 0` : `0 ${clear}px`;
}

interface Moving {
  stage: RefObject<HTMLElement | null>;
  thread: RefObject<SVGSVGElement | null>;
  frame: Frame;
  here: Ring;
  drawn: readonly Drawn[];
  lights: Lights | undefined;
  movedOf: (ring: Ring) => number;
  onArrived: () => void;
}

const fadeTime = 240;
/** In a list the words reach from what they name to the window's edge. */
const roomFor = (x: number, { width }: Frame): number => Math.max(0, Math.round(width - x - 58));

/** Puts all that is drawn where it is seen from, and goes down and up when the level is another. */
export function useMoving({ stage, thread, frame, here, drawn, lights, movedOf, onArrived }: Moving) {
  const still = useStill();
  const words = useRef<readonly HTMLElement[]>([]);
  const elements = useRef<ReadonlyMap<string, HTMLElement>>(new Map());
  const show = useEffectEvent(({ depth, isMoving }: Seen) => {
    putWords(stage.current, depth, isMoving);
    putThread(depth);
    putNodes(depth);
    if (!isMoving) onArrived();
  });
  const [camera] = useState(() => new Camera(here.depth));
  useLayoutEffect(() => camera.shownBy((seen) => show(seen)), [camera]);

  function putWords(on: HTMLElement | null, depth: number, isMoving: boolean): void {
    if (on === null) return;
    const light = wordsSeen(depth - here.depth).toFixed(2);
    for (const each of words.current) each.style.opacity = light;
    on.toggleAttribute('data-moving', isMoving);
  }

  function putThread(depth: number): void {
    if (thread.current !== null) paint(thread.current, frame, depth, lights);
  }

  function putNodes(depth: number): void {
    for (const { key, ring, index } of drawn) {
      const element = elements.current.get(key);
      if (element === undefined) continue;
      if (index === 'found') put(element, foundSpot(ring, frame, depth), frame);
      else {
        const moved = movedOf(ring);
        put(element, spotOf(ring, index, frame, moved, depth), frame);
        putWordsOf(element, wordsAt(ring, index, frame, moved, ring.id === here.id));
      }
    }
  }

  useLayoutEffect(() => {
    putThread(camera.depth);
    // oxlint-disable-next-line react/exhaustive-deps -- another window, or another project's lights
  }, [frame, camera, lights?.depth, lights?.done, lights?.open]);

  // What is in the page is looked up when it changes, and not in each frame.
  useLayoutEffect(() => {
    const all = stage.current?.querySelectorAll<HTMLElement>('[data-node]') ?? [];
    elements.current = new Map([...all].map((element) => [element.dataset['node'] ?? '', element]));
    words.current = [...(stage.current?.querySelectorAll<HTMLElement>('[data-fades]') ?? [])];
    const light = wordsSeen(camera.depth - here.depth).toFixed(2);
    for (const each of words.current) each.style.opacity = light;
    putNodes(camera.depth);
  });

  const before = useRef(here);
  useLayoutEffect(() => {
    const was = before.current;
    before.current = here;
    if (was.id === here.id && was.depth === here.depth) return;
    if (!still && was.depth !== here.depth) return camera.goTo(here.depth);
    camera.stand(here.depth);
    stage.current?.animate([{ opacity: 0 }, { opacity: 1 }], { duration: fadeTime, easing: 'ease-out' });
    // oxlint-disable-next-line react/exhaustive-deps -- where one is, not what is there
  }, [here.id, here.depth, still, camera, stage]);
  useEffect(() => () => camera.stop(), [camera]);

  return { camera, redraw: () => putNodes(camera.depth) };
}
