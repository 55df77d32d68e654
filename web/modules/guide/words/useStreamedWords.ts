import type { Message } from '@kinsong/contract/messages/messages.ts';
import { useEffect } from 'react';
import { signedIn } from '../../../platform/signed-in.ts';
import { useStore } from '../../../platform/store.ts';
import { bring } from '../../messages/index.ts';
import { hasGap, spoken } from './streamed-words.ts';

/** The words of an answer as far as they have come. Only the answer itself is drawn again with each piece. */
export function useStreamedWords({ id, space_id, content }: Message, writing: boolean): string {
  const piece = useStore(signedIn().signals.pieces.of(id));
  const gap = writing && hasGap(content, piece);
  useEffect(() => {
    if (gap) void bring(space_id, id).catch(() => {});
  }, [gap, space_id, id]);
  return writing ? spoken(content, piece) : content;
}
