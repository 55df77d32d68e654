import type { MontageSegment } from '@kinsong/contract/onboarding/montage.ts';
import { chance, inksOf, layer } from '../../../../ui/drawing/index.ts';
import { currentSkin } from '../../../../ui/index.ts';
import { airOf } from './air.ts';
import { painters } from './painters.ts';
import { bleed, type Scene, type Sheet } from './scene.ts';
import styles from './scene.module.css';

export type Look = Pick<MontageSegment, 'type' | 'visual_effects' | 'segment_number'>;

/** Paints a segment's picture, one sheet after the other, so that nothing else has to wait for long. */
export async function paintScene(place: HTMLElement, look: Look, until: AbortSignal): Promise<void> {
  const scene = sceneIn(place, look.segment_number);
  const sheets = [
    ...painters[look.type](scene),
    ...look.visual_effects.flatMap((effect) => airOf(effect, scene)),
  ];
  const sharpness = Math.min(scene.narrow ? 2 : 1.5, devicePixelRatio);
  const painted: HTMLCanvasElement[] = [];
  for (const sheet of sheets) {
    painted.push(await paintSheet(scene, sheet, sharpness));
    await new Promise((next) => {
      setTimeout(next);
    });
    if (until.aborted) return;
  }
  place.replaceChildren(...painted);
  place.dataset['painted'] = look.type;
}

const nextFrame = (): Promise<number> =>
  new Promise((next) => {
    requestAnimationFrame(next);
  });

async function paintSheet({ width, height }: Scene, sheet: Sheet, sharpness: number) {
  const { canvas: paper, pen } = layer(width + 2 * bleed, height + 2 * bleed, sharpness);
  pen.translate(bleed, bleed);
  sheet.paint(pen);
  // Paper one can still draw upon is copied whole in each frame in which anything is drawn; a finished picture is not.
  const canvas = document.createElement('canvas');
  canvas.width = paper.width;
  canvas.height = paper.height;
  canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(await createImageBitmap(paper));
  canvas.className = styles.sheet ?? '';
  canvas.dataset['sheet'] = sheet.name;
  if (sheet.shine !== undefined) canvas.dataset['shine'] = sheet.shine;
  if (sheet.sway !== undefined) canvas.dataset['sway'] = sheet.sway;
  if (sheet.drift !== undefined) canvas.dataset['drift'] = sheet.drift.join(' ');
  return canvas;
}

/** Shows what was painted, a sheet a frame: each is handed to the screen whole, and all at once would hold it up. */
export async function revealScene(place: HTMLElement): Promise<void> {
  for (const sheet of place.querySelectorAll<HTMLElement>('[data-sheet]:not([data-shown])')) {
    sheet.dataset['shown'] = '';
    await nextFrame();
  }
}

/** Lets what was painted live for as long as its segment is to be seen: its sheets drift by each other. */
export function setDrifting(place: HTMLElement, duration: number): void {
  for (const sheet of place.querySelectorAll<HTMLElement>('[data-drift]')) {
    const [x = 0, y = 0] = (sheet.dataset['drift'] ?? '').split(' ').map(Number);
    sheet.animate([{ translate: `${-x / 2}px ${-y / 2}px` }, { translate: `${x / 2}px ${y / 2}px` }], {
      duration,
      fill: 'both',
    });
  }
}

function sceneIn(place: HTMLElement, seed: number): Scene {
  const { clientWidth: width, clientHeight: height } = place;
  const narrow = width < 768;
  const words = narrow
    ? { left: 0, right: width, top: height * 0.05, bottom: height * 0.41 }
    : { left: 70, right: 760, top: height * 0.1, bottom: height * 0.42 };
  return {
    ink: inksOf(place),
    roll: chance(17 + seed),
    width,
    height,
    narrow,
    scale: narrow ? 0.62 : Math.max(0.8, Math.min(1.3, height / 900)),
    floor: height * (narrow ? 0.758 : 0.784),
    dark: currentSkin() !== 'notebook',
    quiet: (x, y) => x > words.left && x < words.right && y > words.top && y < words.bottom,
  };
}
