import type { FileKind } from '@kinsong/contract/files/files.ts';

/** What is known of a file from looking at it, without having opened what must be opened elsewhere. */
export interface Seen {
  readonly kind: FileKind;
  readonly type: string;
  readonly width: number | null;
  readonly height: number | null;
  readonly seconds: number | null;
  readonly pages: number | null;
  /** The text in it. */
  readonly words: string | null;
}
