import type { Answer } from '@kinsong/contract/common/call.ts';
import {
  addPartner,
  changePartner,
  partners,
  placePartner,
  removePartner,
  type PartnerCard,
} from '@kinsong/contract/partners/partners.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ask } from '../../platform/api/api.ts';
import { addressOf, type Draft } from './card-draft.ts';
import { placed } from './shelf-order.ts';

const key = ['tools and partners'];
type Cards = Answer<typeof partners>;

/** Where do the cards come from? The house, asked when somebody looks. */
export const usePartners = () =>
  useQuery({ queryKey: key, queryFn: ({ signal }) => ask(partners, {}, { signal }), retry: false });

/** What a super user does to the cards. What became of them is read again each time, so that others' changes show. */
export function useArranging() {
  const queries = useQueryClient();
  const onSettled = () => queries.invalidateQueries({ queryKey: key });
  const hold = (change: (cards: readonly PartnerCard[]) => PartnerCard[]) =>
    queries.setQueryData<Cards>(key, (known) => known && { cards: change(known.cards) });
  const keep = useMutation({
    mutationFn: ({ id, rev, ...draft }: Draft & { id: string }) => {
      const words = { ...draft, address: addressOf(draft.address) };
      return rev === 0
        ? ask(addPartner, { body: { id, ...words } })
        : ask(changePartner, { params: { card_id: id }, body: { rev, ...words } });
    },
    onSuccess: (card) => hold((cards) => [...cards.filter(({ id }) => id !== card.id), card]),
    onSettled,
  });
  const place = useMutation({
    mutationFn: ({ id, before }: { id: string; before: string | null }) =>
      ask(placePartner, { params: { card_id: id }, body: { before } }),
    onMutate: ({ id, before }) => hold((cards) => placed(cards, id, before)),
    onSettled,
  });
  const remove = useMutation({
    mutationFn: ({ id, rev }: Pick<PartnerCard, 'id' | 'rev'>) =>
      ask(removePartner, { params: { card_id: id }, query: { rev } }),
    onSuccess: (_, { id }) => hold((cards) => cards.filter((card) => card.id !== id)),
    onSettled,
  });
  return { keep, place, remove };
}
