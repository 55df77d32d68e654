/** The value below which the given share of the values lies. */
export function percentile(values: readonly number[], share: number): number {
  if (values.length === 0) throw new Error('nothing was measured');
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]!;
}

export function median(values: readonly number[]): number {
  if (values.length % 2 === 1) return percentile(values, 0.5);
  const sorted = Float64Array.from(values).sort();
  const middle = sorted.length / 2;
  if (middle === 0) throw new Error('nothing was measured');
  return (sorted[middle - 1]! + sorted[middle]!) / 2;
}
