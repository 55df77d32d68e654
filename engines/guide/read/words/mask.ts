export interface Span {
  from: number;
  to: number;
}

/** The line with a stretch replaced by its letter, at its own length, so that every place stays where it was. */
export function masked(plain: string, letter: 'P' | 'D' | 'W' | 'S' | 'N', spans: readonly Span[]): string {
  let out = plain;
  for (const { from, to } of spans) {
    if (to > from) out = out.slice(0, from) + letter + '_'.repeat(to - from - 1) + out.slice(to);
  }
  return out;
}

export const overlaps = (a: Span, b: Span): boolean => a.from < b.to && b.from < a.to;
