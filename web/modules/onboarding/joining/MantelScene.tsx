import { useEffect, useRef } from 'react';
import { inksOf } from '../../../ui/drawing/index.ts';
import { Hush, useSkin, type Skin } from '../../../ui/index.ts';
import { candles, drawing, flameAt, foot } from './candles.ts';
import { isShown, type MantelPlace, type Painter, type Sheet } from './mantel-place.ts';
import styles from './MantelScene.module.css';

export interface MantelSceneProps {
  /** Which candles burn, in their order. */
  lit: readonly boolean[];
  narrow: boolean;
}

interface Laid {
  readonly sheet: Sheet;
  readonly canvas: HTMLCanvasElement;
}

/** Behind the candles: painted once for the size of the page; light comes and goes with the sheets that hold it. */
export function MantelScene({ lit, narrow }: MantelSceneProps) {
  const scene = useRef<HTMLDivElement>(null);
  const laid = useRef<readonly Laid[]>([]);
  const burning = useRef(lit);
  const skin = useSkin();
  useEffect(() => {
    burning.current = lit;
    for (const each of laid.current) show(each, lit);
  }, [lit]);
  useEffect(() => {
    const { current: frame } = scene;
    const page = frame?.parentElement;
    if (!frame || !page) return;
    let turn = 0;
    const paint = async () => {
      const mine = (turn += 1);
      const [painter] = await Promise.all([painterOf(skin), document.fonts.ready]);
      if (page.clientWidth === 0 || page.clientHeight === 0) return;
      const sheets: Laid[] = [];
      for (const sheet of painter(placeOf(frame, page, narrow))) {
        // One at a time: between two of them the page can answer a finger.
        await new Promise(requestAnimationFrame);
        if (mine !== turn) return;
        sheets.push({ sheet, canvas: painted(sheet) });
      }
      laid.current = sheets;
      for (const each of sheets) show(each, burning.current);
      frame.replaceChildren(...sheets.map(({ canvas }) => canvas));
    };
    const watch = new ResizeObserver(() => void paint().catch(() => {}));
    watch.observe(page);
    return () => {
      turn += 1;
      watch.disconnect();
    };
  }, [skin, narrow]);
  return <div ref={scene} className={styles.scene} aria-hidden />;
}

const show = ({ canvas, sheet }: Laid, lit: readonly boolean[]): void => {
  canvas.dataset['shown'] = String(isShown(sheet.shown, lit));
};

/** Each skin brings its own along. */
async function painterOf(skin: Skin): Promise<Painter> {
  if (skin === 'mystical') return (await import('./paint-bay.ts')).paintBay;
  if (skin === 'notebook') return (await import('./paint-sketch.ts')).paintSketch;
  return (await import('./paint-wall.ts')).paintWall;
}

function painted({ box, added, paint }: Sheet): HTMLCanvasElement {
  const sharpness = Math.min(2, devicePixelRatio);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(box.width * sharpness));
  canvas.height = Math.max(1, Math.round(box.height * sharpness));
  const { left, top, width, height } = box;
  Object.assign(canvas.style, {
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
  });
  if (added) canvas.dataset['added'] = 'true';
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('this browser gives no canvas to draw on');
  pen.scale(sharpness, sharpness);
  pen.translate(-left, -top);
  paint(pen);
  return canvas;
}

/** Takes the measure of the page and of its candles. */
function placeOf(frame: HTMLElement, page: HTMLElement, narrow: boolean): MantelPlace {
  const { width, height, left, top } = page.getBoundingClientRect();
  const words = new Hush();
  words.look(width, height, { left, top });
  const shapes = Object.values(candles);
  return {
    width,
    height,
    narrow,
    ink: inksOf(frame),
    isWritten: (x, y) => words.covers(x, y),
    candles: [...page.querySelectorAll('[data-drawing]')].map((drawn, at) => {
      const box = drawn.getBoundingClientRect();
      const scale = box.height / drawing.height;
      const shape = shapes[at];
      return {
        x: box.left - left + box.width / 2,
        flame: box.top - top + (shape === undefined ? 0 : flameAt(shape) * scale),
        foot: box.top - top + (foot + 6) * scale,
      };
    }),
  };
}
