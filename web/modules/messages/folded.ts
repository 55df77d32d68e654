import type { SpaceKind } from '@kinsong/contract/spaces/space-kinds.ts';
import { useBlocked } from '../seekers/index.ts';

/** What stands in place of words that are folded. */
export const foldedWords = 'Words of somebody you blocked';

/** Among strangers the words of whoever one blocked are folded; in salons one met on purpose, and they stand. */
export function useFolds(): (kind: SpaceKind, author: string) => boolean {
  const blocked = useBlocked();
  return (kind, author) => kind === 'room' && blocked.has(author);
}
