/** What a level's track looks like: its sound, from the left to the right, in a box this large. */
export const box = { width: 350, height: 44 } as const;

const middle = 26;
const from = 4;
const step = 2;

function drawn(heightAt: (x: number) => number): string {
  const points: string[] = [];
  for (let x = from; x <= box.width - from; x += step)
    points.push(`${x} ${(middle - heightAt(x)).toFixed(1)}`);
  return `M${points.join('L')}`;
}

/** Four beats, each softer than the one before, then rest. */
const beats = [13, 11.2, 9.4, 7.8].map((height, at) => ({ height, at: 34 + at * 44 }));
const bump = (x: number, width: number): number => Math.exp(-((x / width) ** 2));

export const heartWave = drawn((x) =>
  beats.reduce((sum, { height, at }) => sum + height * (bump(x - at, 5.4) - 0.54 * bump(x - at - 12, 6)), 0),
);

/** One long note that fades. */
export const bowlWave = drawn((x) => 9.5 * Math.exp(-x / 150) * Math.sin((x - from) / 6.3));
