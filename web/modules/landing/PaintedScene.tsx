import { useEffect, useRef, type RefObject } from 'react';
import { chance, inksOf, type Pen } from '../../ui/drawing/index.ts';
import { breath, cx, Hush, useStill, whileSeen } from '../../ui/index.ts';
import { lifeOf } from './scene-motion.ts';
import { painterOf } from './choose-painter.ts';
import styles from './PaintedScene.module.css';
import { sheetNames, type Box, type Measure, type SheetName, type View } from './scene-types.ts';

/** The style's own border between narrow and wide, which moves with the size of letters. */
const NARROW = '(width < 48rem)';
const SETTLE = 120;

export interface PaintedSceneProps {
  view: View;
  /** The empty part of the page in which the picture stands. */
  place: RefObject<HTMLElement | null>;
}

/** Painted once for the size it has, and again when that changes; what stirs in it are whole sheets, moved as they are. */
export function PaintedScene({ view, place }: PaintedSceneProps) {
  const picture = useRef<HTMLDivElement>(null);
  const still = useStill();
  useEffect(() => {
    const { current: frame } = picture;
    const { current: room } = place;
    if (!frame || !room) return;
    let stopped = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const draw = async () => {
      // Stars keep out of words, whose place is known once their letters are.
      const [paint] = await Promise.all([painterOf(view), document.fonts.ready]);
      // Without a size (the page is being left, and hidden) there is nothing to paint, and no step to paint it in.
      const seen = frame.clientWidth > 0 && frame.clientHeight > 0 && room.clientHeight > 0;
      if (!stopped && seen) paint(set(frame, room));
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
  useEffect(() => {
    const { current: frame } = picture;
    if (!frame || still) return;
    return whileSeen(frame, () => liven(frame, view));
  }, [view, still]);
  return (
    <div key={view} ref={picture} data-picture className={cx(styles.scene, styles[view])} aria-hidden>
      {sheetNames.map((name) => (
        <canvas key={name} className={styles[name]} data-sheet={name} />
      ))}
    </div>
  );
}

const sheetOf = (frame: HTMLElement, name: SheetName): HTMLCanvasElement => {
  const sheet = frame.querySelector<HTMLCanvasElement>(`[data-sheet="${name}"]`);
  if (!sheet) throw new Error('a picture lies on sheets');
  return sheet;
};

/** All of it counts from the beginning of the page, as the heart does. */
function liven(frame: HTMLElement, view: View): () => void {
  const animations = lifeOf(view, breath()).map(({ sheet, keyframes, duration }) => {
    const animation = sheetOf(frame, sheet).animate(keyframes, { duration, iterations: Infinity });
    animation.startTime = 0;
    return animation;
  });
  return () => {
    for (const animation of animations) animation.cancel();
  };
}

/** Takes the measure of the page. */
function set(frame: HTMLElement, room: HTMLElement): Measure {
  const { width, height, top, left } = frame.getBoundingClientRect();
  const place = room.getBoundingClientRect();
  const sharpness = Math.min(2, devicePixelRatio);
  const whole = { left: 0, top: 0, width, height };
  const quiet = () => {
    const words = new Hush();
    words.look(width, height, { left, top });
    return words;
  };
  let words: Hush | undefined;
  frame.dataset['painted'] = 'true';
  return {
    lay: (name, box = whole) => penFor(sheetOf(frame, name), box, sharpness),
    mark: (name, { x, y }) =>
      room.style.setProperty(name, `${x + left - place.left}px ${y + top - place.top}px`),
    stage: {
      ink: inksOf(frame),
      roll: chance(7),
      quiet: (x, y) => (words ??= quiet()).covers(x, y),
      width,
      height,
      sharpness,
      narrow: matchMedia(NARROW).matches,
    },
    place: { top: place.top - top, height: place.height },
  };
}

function penFor(sheet: HTMLCanvasElement, { left, top, width, height }: Box, sharpness: number): Pen {
  sheet.width = Math.round(width * sharpness);
  sheet.height = Math.round(height * sharpness);
  Object.assign(sheet.style, {
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
  });
  const pen = sheet.getContext('2d');
  if (!pen) throw new Error('this browser gives no canvas to draw on');
  pen.scale(sharpness, sharpness);
  pen.translate(-left, -top);
  return pen;
}
