import { bound, denial, insteadOf, meant, onlyDenied } from './told.words.ts';
import type { Span } from '../words/mask.ts';

/** "Six, no, seven", "six, seven I mean": the second stands for the first. */
export const isInstead = (first: Span, next: Span, plain: string): boolean =>
  insteadOf.test(plain.slice(first.to, next.from + 1)) ||
  (/^(?: (?:at|on|no|or))* $/.test(plain.slice(first.to, next.from)) && meant.test(plain.slice(next.to)));

/** What stands of days or hours when some are taken back, with the words that do it; and what is only denied. */
export function standing<T extends Span>(
  found: readonly T[],
  plain: string,
): { kept: readonly T[]; denied: readonly Span[] } {
  const kept: T[] = [];
  const none: Span[] = [];
  let back: number | null = null;
  for (const [index, each] of found.entries()) {
    const [last, next] = [kept.at(-1), found[index + 1]];
    const before = plain.slice(0, each.from);
    // "Not before Friday" says when it is to be.
    const denied = bound.test(plain.slice(each.from)) ? undefined : denial.exec(before)?.index;
    if (next !== undefined && (denied !== undefined || isInstead(each, next, plain)))
      back ??= denied ?? each.from;
    else if (denied !== undefined && last !== undefined && next === undefined)
      kept[kept.length - 1] = { ...last, to: each.to };
    else if (denied !== undefined && onlyDenied.test(before)) none.push({ from: denied, to: each.to });
    else {
      const to = each.to + (meant.exec(plain.slice(each.to))?.[0].length ?? 0);
      kept.push({ ...each, from: back ?? each.from, to });
      back = null;
    }
  }
  return { kept, denied: none };
}
