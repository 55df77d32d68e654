import type { Answer } from '@kinsong/contract/common/call.ts';
import type { Homepage } from '@kinsong/contract/common/homepage.ts';
import { userDashboard } from '@kinsong/contract/insights/dashboard.ts';
import { changeProfile } from '@kinsong/contract/seekers/profile.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ask } from '../../../platform/api/api.ts';
import { changeMyself } from '../../../platform/session/session.ts';

export type Dashboard = Answer<typeof userDashboard>;

const key = ['you', 'dashboard'];

/** Where does the dashboard come from? The house, asked when looked at. */
export const useDashboard = () =>
  useQuery({
    queryKey: key,
    queryFn: ({ signal }) => ask(userDashboard, {}, { signal }),
    retry: false,
  });

/** From the next coming in on, one lands there. */
export function useSavePreference() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (homepage_preference: Homepage) => ask(changeProfile, { body: { homepage_preference } }),
    onSuccess: ({ homepage_preference }) => {
      changeMyself({ homepage_preference });
      queries.setQueryData<Dashboard>(key, (known) => known && { ...known, homepage_preference });
    },
  });
}
