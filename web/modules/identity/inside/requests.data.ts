import {
  approveWaitlist,
  declineWaitlist,
  myRequests,
  waitlist,
} from '@kinsong/contract/invitations/waitlist.ts';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { ask } from '../../../platform/api/api.ts';

/** Everybody's, for super users; or those who used one's own word. */
export type Whose = 'house' | 'own';
const calls = { house: waitlist, own: myRequests };

/** Where do requests for a place come from? The house, page by page, and again after each decision. */
export const useRequests = (whose: Whose, state: 'asking' | 'decided') =>
  useInfiniteQuery({
    queryKey: ['requests', whose, state],
    queryFn: ({ pageParam, signal }) =>
      ask(calls[whose], { query: { state, ...(pageParam !== '' && { after: pageParam }) } }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ more, entries }) => (more ? entries.at(-1)?.id : undefined),
    retry: false,
  });

export function useDecisions() {
  const queries = useQueryClient();
  const onSettled = () => queries.invalidateQueries({ queryKey: ['requests'] });
  return {
    approve: useMutation({
      mutationFn: (id: string) => ask(approveWaitlist, { params: { entry_id: id } }),
      onSettled,
    }),
    decline: useMutation({
      mutationFn: (id: string) => ask(declineWaitlist, { params: { entry_id: id } }),
      onSettled,
    }),
  };
}
