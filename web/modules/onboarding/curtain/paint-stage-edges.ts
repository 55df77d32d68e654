import { down, layer, shape, type Inks, type Pen } from '../../../ui/drawing/index.ts';

export interface StageSize {
  readonly width: number;
  readonly height: number;
  readonly sharpness: number;
}

/** What stays when the leaves are drawn: a pelmet above, boards below. Narrow windows have smaller ones. */
export const edgeHeights = (width: number): { pelmet: number; boards: number } =>
  width < 768 ? { pelmet: 104, boards: 40 } : { pelmet: 164, boards: 54 };

export function paintPelmet(ink: Inks, { width, sharpness }: StageSize): HTMLCanvasElement {
  const { pelmet: height } = edgeHeights(width);
  const { canvas, pen } = layer(width, height, sharpness);
  const swags = width < 768 ? 3 : 7;
  const scale = height / 164;
  for (let swag = 0; swag < swags; swag++)
    paintSwag(pen, ink, (width * swag) / swags, (width * (swag + 1)) / swags, scale);
  for (let swag = 1; swag < swags; swag++) paintTassel(pen, ink, (width * swag) / swags, scale);
  pen.globalCompositeOperation = 'source-atop';
  pen.fillStyle = down(pen, 0, height * 0.7, [
    [0, ink('cloth-hush', 0.6)],
    [1, ink('cloth-hush', 0)],
  ]);
  pen.fillRect(0, 0, width, height);
  return canvas;
}

function paintSwag(pen: Pen, ink: Inks, left: number, right: number, scale: number): void {
  const middle = (left + right) / 2;
  const bow = (side: number, depth: number): void => {
    pen.moveTo(left, side * scale);
    pen.quadraticCurveTo(middle, depth * scale, right, side * scale);
  };
  pen.beginPath();
  bow(44, 152);
  pen.lineTo(right, 0);
  pen.lineTo(left, 0);
  pen.closePath();
  pen.fillStyle = down(pen, 0, 110 * scale, [
    [0, ink('cloth-high')],
    [0.7, ink('cloth-swag')],
    [1, ink('cloth-swag-low')],
  ]);
  pen.fill();
  pen.lineWidth = 3 * scale;
  for (let fold = 1; fold < 6; fold++) {
    pen.strokeStyle = ink('cloth-line', 0.5 - 0.05 * fold);
    pen.beginPath();
    bow(44 - fold * 7, 150 - fold * 19);
    pen.stroke();
  }
  pen.strokeStyle = ink('cloth-cord', 0.8);
  pen.lineWidth = 4 * scale;
  pen.beginPath();
  bow(46, 154);
  pen.stroke();
  pen.lineWidth = 1;
  pen.beginPath();
  for (let part = 0; part <= 1; part += 0.025) {
    const x = left + (right - left) * part;
    const y = (46 + 216 * part * (1 - part)) * scale;
    pen.moveTo(x, y);
    pen.lineTo(x, y + 13 * scale);
  }
  pen.stroke();
}

function paintTassel(pen: Pen, ink: Inks, x: number, scale: number): void {
  const brass = down(pen, 40 * scale, 96 * scale, [
    [0, ink('cloth-tassel')],
    [1, ink('cloth-tassel-low')],
  ]);
  pen.fillStyle = brass;
  pen.beginPath();
  pen.arc(x, 50 * scale, 8 * scale, 0, 2 * Math.PI);
  pen.fill();
  const at = (dx: number, y: number): [number, number] => [x + dx * scale, y * scale];
  shape(pen, [at(-7, 56), at(7, 56), at(10, 100), at(-10, 100)], brass);
}

export function paintBoards(ink: Inks, { width, sharpness }: StageSize): HTMLCanvasElement {
  const { boards: height } = edgeHeights(width);
  const { canvas, pen } = layer(width, height, sharpness);
  pen.fillStyle = down(pen, 0, height, [
    [0, ink('cloth-board')],
    [1, ink('cloth-board-low')],
  ]);
  pen.fillRect(0, 0, width, height);
  pen.strokeStyle = ink('cloth-gap', 0.7);
  pen.lineWidth = 1.5;
  pen.beginPath();
  for (let gap = -14; gap <= 14; gap++) {
    pen.moveTo(width / 2 + gap * 62, 0);
    pen.lineTo(width / 2 + gap * 86, height);
  }
  pen.stroke();
  paintShine(pen, ink, width);
  return canvas;
}

/** The scene's light on the boards. */
function paintShine(pen: Pen, ink: Inks, width: number): void {
  const far = Math.min(560, width * 0.6);
  pen.translate(width / 2, 4);
  pen.scale(1, 0.12);
  const shine = pen.createRadialGradient(0, 0, 0, 0, 0, far);
  shine.addColorStop(0, ink('cloth-shine', 0.6));
  shine.addColorStop(0.5, ink('cloth-shine', 0.2));
  shine.addColorStop(1, ink('cloth-shine', 0));
  pen.fillStyle = shine;
  pen.fillRect(-far, -far, 2 * far, 2 * far);
}
