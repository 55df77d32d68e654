import { eased } from '@kinsong/engines/onboarding/curtain-times.ts';
import { inksOf, layer } from '../../../ui/drawing/index.ts';
import '../../../ui/tokens.stage.css';
import { reach, trapezium, type Slice } from './cloth-shape.ts';
import styles from './curtain.module.css';
import { momentsOf, together, type Curtain, type Movement } from './movement.ts';
import { hemHeight, paintLeaf } from './paint-leaf.ts';
import { edgeHeights, paintBoards, paintPelmet } from './paint-stage-edges.ts';

/** A curtain that hangs in a place and fills it: painted once for the size it has; what moves is moved as it is. */
export function hangCloth(place: HTMLElement): Curtain {
  const hanging = document.createElement('div');
  hanging.className = styles.cloth ?? '';
  place.append(hanging);
  let open = 0;
  let parts = cut(hanging);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let moving: Movement | undefined;
  const set = (next: number): void => {
    open = next;
    moving?.cancel();
    moving = undefined;
    hanging.hidden = next >= 1;
    if (hanging.hidden) return;
    if (!fits(parts, hanging)) parts = cut(hanging);
    for (const [part, at] of placesIn(parts)) part.style.transform = at(open);
  };
  const watch = new ResizeObserver(() => {
    clearTimeout(timer);
    // Opened, it is not there, and has no size: it is cut again when it is needed. One that moves comes to its end first.
    timer = setTimeout(() => {
      if (hanging.isConnected && !hanging.hidden && !moving && !fits(parts, hanging)) set(open);
    }, SETTLE);
  });
  watch.observe(hanging);
  set(0);
  return {
    set,
    move(duration, opennessAt) {
      set(Math.min(0.999, opennessAt(0)));
      open = opennessAt(1);
      moving = together(
        placesIn(parts).map(([part, at]) =>
          part.animate(
            momentsOf((moment) => ({ transform: at(Math.min(0.999, opennessAt(moment))) })),
            { duration, fill: 'both' },
          ),
        ),
      );
      return moving;
    },
    takeDown() {
      watch.disconnect();
      clearTimeout(timer);
      hanging.remove();
    },
  };
}

const SETTLE = 60;
const slicesOfLeaf = 14;

/** What of it moves, and where each part is when it stands so far open. */
function placesIn({
  width,
  height,
  slices,
  pelmet,
  boards,
}: Parts): readonly (readonly [HTMLCanvasElement, (open: number) => string])[] {
  const heights = edgeHeights(width);
  const leaving = (open: number): number => eased((open - 0.5) / 0.5);
  return [
    ...slices.map(
      ({ canvas, slice }) => [canvas, (open: number) => trapezium({ open, width }, slice, height)] as const,
    ),
    [pelmet, (open) => `translateY(${-leaving(open) * heights.pelmet}px)`],
    [boards, (open) => `translateY(${leaving(open) * heights.boards}px)`],
  ];
}

const fits = ({ width, height }: Parts, hanging: HTMLElement): boolean =>
  width === hanging.clientWidth && height === hanging.clientHeight;

interface Parts {
  readonly width: number;
  readonly height: number;
  readonly slices: readonly { readonly canvas: HTMLCanvasElement; readonly slice: Slice }[];
  readonly pelmet: HTMLCanvasElement;
  readonly boards: HTMLCanvasElement;
}

function cut(hanging: HTMLElement): Parts {
  const { clientWidth: width, clientHeight: height } = hanging;
  const ink = inksOf(hanging);
  const size = { width, height, sharpness: Math.min(1.5, devicePixelRatio) };
  const boards = paintBoards(ink, size);
  boards.className = styles.boards ?? '';
  const pelmet = paintPelmet(ink, size);
  pelmet.className = styles.pelmet ?? '';
  const leaves = [5, 23].map((seed) => {
    const leaf = document.createElement('div');
    leaf.className = styles.leaf ?? '';
    const slices = sliced(hanging, size, seed);
    leaf.append(...slices.map(({ canvas }) => canvas));
    return { leaf, slices };
  });
  hanging.replaceChildren(boards, ...leaves.map(({ leaf }) => leaf), pelmet);
  return { width, height, slices: leaves.flatMap(({ slices }) => slices), pelmet, boards };
}

function sliced(
  hanging: HTMLElement,
  { width, height, sharpness }: { width: number; height: number; sharpness: number },
  seed: number,
): Parts['slices'] {
  const size = { width: reach(width), height: height - edgeHeights(width).boards + 14 };
  const { cloth, hem } = paintLeaf(inksOf(hanging), size, seed);
  const each = Math.ceil(size.height / slicesOfLeaf);
  return Array.from({ length: slicesOfLeaf }, (_, count) => {
    const top = count * each;
    const slice = { top, height: Math.min(each, size.height - top) };
    // One line more than it shows: the next lies over it, and no light falls between the two.
    const { canvas, pen } = layer(size.width, slice.height + 1, sharpness);
    pen.drawImage(cloth, 0, -top, size.width, size.height - hemHeight);
    pen.drawImage(hem, 0, size.height - hemHeight - top, size.width, hemHeight);
    Object.assign(canvas.style, {
      top: `${top}px`,
      width: `${size.width}px`,
      height: `${slice.height + 1}px`,
    });
    return { canvas, slice };
  });
}
