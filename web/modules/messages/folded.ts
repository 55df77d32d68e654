import type { SpaceKind } from '@kinsong/contract/spaces/space-kinds.ts';
import { useCallback } from 'react';
import { useBlocked } from '../seekers/index.ts';

/** What stands in place of words that are folded. */
export const foldedWords = 'Words of somebody you blocked';

/** Among strangers the words of whoever one blocked are folded; in salons one met on purpose, and they stand. */
const amongStrangers = (kind: SpaceKind | undefined): boolean => kind === 'room';

export function useFolds(): (kind: SpaceKind, author: string) => boolean {
  const blocked = useBlocked();
  return (kind, author) => amongStrangers(kind) && blocked.has(author);
}

/** The same in one place. */
export function useFoldsIn(kind: SpaceKind | undefined): (author: string) => boolean {
  const blocked = useBlocked(amongStrangers(kind));
  return useCallback((author) => amongStrangers(kind) && blocked.has(author), [kind, blocked]);
}
