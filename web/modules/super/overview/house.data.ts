import type { Answer } from '@kinsong/contract/common/call.ts';
import { superDashboard } from '@kinsong/contract/super/dashboard.ts';
import { failedWork, retryWork } from '@kinsong/contract/super/failed-work.ts';
import { houseItself } from '@kinsong/contract/super/house-itself.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ask } from '../../../platform/api/api.ts';

export type Dashboard = Answer<typeof superDashboard>;
export type HouseItself = Answer<typeof houseItself>;

export const useDashboard = () =>
  useQuery({
    queryKey: ['super dashboard'],
    queryFn: ({ signal }) => ask(superDashboard, {}, { signal }),
    retry: false,
  });

export const useHouseItself = () =>
  useQuery({
    queryKey: ['the house itself'],
    queryFn: ({ signal }) => ask(houseItself, {}, { signal }),
    retry: false,
  });

const failed = ['failed work'];

/** Read again while somebody looks: what is tried again may have gone out. */
export const useFailed = () =>
  useQuery({
    queryKey: failed,
    queryFn: ({ signal }) => ask(failedWork, {}, { signal }),
    retry: false,
    refetchInterval: 15_000,
  });

export function useRetry() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (ids: readonly string[]) => ask(retryWork, { body: { ids: [...ids] } }),
    onSettled: async () => {
      await queries.invalidateQueries({ queryKey: failed });
      await queries.invalidateQueries({ queryKey: ['how the house is'] });
    },
  });
}
