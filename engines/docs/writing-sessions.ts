/** One who pauses longer has stopped: what is written afterwards is another version. */
const longestPause = 15 * 60_000;
/** Where others have been silent for so long, whoever goes on alone begins a version of their own. */
const handedOver = 2 * 60_000;
/** However busily they write: nobody looks for a word in a version of a whole day. */
const longestSession = 60 * 60_000;

export interface Written {
  readonly writers: readonly string[];
  /** In milliseconds. */
  readonly begunAt: number;
  readonly at: number;
  /** Whatever comes before or after it, it is a session of its own. */
  readonly alone?: boolean;
}

/**
 * Lays what was written one after the other into sessions: by one, or by several who wrote at the same time. Each is
 * answered as a run of what it was made of.
 */
export function writingSessions<T extends Written>(written: readonly T[]): T[][] {
  const sessions: T[][] = [];
  let last: { begunAt: number; seen: Map<string, number> } | null = null;
  let isAfterOneAlone = false;
  for (const one of written) {
    const goesOn = last !== null && !isAfterOneAlone && one.alone !== true && belongs(last, one);
    isAfterOneAlone = one.alone === true;
    if (last === null || !goesOn) {
      last = { begunAt: one.begunAt, seen: new Map() };
      sessions.push([]);
    }
    sessions.at(-1)!.push(one);
    for (const writer of one.writers) last.seen.set(writer, one.at);
  }
  return sessions;
}

function belongs({ begunAt, seen }: { begunAt: number; seen: Map<string, number> }, next: Written): boolean {
  const lastAt = Math.max(...seen.values());
  if (next.begunAt - lastAt > longestPause || next.at - begunAt > longestSession) return false;
  const isSameHand = next.writers.every((writer) => seen.has(writer));
  // Of those who wrote so far somebody else may still be at it; else this is the next one's turn.
  const othersAt = Math.max(
    -Infinity,
    ...[...seen].filter(([writer]) => !next.writers.includes(writer)).map(([, at]) => at),
  );
  return isSameHand && seen.size === next.writers.length ? true : next.begunAt - othersAt <= handedOver;
}
