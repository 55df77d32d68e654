/** How many letters must be put in, left out or changed to get from one word to the other. */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [i, letter] of from.split('').entries()) {
    const next = [i + 1];
    for (const [j, other] of to.split('').entries()) {
      const left = next[j] ?? 0;
      const above = row[j + 1] ?? 0;
      const diagonal = row[j] ?? 0;
      next.push(Math.min(left + 1, above + 1, diagonal + (letter === other ? 0 : 1)));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** The known word that a mistyped one most likely meant, if any is near enough. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const [best] = known
    .map((name) => ({ name, away: distance(word, name) }))
    .sort((one, other) => one.away - other.away);
  return best !== undefined && best.away <= 3 ? best.name : undefined;
}
