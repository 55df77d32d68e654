import { searchMessages, type Message } from '@kinsong/contract/messages/messages.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { isNarrowed, queryOf, type Filters } from './filters.ts';
import { ask } from '../../../platform/api/api.ts';
import { useRested } from '../../../platform/useRested.ts';

export interface Search {
  readonly state: 'idle' | 'searching' | 'found' | 'failed';
  readonly messages: readonly Message[];
  again(): void;
}

/** Asks once the keys rest; what was found last stays until the next answer. */
export function useSearch(space: string, typed: string, filters: Filters): Search {
  const query = useRested(typed.trim());
  const asked = query !== '' || isNarrowed(filters);
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['messages.search', space, query, filters],
    queryFn: ({ signal }) =>
      ask(
        searchMessages,
        { params: { space_id: space }, query: { q: query, limit: 50, ...queryOf(filters) } },
        { signal },
      ),
    enabled: asked,
    placeholderData: keepPreviousData,
    retry: 1,
  });
  const again = () => void refetch();
  if (!asked) return { state: 'idle', messages: [], again };
  if (isError) return { state: 'failed', messages: [], again };
  return { state: isFetching ? 'searching' : 'found', messages: data?.messages ?? [], again };
}
