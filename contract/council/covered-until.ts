interface Span {
  readonly from: number;
  readonly to: number;
}

/** Until when somebody is on duty from now on without a gap; null when nobody is now. */
export function coveredUntil(duties: readonly Span[], now: number): number | null {
  let until = now;
  for (const { from, to } of duties.toSorted((one, other) => one.from - other.from))
    if (from <= until && to > until) until = to;
  return until === now ? null : until;
}
