/** From one moment to another, in milliseconds. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** In their order, and those that touch or overlap as one. */
export function merged(stretches: readonly Stretch[]): Stretch[] {
  const result: { start: number; end: number }[] = [];
  for (const { start, end } of [...stretches].sort((a, b) => a.start - b.start)) {
    const last = result.at(-1);
    if (last !== undefined && start <= last.end) last.end = Math.max(last.end, end);
    else if (end > start) result.push({ start, end });
  }
  return result;
}

/** What is left of a stretch besides others. */
export function besides(whole: Stretch, taken: readonly Stretch[]): Stretch[] {
  const left: Stretch[] = [];
  let from = whole.start;
  for (const { start, end } of merged(taken)) {
    if (start >= whole.end) break;
    if (start > from) left.push({ start: from, end: Math.min(start, whole.end) });
    from = Math.max(from, end);
  }
  if (from < whole.end) left.push({ start: from, end: whole.end });
  return left;
}

const quarter = 15 * 60_000;

/** Where so many minutes are free, each beginning at a quarter of an hour: the first of every free stretch, soonest first. */
export function freeWindows(
  whole: Stretch,
  busy: readonly Stretch[],
  { minutes, most }: { minutes: number; most: number },
): Stretch[] {
  const length = minutes * 60_000;
  return besides(whole, busy)
    .map(({ start, end }) => ({ start: Math.ceil(start / quarter) * quarter, end }))
    .filter(({ start, end }) => start + length <= end)
    .slice(0, most)
    .map(({ start }) => ({ start, end: start + length }));
}

/** What already is at the time of something that is being planned. */
export const conflictsOf = <One extends Stretch>(planned: Stretch, others: readonly One[]): One[] =>
  others.filter(({ start, end }) => start < planned.end && end > planned.start);
