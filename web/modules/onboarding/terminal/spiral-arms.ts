/** How often the golden ratio fits into a quarter turn. */
const growth = Math.log(1.618034) / (Math.PI / 2);
const goldenAngle = Math.PI * (3 - Math.sqrt(5));
const arms = 13;
const radius = 96;
const turns = 1.55;
const step = 0.11;

/** An arm from its rim inward, a band that tapers as it goes. */
function arm(offset: number): string {
  const edge = (widen: number) => {
    const points: string[] = [];
    for (let turn = 0; turn <= turns * 2 * Math.PI; turn += step) {
      const far = radius * Math.exp(-growth * turn);
      const angle = offset - turn + widen * Math.min(1, turn);
      points.push(`${(far * Math.cos(angle)).toFixed(1)} ${(far * Math.sin(angle)).toFixed(1)}`);
    }
    return points;
  };
  return `M${[...edge(0), ...edge(0.045).toReversed()].join('L')}Z`;
}

/** Arms a golden angle apart: no two lie as near as the eye expects. */
export const spiralArms = Array.from({ length: arms }, (_, at) => ({
  path: arm(at * goldenAngle),
  light: (1 - (at / arms) * 0.62).toFixed(2),
}));
