import type { Input } from '@kinsong/contract/common/call.ts';
import type { searchMessages } from '@kinsong/contract/messages/messages.ts';

/** What narrows a search besides words; empty where it does not. Days are those of the person's own calendar. */
export interface Filters {
  readonly by: string;
  readonly from: string;
  readonly until: string;
  readonly has: '' | 'file' | 'link';
}

export const anything: Filters = { by: '', from: '', until: '', has: '' };

export const isNarrowed = ({ by, from, until, has }: Filters): boolean =>
  [by, from, until, has].some((each) => each !== '');

type Query = NonNullable<Input<typeof searchMessages>['query']>;

/** The last day counts whole. */
export function queryOf({ by, from, until, has }: Filters): Partial<Query> {
  const [since, before] = [startOf(from, 0), startOf(until, 1)];
  return {
    ...(by !== '' && { by }),
    ...(since !== undefined && { from: since }),
    ...(before !== undefined && { until: before }),
    ...(has !== '' && { has }),
  };
}

function startOf(day: string, later: number): string | undefined {
  const [year, month, date] = day.split('-').map(Number);
  if (year === undefined || month === undefined || date === undefined || year < 1900 || year > 2199)
    return undefined;
  return new Date(year, month - 1, date + later).toISOString();
}
