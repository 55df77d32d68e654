import type { Answer, Input } from '@kinsong/contract/common/call.ts';
import { createInvite } from '@kinsong/contract/invitations/invitations.ts';
import { houseOverview } from '@kinsong/contract/identity/house-overview.ts';
import { waitlist } from '@kinsong/contract/invitations/waitlist.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ask } from '../../platform/api/api.ts';

/** How many wait for an answer; read again with the list itself. */
export const useWaiting = () =>
  useQuery({
    queryKey: ['requests', 'house', 'waiting'],
    queryFn: async ({ signal }) => (await ask(waitlist, { query: {} }, { signal })).waiting,
    retry: false,
  });

export type HouseFigures = Answer<typeof houseOverview>;

/** How the house is, asked when somebody looks. */
export const useOverview = () =>
  useQuery({
    queryKey: ['how the house is'],
    queryFn: ({ signal }) => ask(houseOverview, {}, { signal }),
    retry: false,
  });

export type Terms = Input<typeof createInvite>['body'];

/** Makes an invitation; the list of them is read again. */
export function useMaking() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: Terms) => ask(createInvite, { body }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['invitations'] }),
  });
}
