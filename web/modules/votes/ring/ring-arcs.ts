/** A ring in a square of a hundred, from the top round to the right. */
const middle = 50;
const radius = 42;
const whole = 360;
/** The stroke's round end, in degrees of the ring; and the widest gap beside it. */
const cap = 5.7;
/** From so many on a voice is too short for round ends. */
export const mostRound = 16;

const at = (degrees: number): { x: number; y: number } => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return { x: round(middle + radius * Math.cos(angle)), y: round(middle + radius * Math.sin(angle)) };
};
const round = (value: number): number => Math.round(value * 100) / 100;

/** One arc a member, as paths. */
export function arcs(members: number): string[] {
  const each = whole / members;
  // A single one is a ring with a seam, for an arc cannot end where it begins.
  const margin = members <= mostRound ? Math.min(cap, each / 3) : Math.min(1.4, each / 5);
  return Array.from({ length: members }, (_, n) => {
    const from = at(n * each + margin);
    const to = at((n + 1) * each - margin);
    return `M${from.x} ${from.y}A${radius} ${radius} 0 ${each - 2 * margin > 180 ? 1 : 0} 1 ${to.x} ${to.y}`;
  });
}

/** Where the last voice that is needed ends. */
export const dotAt = (needed: number, members: number): { x: number; y: number } =>
  at((whole * needed) / members);
