import type { Answer } from '@kinsong/contract/common/call.ts';
import { myTrust, trustLine } from '@kinsong/contract/seekers/trust.ts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { ask } from '../../platform/api/api.ts';

export type Trust = Answer<typeof myTrust>;

/** Where does one's trust come from? The house, asked when looked at, page by page. */
export const useTrust = () =>
  useInfiniteQuery({
    queryKey: ['trust', 'ledger'],
    queryFn: ({ pageParam, signal }) =>
      ask(myTrust, { query: pageParam === undefined ? {} : { before: pageParam } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ more, entries }: Trust) => (more ? entries.at(-1)?.id : undefined),
    retry: false,
  });

export const useTrustLine = () =>
  useQuery({
    queryKey: ['trust', 'line'],
    queryFn: async ({ signal }) => (await ask(trustLine, {}, { signal })).points,
    retry: false,
  });
