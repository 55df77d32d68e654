import { nameHash } from '@kinsong/contract/common/name-hash.ts';
import { bell, chance } from '../drawing/seeded-random.ts';

export type FaceStyle = 'shapes' | 'rings' | 'beam';

export interface Face {
  style: FaceStyle;
  ground: string;
  inks: [string, string, string];
  /** Three turns of shape: angle, and offsets within a few hundredths of the face. */
  turns: { angle: number; x: number; y: number }[];
}

const STYLES: FaceStyle[] = ['shapes', 'rings', 'beam'];
const INKS = 7;
const GROUNDS = 8;

/** Everything a drawn face is made of, from the name alone, so that one is known everywhere. */
export function faceOf(name: string): Face {
  const hash = nameHash(name);
  const roll = chance(hash + 1);
  const first = hash % INKS;
  const ink = (step: number) => `var(--ink-${((first + step) % INKS) + 1})`;
  const [second, third] = [1 + Math.floor(roll() * 3), 4 + Math.floor(roll() * 3)];
  return {
    style: STYLES[Math.floor(hash / 8) % STYLES.length] ?? 'shapes',
    ground: `var(--pale-${(hash % GROUNDS) + 1})`,
    inks: [ink(0), ink(second), ink(third)],
    turns: [0, 1, 2].map(() => ({ angle: Math.round(roll() * 360), x: bell(roll) * 12, y: bell(roll) * 9 })),
  };
}
