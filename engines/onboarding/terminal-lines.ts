/** What the terminal waits before a line, before an empty one, and before its button, in milliseconds (S2 §9). */
export const lineWait = 800;
export const blankWait = 200;
export const buttonWait = 500;

/** The spiral beside it turns by this many degrees with each of its steps. */
export const spiralStep = { degrees: 0.2, ms: 50 };

export interface TerminalState {
  /** So many lines stand. */
  readonly lines: number;
  readonly button: boolean;
}

/** When each line comes, and last of all the button. */
export function arrivals(lines: readonly string[]): readonly number[] {
  let at = 0;
  const times = lines.map((line) => (at += line === '' ? blankWait : lineWait));
  return [...times, at + buttonWait];
}

/** What stands after so many milliseconds. */
export function terminalAfter(lines: readonly string[], ms: number): TerminalState {
  const come = arrivals(lines).filter((at) => at <= ms).length;
  return { lines: Math.min(come, lines.length), button: come > lines.length };
}
