/** What was taken out and what came, and after it what both have. */
export interface Part<T> {
  readonly removed: readonly T[];
  readonly added: readonly T[];
  readonly same: readonly T[];
}

/** More than this is not compared one with one: it was taken out, and the other came. */
const mostCompared = 4_000_000;

/** Two rows laid beside each other so that they have as much in common as can be. */
export function commonParts<T>(
  before: readonly T[],
  after: readonly T[],
  keyOf: (one: T) => string,
): Part<T>[] {
  const [old, now] = [before.map(keyOf), after.map(keyOf)];
  let start = 0;
  while (start < old.length && start < now.length && old[start] === now[start]) start += 1;
  let end = 0;
  while (end < old.length - start && end < now.length - start && old.at(-1 - end) === now.at(-1 - end))
    end += 1;

  const kept = pairs(old.slice(start, old.length - end), now.slice(start, now.length - end));
  const same: [number, number][] = [
    ...Array.from({ length: start }, (_, at): [number, number] => [at, at]),
    ...kept.map(([i, j]): [number, number] => [i + start, j + start]),
    ...Array.from({ length: end }, (_, at): [number, number] => [
      old.length - end + at,
      now.length - end + at,
    ]),
  ];
  return parts(before, after, same);
}

function parts<T>(before: readonly T[], after: readonly T[], same: readonly [number, number][]): Part<T>[] {
  const result: { removed: T[]; added: T[]; same: T[] }[] = [];
  let [i, j] = [0, 0];
  for (const [nextI, nextJ] of [...same, [before.length, after.length] as const]) {
    if (nextI > i || nextJ > j || result.length === 0)
      result.push({ removed: before.slice(i, nextI), added: after.slice(j, nextJ), same: [] });
    if (nextI < before.length) result.at(-1)!.same.push(after[nextJ]!);
    [i, j] = [nextI + 1, nextJ + 1];
  }
  return result.filter((part) => part.removed.length + part.added.length + part.same.length > 0);
}

/** The places of the longest row that both have in common. */
function pairs(old: readonly string[], now: readonly string[]): [number, number][] {
  if (old.length * now.length > mostCompared) return [];
  const width = now.length + 1;
  const longest = new Uint16Array((old.length + 1) * width);
  for (let i = old.length - 1; i >= 0; i -= 1)
    for (let j = now.length - 1; j >= 0; j -= 1)
      longest[i * width + j] =
        old[i] === now[j]
          ? longest[(i + 1) * width + j + 1]! + 1
          : Math.max(longest[(i + 1) * width + j]!, longest[i * width + j + 1]!);
  const found: [number, number][] = [];
  for (let i = 0, j = 0; i < old.length && j < now.length;) {
    if (old[i] === now[j]) {
      found.push([i, j]);
      i += 1;
      j += 1;
    } else if (longest[(i + 1) * width + j]! >= longest[i * width + j + 1]!) i += 1;
    else j += 1;
  }
  return found;
}
