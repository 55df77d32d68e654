import { exportAudit, readAudit } from '@kinsong/contract/super/audit-log.ts';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { ask } from '../../../platform/api/api.ts';

export const useAudit = (words: string) =>
  useInfiniteQuery({
    queryKey: ['what was done', words],
    queryFn: ({ pageParam, signal }) =>
      ask(readAudit, { query: { words, ...(pageParam !== '' && { before: pageParam }) } }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ more, entries }) => (more ? entries.at(-1)?.id : undefined),
    placeholderData: keepPreviousData,
    retry: false,
  });

/** A table that other programs open, saved where the browser saves things. */
export async function saveAudit(words: string): Promise<number> {
  const { csv, lines } = await ask(exportAudit, { query: { words } });
  const address = URL.createObjectURL(new Blob(['\uFEFF', csv], { type: 'text/csv' }));
  const way = document.createElement('a');
  way.href = address;
  way.download = `what-was-done-${new Date().toISOString().slice(0, 10)}.csv`;
  document.body.append(way);
  way.click();
  way.remove();
  URL.revokeObjectURL(address);
  return lines;
}
