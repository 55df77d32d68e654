import type { VisualEffect } from '@kinsong/contract/onboarding/montage.ts';
import { chance, dot, glow, type Pen } from '../../../../ui/drawing/index.ts';
import type { Scene, Sheet } from './scene.ts';

/** What is in the air of a picture, whatever it shows: two sheets, the nearer of which moves more. */
export const airOf = (effect: VisualEffect, scene: Scene): readonly Sheet[] => airs[effect](scene);

const airs: Readonly<Record<VisualEffect, (scene: Scene) => readonly Sheet[]>> = {
  sparks: (scene) => twice('sparks', [18, -120], (pen, near) => paintSparks(scene, pen, near)),
  fireflies: (scene) => twice('fireflies', [46, -18], (pen, near) => paintFireflies(scene, pen, near)),
  mist: (scene) => twice('mist', [120, 0], (pen, near) => paintMist(scene, pen, near)),
  snow: (scene) => twice('snow', [-40, 190], (pen, near) => paintSnow(scene, pen, near)),
  starfall: (scene) => [{ name: 'starfall', shine: 'rise', paint: (pen) => paintStarfall(scene, pen) }],
};

const twice = (
  name: string,
  [x, y]: readonly [number, number],
  paint: (pen: Pen, near: number) => void,
): readonly Sheet[] => [
  { name: `${name} afar`, drift: [x / 2, y / 2], shine: 'breath', paint: (pen) => paint(pen, 0.6) },
  { name: `${name} nearby`, drift: [x, y], paint: (pen) => paint(pen, 1) },
];

function paintSparks({ ink, width, floor, narrow }: Scene, pen: Pen, near: number): void {
  const roll = chance(61 + near * 10);
  for (let count = narrow ? 18 : 34; count > 0; count--) {
    const [x, y] = [width * (0.3 + 0.7 * roll()), floor * (0.45 + 0.62 * roll())];
    const size = (0.6 + roll() * 1.1) * near;
    glow(pen, x, y, size * 6, 0.5, (part) => ink('stage-light', part));
    pen.fillStyle = ink('stage-flame', 0.8);
    dot(pen, x, y, size);
  }
}

function paintFireflies({ ink, width, floor, narrow }: Scene, pen: Pen, near: number): void {
  const roll = chance(71 + near * 10);
  for (let count = narrow ? 8 : 16; count > 0; count--) {
    const [x, y] = [width * roll(), floor * (0.8 + 0.24 * roll())];
    glow(pen, x, y, (7 + roll() * 8) * near, 0.7, (part) => ink('stage-light-near', part));
    pen.fillStyle = ink('stage-flame');
    dot(pen, x, y, 1.5 * near);
  }
}

function paintMist({ ink, width, floor, scale }: Scene, pen: Pen, near: number): void {
  const roll = chance(81 + near * 10);
  for (let count = 7; count > 0; count--) {
    const [x, y, wide] = [width * roll(), floor * (0.7 + 0.24 * roll()), (240 + 320 * roll()) * scale];
    pen.save();
    pen.translate(x, y);
    pen.scale(1, 0.09);
    const veil = pen.createRadialGradient(0, 0, 0, 0, 0, wide);
    veil.addColorStop(0, ink('stage-mist', 0.26 * near));
    veil.addColorStop(1, ink('stage-mist', 0));
    pen.fillStyle = veil;
    pen.fillRect(-wide, -wide, 2 * wide, 2 * wide);
    pen.restore();
  }
}

function paintSnow({ ink, quiet, width, height, narrow }: Scene, pen: Pen, near: number): void {
  const roll = chance(91 + near * 10);
  for (let count = narrow ? 60 : 130; count > 0; count--) {
    const [x, y] = [width * roll(), height * (roll() - 0.15)];
    if (quiet(x, y)) continue;
    pen.fillStyle = ink('stage-star', (0.25 + 0.45 * roll()) * near);
    dot(pen, x, y, (0.8 + 1.4 * roll()) * near);
  }
}

/** A few that fall, each with its trail; never behind the words. */
function paintStarfall({ ink, width, floor, narrow }: Scene, pen: Pen): void {
  const roll = chance(101);
  pen.lineCap = 'round';
  for (let count = narrow ? 2 : 3; count > 0; count--) {
    const x = width * (narrow ? 0.05 + 0.3 * roll() : 0.42 + 0.2 * roll());
    const y = floor * (narrow ? 0.56 + 0.1 * roll() : 0.1 + 0.4 * roll());
    const long = (70 + 90 * roll()) * (narrow ? 0.6 : 1);
    const trail = pen.createLinearGradient(x, y, x + long, y - long * 0.42);
    trail.addColorStop(0, ink('stage-star', 0.9));
    trail.addColorStop(1, ink('stage-star', 0));
    pen.strokeStyle = trail;
    pen.lineWidth = 1.4;
    pen.beginPath();
    pen.moveTo(x, y);
    pen.lineTo(x + long, y - long * 0.42);
    pen.stroke();
    pen.fillStyle = ink('stage-star-warm');
    dot(pen, x, y, 1.8);
  }
}
