/** What stands before a message that conjures the guide directly (S1 §5). */
export const conjuringMark = '[DIRECT M.AI.RY CONJURING]';

export interface Summons {
  readonly conjured: boolean;
  /** Without the sign of the summons. */
  readonly text: string;
}

/** `m. what now?`, or the mark that a client puts in its place. "M.A. in history" is no summons. */
export function summons(typed: string): Summons {
  const text = typed.trim();
  if (text.startsWith(conjuringMark))
    return { conjured: true, text: text.slice(conjuringMark.length).trim() };
  if (/^m\.(?!\p{L}\.)/iu.test(text)) return { conjured: true, text: text.slice(2).trim() };
  return { conjured: false, text: typed };
}
