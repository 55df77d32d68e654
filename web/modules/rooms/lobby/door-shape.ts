/** What a door is drawn from: its width, how far its opening lies from the edge, where it stands and where its light ends. */
export interface DoorShape {
  readonly width: number;
  readonly edge: number;
  /** Where the arch begins. */
  readonly top: number;
  readonly floor: number;
  readonly end: number;
}

export const tall: DoorShape = { width: 204, edge: 38.8, top: 132, floor: 430, end: 522 };
/** For a phone, two beside each other. */
export const low: DoorShape = { width: 148, edge: 28.1, top: 72.8, floor: 168, end: 202 };

const written = (value: number): string => value.toFixed(1);

/** Every line and point of a door of this shape. */
export function doorLines({ width, edge, top, floor, end }: DoorShape) {
  const r = width / 2 - edge;
  const [middle, right, crown] = [width / 2, width - edge, top - r];
  const height = floor - crown;
  const tail = end - floor;
  const at = (x: number, y: number): string => `${written(x)} ${written(y)}`;
  const down = (part: number): number => crown + height * part;
  return {
    /** The opening, so far wider on every side. */
    arch: (wider: number): string =>
      `M${at(edge - wider, floor)}V${top}a${r + wider} ${r + wider} 0 0 1 ${2 * (r + wider)} 0V${floor}Z`,
    light: { cx: middle, cy: (end * 51) / 100, rx: width * 0.8, ry: (end * 51) / 100 },
    cord: `M${at(middle, crown)}v${written(0.62 * r)}`,
    bulb: { cx: middle, cy: crown + 0.82 * r, r: 0.2 * r },
    halo: 0.75 * r,
    leaf: `M${at(right, floor)}V${written(top - 0.1 * r)}c0 ${written(-0.2 * r)}-2 ${written(-0.35 * r)}-6 ${written(-0.45 * r)}l${at(-0.28 * r, 0.34 * r)}V${written(floor + 0.215 * tail)}Z`,
    knob: { cx: right - 0.26 * r, cy: down(0.619) },
    spill: `M${at(edge, floor)}H${written(right)}L${at(width - 0.8, end)}H0.8Z`,
    boards: [-0.5, 0, 0.5]
      .map((off) => `M${at(middle + off * r, top - (off === 0 ? 0.97 : 0.83) * r)}V${floor}`)
      .join(''),
    hinges: [0.31, 0.762].map((part) => `M${at(edge + 4, down(part))}h${written(0.77 * r)}`).join(''),
    ring: { cx: right - 0.36 * r, cy: down(0.56) },
    seam: `M${at(edge + 2, floor)}H${written(right - 2)}`,
    underSeam: `M${at(edge, floor + 2)}H${written(right)}L${at(right + 0.2 * r, floor + 0.3 * tail)}H${written(edge - 0.2 * r)}Z`,
    /** Where somebody stands, given as a part of the opening and of the door's height. */
    person: (across: number, lift: number, size: number): string =>
      `translate(${at(edge + across * 2 * r, floor - lift * height)}) scale(${((size * height) / 361).toFixed(3)})`,
  };
}
