import type { Answer } from '@kinsong/contract/common/call.ts';
import { founderDashboard } from '@kinsong/contract/insights/founder.ts';
import { offerElevation } from '@kinsong/contract/seekers/elevation.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ask } from '../../../platform/api/api.ts';

export type FounderFigures = Answer<typeof founderDashboard>;

const key = ['insights', 'founder'];

/** Where do the figures come from? The house, asked when a founder looks. */
export const useFounderDashboard = () =>
  useQuery({
    queryKey: key,
    queryFn: ({ signal }) => ask(founderDashboard, {}, { signal }),
    retry: false,
  });

/** Asks somebody whether they want to be raised; nothing moves before their yes. */
export function useOffering() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (person_id: string) => ask(offerElevation, { body: { person_id } }),
    onSettled: () => queries.invalidateQueries({ queryKey: key }),
  });
}
