import { useStore } from '../../../platform/store.ts';
import { books, liveStretch } from '../../messages/index.ts';
import { asksBack } from './card-fields.ts';
import { openOffer, type Offer } from './offer.ts';

/** Several wishes of one sentence hang on one string: the open cards of it, in their order. */
export function useOffersOfOneSentence(space: string, { message_id }: Offer): readonly Offer[] {
  const messages = liveStretch(useStore(books.of(space)))?.messages ?? [];
  if (message_id === null) return [];
  return messages.flatMap(({ extra, deleted_at }) => {
    const offer = deleted_at === null ? openOffer(extra) : undefined;
    return offer?.message_id === message_id ? [offer] : [];
  });
}

/** Can all of them be said Yes to at once? Not where one still asks something back. */
export const allAtOnce = (offers: readonly Offer[]): boolean => offers.length > 1 && !offers.some(asksBack);
