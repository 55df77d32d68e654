import { bell, dot, glow, type Inks, type Pen } from '../../../ui/drawing/index.ts';
import type { Box, Stage } from '../scene-types.ts';

const afloat = ({ narrow, width, shore, bank, x, scale }: Stage) => ({
  x: narrow ? width * 0.25 : x - 283 * scale,
  y: shore + (bank - shore) * (narrow ? 0.56 : 0.52),
  size: narrow ? 0.62 : 1.12,
});

/** The boat with its light and its mirror. */
export function boatBox(stage: Stage): Box {
  const { x, y, size } = afloat(stage);
  return { left: x - 60 * size, top: y - 104 * size, width: 176 * size, height: 176 * size };
}

/** Three in a boat, with a lantern, on their way to the house. */
export function boat(stage: Stage): void {
  const { pen, ink, roll } = stage;
  const { x, y, size } = afloat(stage);
  pen.save();
  pen.translate(x, y);
  pen.scale(size, size);
  glow(pen, 30, -20, 80, 0.4, (part) => ink('night-lamp-near', part));
  pen.save();
  pen.globalCompositeOperation = 'lighter';
  for (let step = 0; step < 46; step++) {
    const down = step / 46;
    const wide = (5 + 18 * down) * (0.4 + roll());
    pen.fillStyle = ink('night-lamp-near', 0.34 * (1 - down) * (0.4 + roll() * 0.6));
    pen.fillRect(30 + bell(roll) * 3 * (1 + down) - wide / 2, 8 + down * 60, wide, 1.2);
  }
  pen.restore();
  hull(pen, ink);
  for (const [place, tall, head] of [
    [-22, 24, 4.6],
    [-4, 17, 3.6],
    [12, 25, 4.6],
  ] as const) {
    dot(pen, place, -tall, head);
    pen.beginPath();
    pen.moveTo(place - head * 1.7, 0);
    pen.quadraticCurveTo(place - head * 1.5, head * 0.9 - tall, place, head * 0.8 - tall);
    pen.quadraticCurveTo(place + head * 1.5, head * 0.9 - tall, place + head * 1.7, 0);
    pen.fill();
  }
  pen.strokeStyle = ink('night-shape');
  pen.lineWidth = 1.8;
  pen.lineCap = 'round';
  pen.beginPath();
  pen.moveTo(-14, -14);
  pen.lineTo(-50, 10);
  pen.moveTo(14, -13);
  pen.lineTo(30, -30);
  pen.stroke();
  pen.fillStyle = ink('night-pane-bright');
  pen.fillRect(27.4, -29, 5.2, 8);
  glow(pen, 30, -25, 26, 0.9, (part) => ink('night-song', part));
  pen.restore();
}

function hull(pen: Pen, ink: Inks): void {
  pen.fillStyle = ink('night-shape');
  pen.beginPath();
  pen.moveTo(-46, -5);
  pen.quadraticCurveTo(-38, 10, -22, 10);
  pen.lineTo(24, 10);
  pen.quadraticCurveTo(42, 9, 48, -8);
  pen.quadraticCurveTo(30, -1, 0, -1);
  pen.quadraticCurveTo(-30, -1, -46, -5);
  pen.fill();
}
