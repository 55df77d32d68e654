import { around, dot, down, glow, TURN, type Inks, type Pen } from '../../../ui/drawing/index.ts';

export interface Pane {
  x: number;
  y: number;
  width: number;
  height: number;
  /** How round its head is. */
  arch?: number;
  columns?: number;
  rows?: number;
  /** Who stands in it: place across, and height, as parts of the window. */
  people?: readonly (readonly [number, number])[];
}

/** A lit window: candle, not lemon, with its bars and whoever is home. */
export function pane(pen: Pen, ink: Inks, window: Pane): void {
  const { x, y, width, height, arch = 0, columns = 2, rows = 2, people = [] } = window;
  pen.save();
  pen.beginPath();
  if (arch) {
    pen.moveTo(x, y + height);
    pen.lineTo(x, y + arch);
    pen.ellipse(x + width / 2, y + arch, width / 2, arch, 0, Math.PI, 0);
    pen.lineTo(x + width, y + height);
  } else pen.rect(x, y, width, height);
  pen.closePath();
  pen.fillStyle = down(pen, y, y + height, [
    [0, ink('night-pane')],
    [0.5, ink('night-pane-middle')],
    [1, ink('night-pane-low')],
  ]);
  pen.fill();
  pen.clip();
  pen.fillStyle = ink('night-person', 0.86);
  for (const [across, tall] of people) {
    dot(pen, x + width * across, y + height * (1 - tall), width * 0.1);
    pen.beginPath();
    pen.ellipse(x + width * across, y + height, width * 0.19, height * tall - width * 0.07, 0, Math.PI, 0);
    pen.fill();
  }
  pen.strokeStyle = ink('night-bars');
  pen.lineWidth = Math.max(0.7, width * 0.045);
  pen.beginPath();
  for (let column = 1; column < columns; column++) {
    pen.moveTo(x + (width * column) / columns, y);
    pen.lineTo(x + (width * column) / columns, y + height);
  }
  for (let row = 1; row < rows; row++) {
    pen.moveTo(x, y + (height * row) / rows);
    pen.lineTo(x + width, y + (height * row) / rows);
  }
  pen.stroke();
  pen.restore();
  glow(pen, x + width / 2, y + height / 2, Math.max(width, height) * 1.9, 0.22, (part) =>
    ink('night-pane-glow', part),
  );
}

/** The round lamp window, with the sign's spiral in it. */
export function lampWindow(pen: Pen, ink: Inks, x: number, y: number): void {
  pen.fillStyle = around(pen, x, y, 24, [
    [0, ink('night-pane-bright')],
    [0.5, ink('night-song')],
    [1, ink('night-pane-low')],
  ]);
  dot(pen, x, y, 21);
  pen.strokeStyle = ink('night-bars');
  pen.lineWidth = 1.8;
  pen.beginPath();
  pen.arc(x, y, 21, 0, TURN);
  pen.stroke();
  pen.lineWidth = 1.1;
  pen.beginPath();
  for (let turn = 0; turn < TURN * 1.45; turn += 0.1) {
    const radius = 3.6 * Math.exp(turn * 0.1532);
    if (radius > 20) break;
    pen.lineTo(x + radius * Math.cos(Math.PI / 2 + turn), y + radius * Math.sin(Math.PI / 2 + turn));
  }
  pen.stroke();
  glow(pen, x, y, 92, 0.36, (part) => ink('night-pane-glow', part));
}
