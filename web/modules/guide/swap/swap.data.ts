import { newId } from '@kinsong/contract/common/ids.ts';
import { swapChanged } from '@kinsong/contract/guide/events.ts';
import {
  beginSwap,
  mySwaps,
  openSwap,
  takeStep,
  type Swap,
  type SwapStep,
} from '@kinsong/contract/guide/swap.ts';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ask } from '../../../platform/api/api.ts';
import { signedIn } from '../../../platform/signed-in.ts';
import type { Rows } from '../../../platform/live/module-rows.ts';
import { Shelf } from '../../../platform/shelf.ts';
import { useStore } from '../../../platform/store.ts';
import { spacesRows, useSpaces } from '../../spaces/index.ts';

/** Where do exchanges come from? From the house, and again whenever it says that one went a step on. */
const steps = new Shelf(0);

/** An exchange is asked for by its own call, since each of the two may read something else: only the news is live. */
export const swapRows: Rows = {
  name: 'swaps',
  events: [swapChanged],
  stores: [],
  apply(space, changes) {
    if (changes.length > 0) steps.of(space).change((n) => n + 1);
    return [];
  },
};

export function useSwaps() {
  const { spaces } = useSpaces();
  // One that somebody else began is a space that was not there before.
  const many = [...spaces.values()].filter(({ kind }) => kind === 'swap').length;
  return useQuery({
    queryKey: ['swaps', 'mine', many],
    queryFn: async ({ signal }) => (await ask(mySwaps, {}, { signal })).swaps,
    placeholderData: keepPreviousData,
    retry: false,
  });
}

export function useSwap(id: string) {
  const query = useQuery({
    queryKey: ['swaps', 'one', id],
    queryFn: ({ signal }) => ask(openSwap, { params: { swap_id: id } }, { signal }),
    retry: false,
  });
  const space = query.data?.space_id;
  const { refetch } = query;
  const news = useStore(steps.of(space ?? ''));
  useEffect(() => (space === undefined ? undefined : signedIn().sync.open(space, spacesRows)), [space]);
  useEffect(() => {
    if (news > 0) void refetch();
  }, [news, refetch]);
  return query;
}

export function useSwapActions() {
  const queries = useQueryClient();
  const hold = (swap: Swap) => {
    queries.setQueryData(['swaps', 'one', swap.id], swap);
    void queries.invalidateQueries({ queryKey: ['swaps', 'mine'] });
  };
  return {
    begin: useMutation({
      mutationFn: ({ about, partner }: { about: string; partner: string | null }) =>
        ask(beginSwap, { body: { id: newId(), about, with: partner } }),
      onSuccess: hold,
    }),
    step: useMutation({
      mutationFn: ({ id, step }: { id: string; step: SwapStep }) =>
        ask(takeStep, { params: { swap_id: id }, body: step }),
      onSuccess: hold,
    }),
  };
}
