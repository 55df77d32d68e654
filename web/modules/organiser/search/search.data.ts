import { searchTree } from '@kinsong/contract/organiser/organiser.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ask } from '../../../platform/api/api.ts';

/** A hand that is still typing is not asked for after each letter. */
const pause = 200;

/** Hamlets, families and projects by a part of their name, among those one sees. */
export function useTreeSearch(typed: string) {
  const [words, setWords] = useState(typed);
  useEffect(() => {
    const later = setTimeout(() => setWords(typed.trim()), pause);
    return () => clearTimeout(later);
  }, [typed]);
  return useQuery({
    queryKey: ['organiser search', words],
    queryFn: ({ signal }) => ask(searchTree, { query: { words } }, { signal }),
    enabled: words !== '',
    retry: false,
    placeholderData: keepPreviousData,
  });
}
