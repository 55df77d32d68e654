/** Chance that can be repeated: the same seed draws the same picture. */
export type Chance = () => number;

export function chance(seed: number): Chance {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Roughly a bell around nought, within about two. */
export const bell = (roll: Chance): number => (roll() + roll() + roll() + roll() - 2) * 1.2;
