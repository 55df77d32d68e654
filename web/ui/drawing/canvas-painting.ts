/** A pen and the few strokes that every scene is made of. */
export type Pen = CanvasRenderingContext2D;
export type Stops = readonly (readonly [at: number, colour: string])[];

export const TURN = Math.PI * 2;
/** Golden growth: a spiral grows by this each turn. */
export const GOLDEN = 1.618034 ** 2;

export function down(pen: Pen, from: number, to: number, stops: Stops): CanvasGradient {
  return filled(pen.createLinearGradient(0, from, 0, to), stops);
}

export function across(pen: Pen, from: number, to: number, stops: Stops): CanvasGradient {
  return filled(pen.createLinearGradient(from, 0, to, 0), stops);
}

export function around(pen: Pen, x: number, y: number, radius: number, stops: Stops): CanvasGradient {
  return filled(pen.createRadialGradient(x, y, 0, x, y, radius), stops);
}

function filled(gradient: CanvasGradient, stops: Stops): CanvasGradient {
  for (const [at, colour] of stops) gradient.addColorStop(at, colour);
  return gradient;
}

export function dot(pen: Pen, x: number, y: number, radius: number): void {
  pen.beginPath();
  pen.arc(x, y, radius, 0, TURN);
  pen.fill();
}

export function shape(
  pen: Pen,
  points: readonly (readonly [number, number])[],
  fill: string | CanvasGradient,
) {
  pen.beginPath();
  for (const [x, y] of points) pen.lineTo(x, y);
  pen.closePath();
  pen.fillStyle = fill;
  pen.fill();
}

/** Light added to what is there: `tint` gives the colour at an opacity. */
export function glow(
  pen: Pen,
  x: number,
  y: number,
  radius: number,
  strength: number,
  tint: (part: number) => string,
) {
  pen.save();
  pen.globalCompositeOperation = 'lighter';
  pen.fillStyle = around(pen, x, y, radius, [
    [0, tint(strength)],
    [0.25, tint(strength * 0.45)],
    [1, tint(0)],
  ]);
  pen.fillRect(x - radius, y - radius, 2 * radius, 2 * radius);
  pen.restore();
}

/** A second canvas of the same sharpness, for what is painted once and laid down later. */
export function layer(
  width: number,
  height: number,
  sharpness: number,
): { canvas: HTMLCanvasElement; pen: Pen } {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * sharpness));
  canvas.height = Math.max(1, Math.round(height * sharpness));
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('this browser gives no canvas to draw on');
  pen.scale(sharpness, sharpness);
  return { canvas, pen };
}
