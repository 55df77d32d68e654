import type { ErrorCode } from '@kinsong/contract/common/errors.ts';

/** A square around what draws the eye, for a face; or the whole picture, no larger than a screen. */
export type Cut = 'square' | 'whole';

/**
 * What the process that opens pictures is asked: one picture of bytes; or of a file the picture made anew, and it in
 * smaller sizes beside it, each under the name of its longer side; or a PDF read, and its first page drawn in these sizes.
 */
export type ToMake =
  | { readonly bytes: Uint8Array; readonly cut: Cut }
  | { readonly path: string; readonly folder: string; readonly sides: readonly number[] }
  | ToRead;

export interface ToRead {
  readonly pdf: string;
  readonly folder: string;
  readonly sides: readonly number[];
  readonly mostWords: number;
}

/** A picture made anew, in the file `whole` of the folder. */
export interface Remade {
  readonly type: string;
  readonly size: number;
  readonly width: number;
  readonly height: number;
}

/** A PDF as far as it could be read; what is locked or broken has neither words nor a picture. */
export interface Paper {
  readonly pages: number | null;
  readonly words: string | null;
  /** Its first page lies in the folder. */
  readonly drawn: boolean;
}
export const unread: Paper = { pages: null, words: null, drawn: false };

/** What it answers: what was made, or why there is nothing. */
export type Made =
  | { readonly picture: Uint8Array }
  | { readonly remade: Remade }
  | { readonly paper: Paper }
  | { readonly refused: Extract<ErrorCode, 'avatar.image' | 'avatar.pixels'> };
