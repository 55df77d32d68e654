import { useEffect, useRef, type RefObject } from 'react';
import { chance, inksOf, type Pen } from '../../ui/drawing/index.ts';
import { cx } from '../../ui/index.ts';
import type { Measure } from './scenes.ts';
import styles from './Scene.module.css';
import type { Sheets, View } from './stage.ts';

const WIDE = 768;
const SETTLE = 120;

export interface SceneProps {
  view: View;
  /** The empty part of the page in which the picture stands. */
  place: RefObject<HTMLElement | null>;
}

/** Painted once for the size it has, and again when that changes; what drifts in it is moved by the style alone. */
export function Scene({ view, place }: SceneProps) {
  const picture = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current: frame } = picture;
    const { current: room } = place;
    if (!frame || !room) return;
    let stopped = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const draw = async () => {
      const scenes = await import('./scenes.ts');
      // Without a size (the page is being left, and hidden) there is nothing to paint, and no step to paint it in.
      const seen = frame.clientWidth > 0 && frame.clientHeight > 0 && room.clientHeight > 0;
      if (!stopped && seen) scenes.paint(view, set(frame, room));
    };
    const watch = new ResizeObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(() => void draw(), frame.dataset['painted'] ? SETTLE : 0);
    });
    watch.observe(frame);
    watch.observe(room);
    return () => {
      stopped = true;
      watch.disconnect();
      clearTimeout(timer);
    };
  }, [view, place]);
  return (
    <div key={view} ref={picture} data-picture className={cx(styles.scene, styles[view])} aria-hidden>
      <canvas />
      <canvas className={styles.moving} />
      <canvas />
      <canvas className={styles.sparks} />
    </div>
  );
}

/** Takes the measure of the page. */
function set(frame: HTMLElement, room: HTMLElement): Measure {
  const { width, height, top } = frame.getBoundingClientRect();
  const box = room.getBoundingClientRect();
  const sharpness = Math.min(2, devicePixelRatio);
  frame.dataset['painted'] = 'true';
  const [back, moving, front, sparks] = [...frame.children].map((sheet) => {
    if (!(sheet instanceof HTMLCanvasElement)) throw new Error('a picture lies on canvases');
    return penFor(sheet, { width, height, sharpness });
  });
  if (!back || !moving || !front || !sparks) throw new Error('a picture lies on four sheets');
  const sheets: Sheets = { back, moving, front, sparks };
  const narrow = width < WIDE;
  return {
    sheets,
    stage: { ink: inksOf(frame), roll: chance(7), width, height, sharpness, narrow },
    place: { top: box.top - top, height: box.height },
  };
}

function penFor(
  sheet: HTMLCanvasElement,
  { width, height, sharpness }: { width: number; height: number; sharpness: number },
): Pen {
  sheet.width = width * sharpness;
  sheet.height = height * sharpness;
  const pen = sheet.getContext('2d');
  if (!pen) throw new Error('this browser gives no canvas to draw on');
  pen.scale(sharpness, sharpness);
  return pen;
}
