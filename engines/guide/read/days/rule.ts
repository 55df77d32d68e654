import type { Days } from '../../frames/frame.ts';
import { pieces } from './pieces.words.ts';

export interface Here {
  readonly today: string;
  /** What is told lies behind us: "what did we say on Friday". */
  readonly past: boolean;
}

/** What a pattern caught, by name. */
export type Caught = Readonly<Partial<Record<string, string>>>;

/** What a stretch of words may mean: one reading is certain, several are asked, none is a day left open. */
export interface DateRule {
  readonly pattern: RegExp;
  readonly read: (caught: Caught, here: Here) => readonly Days[] | null;
}

export const spelledOut = (pattern: string): string =>
  pieces.reduce((written, [name, meaning]) => written.replaceAll(name, meaning), pattern);

/** A pattern that matches at one place of the line. */
export const at = (pattern: string): RegExp =>
  new RegExp(`(?<![\\w'])(?:${spelledOut(pattern)})(?![\\w':]|[.,]\\d)`, 'y');
