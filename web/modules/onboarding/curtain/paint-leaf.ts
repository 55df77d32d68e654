import { chance, layered, noise, type Inks } from '../../../ui/drawing/index.ts';

/** Cloth is soft: its folds are worked out coarsely and laid down smoothly; only the hem is worked out line by line. */
const columns = 320;
const rows = 96;
export const hemHeight = 40;

export interface LeafSize {
  readonly width: number;
  readonly height: number;
}

export interface LeafPictures {
  readonly cloth: HTMLCanvasElement;
  readonly hem: HTMLCanvasElement;
}

/** The cloth of one leaf as it hangs closed, its inner edge at the right; the light comes from what is behind it. */
export function paintLeaf(ink: Inks, size: LeafSize, seed: number): LeafPictures {
  const dyes = dyesOf(ink);
  const folds = foldsOf(size.width, seed);
  const cloth = picture(rows, (row, pixels) => {
    weave(dyes, folds, row / rows, pixels);
  });
  const hem = picture(hemHeight, (row, pixels) => {
    const t = 1 - (hemHeight - row) / size.height;
    weave(dyes, folds, t, pixels);
    trim(dyes, folds, t, row, pixels);
  });
  return { cloth, hem };
}

/** Line by line: a line is `columns` times red, green, blue and how much covers. */
function picture(
  height: number,
  paintRow: (row: number, pixels: Uint8ClampedArray) => void,
): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = columns;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('this browser gives no canvas to draw on');
  const image = pen.createImageData(columns, height);
  const length = columns * 4;
  for (let row = 0; row < height; row++) paintRow(row, image.data.subarray(row * length, (row + 1) * length));
  pen.putImageData(image, 0, 0);
  return canvas;
}

interface Folds {
  /** Where in its wave the cloth is at the top, for each column, and how quickly that changes. */
  readonly bases: readonly number[];
  readonly slopes: readonly number[];
  /** How near the edge a column is, as light falls off and as its rim shines. */
  readonly near: readonly number[];
  readonly rim: readonly number[];
}

function foldsOf(width: number, seed: number): Folds {
  const line = noise(seed);
  const shift = chance(seed)() * 20;
  const many = 36 * Math.sqrt(width / 720);
  const bases = Array.from({ length: columns }, (_, column) => {
    const part = column / columns;
    return part * many + layered(line, part * 6 + shift, 3) * 9;
  });
  const fromEdge = bases.map((_, column) => ((columns - column) / columns) * width);
  return {
    bases,
    slopes: bases.map((base, column) => Math.abs((bases[column + 1] ?? base + 0.1) - base)),
    near: fromEdge.map((far) => Math.exp(-far / Math.min(130, width / 3))),
    rim: fromEdge.map((far) => Math.exp(-far / 9)),
  };
}

const phaseAt = ({ bases }: Folds, column: number, t: number): number =>
  (bases[column] ?? 0) + Math.sin(t * 2 + (column / columns) * 5) * 0.7;

/** Dark in the valleys, soft on the crests; towards the edge it takes the light of the scene, strongest in the middle. */
function weave(dyes: Dyes, folds: Folds, t: number, pixels: Uint8ClampedArray): void {
  const middle = Math.exp(-(((t - 0.64) / 0.38) ** 2));
  for (let column = 0; column < columns; column++) {
    const phase = phaseAt(folds, column, t);
    const wave = 0.5 + 0.5 * Math.sin(phase);
    const crest = (0.1 + 0.9 * wave * Math.sqrt(wave)) * (0.62 + 0.38 * t) * Math.min(1, 0.45 + t);
    const turned = 0.5 + 0.5 * Math.sin(phase - 1.1);
    const lit = (folds.near[column] ?? 0) * (0.35 + 0.8 * turned * turned) * (0.14 + 0.54 * middle);
    const rim = (folds.rim[column] ?? 0) * (0.3 + 0.6 * middle);
    // As wide as a pencil's line, however slowly the cloth turns there.
    const fromValley = (2 * Math.sqrt(wave)) / Math.max(0.07, folds.slopes[column] ?? 0.1);
    const valley = Math.max(0, 1 - fromValley / 2) * 0.7;
    for (let part = 0; part < 3; part++) {
      let shade = mixed(dyes.dark, dyes.bright, part, crest);
      shade += ((dyes.line[part] ?? 0) - shade) * valley;
      shade += ((dyes.lit[part] ?? 0) - shade) * Math.min(1, lit);
      pixels[column * 4 + part] = shade + ((dyes.rim[part] ?? 0) - shade) * rim;
    }
    pixels[column * 4 + 3] = 255;
  }
}

/** A band, below it a fringe, and an end that follows the folds. */
function trim(dyes: Dyes, folds: Folds, t: number, row: number, pixels: Uint8ClampedArray): void {
  for (let column = 0; column < columns; column++) {
    const wave = Math.sin(phaseAt(folds, column, t));
    const below = hemHeight - 4 + 3 * wave - row;
    if (below < 0) pixels[column * 4 + 3] = 0;
    if (below < 0 || below > 32) continue;
    const light =
      (0.3 + 0.7 * (0.5 + 0.5 * wave) ** 1.5) * (below < 21 ? (column % 3 === 0 ? 0.4 : 0.86) : 1);
    for (let part = 0; part < 3; part++) {
      const cloth = pixels[column * 4 + part] ?? 0;
      pixels[column * 4 + part] = cloth * 0.14 + mixed(dyes.trimDark, dyes.trim, part, light) * 0.86;
    }
  }
}

type Colour = readonly number[];

const mixed = (from: Colour, to: Colour, part: number, share: number): number =>
  (from[part] ?? 0) + ((to[part] ?? 0) - (from[part] ?? 0)) * share;

interface Dyes {
  readonly dark: Colour;
  readonly bright: Colour;
  readonly lit: Colour;
  readonly rim: Colour;
  readonly line: Colour;
  readonly trim: Colour;
  readonly trimDark: Colour;
}

function dyesOf(ink: Inks): Dyes {
  const colour = (name: string): Colour => {
    const written = ink(name);
    return [1, 3, 5].map((at) => Number.parseInt(written.slice(at, at + 2), 16));
  };
  return {
    dark: colour('cloth-dark'),
    bright: colour('cloth-bright'),
    lit: colour('cloth-lit'),
    rim: colour('cloth-rim'),
    line: colour('cloth-line'),
    trim: colour('cloth-trim'),
    trimDark: colour('cloth-trim-dark'),
  };
}
