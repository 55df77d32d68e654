/** S2 §4 and §9: from 22:00 to 06:59, by the clock of whoever looks. */
export const isNight = (at: Date): boolean => at.getHours() >= 22 || at.getHours() < 7;

/** How long until it turns, in milliseconds. */
export function untilItTurns(at: Date): number {
  const next = new Date(at);
  next.setHours(isNight(at) ? 7 : 22, 0, 0, 0);
  if (next <= at) next.setDate(next.getDate() + 1);
  return next.getTime() - at.getTime();
}
