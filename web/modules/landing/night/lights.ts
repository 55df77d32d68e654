import { bell, chance, dot, glow, TURN } from '../../../ui/drawing/index.ts';
import type { Stage } from '../scene-types.ts';
import { spiral } from './sky.ts';

/** What glimmers over the finished picture: sparks in the song, and a star here and there. */
export function sparks(stage: Stage): void {
  const { pen, ink, quiet, width, shore, narrow, scale } = stage;
  const roll = chance(23);
  const at = spiral(stage);
  for (let count = narrow ? 26 : 60; count > 0; count--) {
    const turn = -1.1 + roll() * TURN * 1.3;
    const { x, y, radius } = at(turn);
    const spread = radius * 0.045;
    spark(x + bell(roll) * spread, y + bell(roll) * spread, turn < 1.6 ? 'night-song' : 'night-song-far');
  }
  // Stars stay out of the part of the sky where words may stand.
  for (let count = narrow ? 10 : 26; count > 0; count--) {
    spark(width * (0.45 + 0.55 * roll()), shore * 0.62 * roll(), 'star-plain');
  }

  function spark(x: number, y: number, colour: string): void {
    const size = (0.6 + roll() * 0.9) * Math.max(0.8, scale);
    if (y > shore - 90 * scale || quiet(x, y)) return;
    glow(pen, x, y, size * 5, 0.5, (part) => ink(colour, part));
    pen.fillStyle = ink(colour, 0.95);
    dot(pen, x, y, size);
  }
}

/** Where the house shines, from the middle of its floor; how far, and how strongly at the fullest beat. */
const shining = [
  { x: 115, y: -112, reach: 170, strength: 0.42 },
  { x: 115, y: -26, reach: 120, strength: 0.3 },
  { x: -150, y: -38, reach: 64, strength: 0.16 },
  { x: -74, y: -38, reach: 74, strength: 0.18 },
  { x: 2, y: -38, reach: 64, strength: 0.16 },
  // And once more in the water.
  { x: 115, y: 52, reach: 84, strength: 0.2 },
] as const;

/** The lamp and the windows as the heart brightens them. */
export function lamps({ pen, ink, x, shore, scale }: Stage): void {
  for (const lamp of shining) {
    glow(pen, x + lamp.x * scale, shore + (lamp.y - 10) * scale, lamp.reach * scale, lamp.strength, (part) =>
      ink('night-pane-glow', part),
    );
  }
}
