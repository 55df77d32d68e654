import type { ErrorCode } from '@kinsong/contract/common/errors.ts';

/** What the process that opens pictures answers: the avatar made of one, or why there is none. */
export type Made =
  | { readonly avatar: Uint8Array }
  | { readonly refused: Extract<ErrorCode, 'avatar.image' | 'avatar.pixels'> };
