import { searchMessages, type Message } from '@kinsong/contract/messages/messages.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ask } from '../../../platform/api/api.ts';

const pause = 250;

export interface Search {
  readonly state: 'idle' | 'searching' | 'found' | 'failed';
  readonly messages: readonly Message[];
  again(): void;
}

/** Asks once the keys rest; what was found last stays until the next answer. */
export function useSearch(space: string, typed: string): Search {
  const query = useRested(typed.trim());
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['messages.search', space, query],
    queryFn: ({ signal }) =>
      ask(searchMessages, { params: { space_id: space }, query: { q: query, limit: 50 } }, { signal }),
    enabled: query !== '',
    placeholderData: keepPreviousData,
    retry: 1,
  });
  const again = () => void refetch();
  if (query === '') return { state: 'idle', messages: [], again };
  if (isError) return { state: 'failed', messages: [], again };
  return { state: isFetching ? 'searching' : 'found', messages: data?.messages ?? [], again };
}

function useRested(value: string): string {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), pause);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}
