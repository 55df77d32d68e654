import { learnedActs } from '../frames/acts.ts';

/** Adds up what each thing seen says for each act; the share that each of them had in it comes back. */
export function weighing(weights: Float32Array | Int8Array, seen: Uint16Array, into: Float64Array): number {
  const share = 1 / Math.sqrt(Math.max(1, seen.length));
  into.fill(0);
  for (let at = 0; at < seen.length; at += 1) {
    const row = (seen[at] ?? 0) * learnedActs.length;
    for (let act = 0; act < learnedActs.length; act += 1)
      into[act] = (into[act] ?? 0) + (weights[row + act] ?? 0) * share;
  }
  return share;
}

/** Sums into chances that add up to one. */
export function softened(sums: Float64Array): void {
  const most = Math.max(...sums);
  let total = 0;
  for (let at = 0; at < sums.length; at += 1) {
    const chance = Math.exp((sums[at] ?? 0) - most);
    sums[at] = chance;
    total += chance;
  }
  for (let at = 0; at < sums.length; at += 1) sums[at] = (sums[at] ?? 0) / total;
}
