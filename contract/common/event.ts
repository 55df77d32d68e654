import type * as z from 'zod';

/**
 * A live event says what a row of a space is now. It carries the revision of the row's last change,
 * so that a client can lay events over rows in any order and end with the same picture.
 */
export interface EventKind<Data extends z.ZodType = z.ZodType> {
  readonly name: string;
  readonly title: string;
  readonly data: Data;
}

export function eventKind<const E extends EventKind>(declared: E): E {
  return declared;
}
