const around = 90;

/** The words around the first that was asked for; blank where none of them occurs. */
export function excerptAround(text: string, words: readonly string[]): string {
  const line = text.replaceAll(/\s+/g, ' ');
  const lower = line.toLowerCase();
  const places = words.map((word) => lower.indexOf(word.toLowerCase())).filter((at) => at >= 0);
  if (places.length === 0) return '';
  const at = Math.min(...places);
  const from = at < around ? 0 : line.indexOf(' ', at - around) + 1;
  const until = line.lastIndexOf(' ', from + 2 * around);
  const cut = from + 2 * around >= line.length ? line.slice(from) : line.slice(from, Math.max(until, at + 1));
  return `${from > 0 ? '…' : ''}${cut.toWellFormed()}${from + cut.length < line.length ? '…' : ''}`;
}
