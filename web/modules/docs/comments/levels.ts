export interface Level {
  readonly id: string;
  /** Where its words stand. */
  readonly wanted: number;
  readonly height: number;
}

const gap = 12;

/**
 * How high each comment stands: level with its words, below the one before it. The one that is looked at stands level for
 * certain, and those before it make way upwards.
 */
export function levels(all: readonly Level[], lit?: string): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  const at = all.findIndex(({ id }) => id === lit);
  let free = Number.NEGATIVE_INFINITY;
  for (const { id, wanted, height } of all.slice(Math.max(at, 0))) {
    const top = Math.max(wanted, free);
    found.set(id, top);
    free = top + height + gap;
  }
  let room = all[at]?.wanted ?? 0;
  for (const { id, wanted, height } of all.slice(0, Math.max(at, 0)).reverse()) {
    const top = Math.min(wanted, room - gap - height);
    found.set(id, top);
    room = top;
  }
  return found;
}
