import type { Input } from '@kinsong/contract/common/call.ts';
import {
  allInvitations,
  createInvite,
  invitationQr,
  revokeInvitation,
} from '@kinsong/contract/identity/invitations.ts';
import { waitlist } from '@kinsong/contract/identity/waitlist.ts';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ask } from '../../platform/api/api.ts';

/** Where do invitations come from? The house, page by page, asked when looked at and again after each change. */
export const useInvitations = (state: 'open' | 'over') =>
  useInfiniteQuery({
    queryKey: ['super', 'invitations', state],
    queryFn: ({ pageParam, signal }) =>
      ask(allInvitations, { query: { state, ...(pageParam !== '' && { after: pageParam }) } }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ more, invite_codes }) => (more ? invite_codes.at(-1)?.id : undefined),
    retry: false,
  });

/** How many wait for an answer; read again with the list itself. */
export const useWaiting = () =>
  useQuery({
    queryKey: ['requests', 'house', 'waiting'],
    queryFn: async ({ signal }) => (await ask(waitlist, { query: {} }, { signal })).waiting,
    retry: false,
  });

/** The code as a picture, asked for when somebody looks at it; it stays the same. */
export const useQr = (id: string) =>
  useQuery({
    queryKey: ['super', 'qr', id],
    queryFn: ({ signal }) => ask(invitationQr, { params: { invitation_id: id } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

export type Terms = Input<typeof createInvite>['body'];

export function useSuperActions() {
  const queries = useQueryClient();
  const onSettled = () => queries.invalidateQueries({ queryKey: ['super'] });
  return {
    make: useMutation({ mutationFn: (body: Terms) => ask(createInvite, { body }), onSettled }),
    revoke: useMutation({
      mutationFn: (id: string) => ask(revokeInvitation, { params: { invitation_id: id } }),
      onSettled,
    }),
  };
}
