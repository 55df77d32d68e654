import type { Frame } from '@kinsong/engines/spiral/frames.ts';
import { wordsSeen } from '@kinsong/engines/spiral/going.ts';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { inksOf, type Inks } from '../../../ui/drawing/canvas-colours.ts';
import { useSkin, useStill } from '../../../ui/index.ts';
import { Camera, type Seen } from './camera.ts';
import { paint, type Lights } from './paint.ts';
import { foundSpot, spotOf, type Ring } from './rings.ts';
import type { Drawn } from './useAlong.ts';

interface Moving {
  stage: RefObject<HTMLElement | null>;
  canvas: RefObject<HTMLCanvasElement | null>;
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
export function useMoving({ stage, canvas, frame, here, drawn, lights, movedOf, onArrived }: Moving) {
  const still = useStill();
  const skin = useSkin();
  const inks = useRef<Inks>(undefined);
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
    on.style.setProperty('--words', wordsSeen(depth - here.depth).toFixed(2));
    on.toggleAttribute('data-moving', isMoving);
  }

  function putThread(depth: number): void {
    const pen = canvas.current?.getContext('2d');
    if (!pen || !stage.current) return;
    inks.current ??= inksOf(stage.current);
    paint(pen, frame, depth, inks.current, lights);
  }

  function putNodes(depth: number): void {
    if (stage.current === null) return;
    const elements = new Map<string, HTMLElement>();
    for (const element of stage.current.querySelectorAll<HTMLElement>('[data-node]'))
      elements.set(element.dataset['node'] ?? '', element);
    for (const { key, ring, index } of drawn) {
      const element = elements.get(key);
      if (element === undefined) continue;
      const spot =
        index === 'found' ? foundSpot(ring, frame, depth) : spotOf(ring, index, frame, movedOf(ring), depth);
      element.style.transform = `translate(${spot.x.toFixed(1)}px, ${spot.y.toFixed(1)}px) scale(${spot.scale.toFixed(3)})`;
      if (frame.look === 'list') element.style.setProperty('--room', `${roomFor(spot.x, frame)}px`);
      element.style.opacity = spot.light.toFixed(2);
      element.style.visibility = spot.light < 0.02 ? 'hidden' : '';
    }
  }

  useLayoutEffect(() => {
    const paper = canvas.current;
    if (paper === null) return;
    const sharp = Math.min(2, devicePixelRatio);
    paper.width = frame.width * sharp;
    paper.height = frame.height * sharp;
    paper.getContext('2d')?.setTransform(sharp, 0, 0, sharp, 0, 0);
    putThread(camera.depth);
    // oxlint-disable-next-line react/exhaustive-deps -- only another window makes another sheet
  }, [frame, canvas, camera]);

  // The skin is in the page before its colours are read.
  useLayoutEffect(() => {
    inks.current = undefined;
    putThread(camera.depth);
    // oxlint-disable-next-line react/exhaustive-deps -- what is on the thread is drawn below
  }, [skin, camera]);

  useLayoutEffect(() => {
    putThread(camera.depth);
    // oxlint-disable-next-line react/exhaustive-deps -- the same project's lights, or another's
  }, [lights?.depth, lights?.done, lights?.open]);

  useLayoutEffect(() => putNodes(camera.depth));

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
