import type { Days } from '../understanding.ts';

export interface Here {
  today: string;
  /** What is told lies behind us: "what did we say on Friday". */
  past: boolean;
}

/** What a stretch of words may mean: one reading is certain, several are asked, none is a day left open. */
export interface DateRule {
  pattern: RegExp;
  read: (found: RegExpExecArray, here: Here) => readonly Days[] | null;
}

/** Patterns are written with spaces for readability of the pieces; they match at one place of the line. */
export const at = (pattern: string): RegExp =>
  new RegExp(`(?<![\\w'])(?:${pattern})(?![\\w':]|[.,]\\d)`, 'y');
