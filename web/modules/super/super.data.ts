import type { Input } from '@kinsong/contract/common/call.ts';
import {
  allInvitations,
  createInvite,
  invitationQr,
  revokeInvitation,
} from '@kinsong/contract/identity/invitations.ts';
import { approveWaitlist, declineWaitlist, waitlist } from '@kinsong/contract/identity/waitlist.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ask } from '../../platform/api/api.ts';

/** Where do invitations and the waitlist come from? The house, asked when looked at and again after each change. */
const keys = { invitations: ['super', 'invitations'], waitlist: ['super', 'waitlist'] } as const;

export const useInvitations = () =>
  useQuery({
    queryKey: keys.invitations,
    queryFn: async ({ signal }) => (await ask(allInvitations, { query: {} }, { signal })).invite_codes,
    retry: false,
  });

export const useWaitlist = () =>
  useQuery({
    queryKey: keys.waitlist,
    queryFn: async ({ signal }) => (await ask(waitlist, { query: {} }, { signal })).entries,
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
