import {
  allInvitations,
  invitationQr,
  myInvitations,
  revokeInvitation,
} from '@kinsong/contract/invitations/invitations.ts';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ask } from '../../../platform/api/api.ts';
import type { Whose } from './requests.data.ts';

const calls = { house: allInvitations, own: myInvitations };

/** Where do invitations come from? The house, page by page, asked when looked at and again after each change. */
export const useInvitations = (whose: Whose, state: 'open' | 'over') =>
  useInfiniteQuery({
    queryKey: ['invitations', whose, state],
    queryFn: ({ pageParam, signal }) =>
      ask(calls[whose], { query: { state, ...(pageParam !== '' && { after: pageParam }) } }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ more, invite_codes }) => (more ? invite_codes.at(-1)?.id : undefined),
    retry: false,
  });

/** The code as a picture, asked for when somebody looks at it; it stays the same. */
export const useQr = (id: string) =>
  useQuery({
    queryKey: ['invitation as a picture', id],
    queryFn: ({ signal }) => ask(invitationQr, { params: { invitation_id: id } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

export function useRevoking() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => ask(revokeInvitation, { params: { invitation_id: id } }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['invitations'] }),
  });
}
