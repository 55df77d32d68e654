import type * as z from 'zod';

export interface Turn {
  readonly role: 'user' | 'assistant';
  readonly text: string;
}

/** Something the model may propose; that it does so is all that happens here. */
export interface OfferedTool {
  readonly name: string;
  readonly title: string;
  readonly args: z.ZodType;
}

export interface Ask {
  readonly instructions: string;
  readonly turns: readonly Turn[];
  readonly tools: readonly OfferedTool[];
  readonly longest: number;
}

export interface Tokens {
  readonly in: number;
  readonly out: number;
}

export type Part =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'tool'; readonly name: string; readonly args: unknown }
  | { readonly kind: 'end'; readonly tokens: Tokens | null };
