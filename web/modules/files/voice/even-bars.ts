/** A sound of which nobody knows how loud it is where: a slow swell, so that it is not taken for a voice. */
export const evenBars: readonly number[] = Array.from({ length: 48 }, (_bar, at) =>
  Math.round(26 + 14 * Math.sin(at / 2.4)),
);
