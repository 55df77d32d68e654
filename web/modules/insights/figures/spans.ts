import type { Counted, MonthFigures } from '@kinsong/contract/insights/figures.ts';

/** What is drawn on one staff, at most three voices at a time. */
export const voices = [
  { what: 'said', name: 'said' },
  { what: 'tasks', name: 'done' },
  { what: 'gatherings', name: 'together' },
] as const satisfies readonly { what: Counted; name: string }[];

export interface Span extends Record<Counted, number> {
  /** Written at the foot of the picture. */
  readonly name: string;
  /** The same in full, for the table. */
  readonly full: string;
}

/** Longer than this, years are drawn instead of months. */
const mostMonths = 24;

const month = new Intl.DateTimeFormat('en-GB', { month: 'short', timeZone: 'UTC' });
const monthAndYear = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Months as they are, or summed into years where there are many. */
export function spansOf(months: readonly MonthFigures[]): Span[] {
  if (months.length <= mostMonths)
    return months.map(({ month: at, ...counts }) => {
      const day = new Date(`${at}-01T00:00:00Z`);
      const name = at.endsWith('-01') ? at.slice(0, 4) : month.format(day);
      return { ...counts, name, full: monthAndYear.format(day) };
    });
  return [...Map.groupBy(months, ({ month: at }) => at.slice(0, 4))].map(([year, some]) => ({
    ...{ name: year, full: year },
    ...sumOf(some),
  }));
}

function sumOf(months: readonly MonthFigures[]): Record<Counted, number> {
  const sum = { said: 0, tasks: 0, votes: 0, gatherings: 0 };
  for (const { said, tasks, votes, gatherings } of months) {
    sum.said += said;
    sum.tasks += tasks;
    sum.votes += votes;
    sum.gatherings += gatherings;
  }
  return sum;
}

/** One sentence that says what the picture means. */
export function activityWords(months: readonly MonthFigures[], whose: string): string {
  const { said, tasks, votes, gatherings } = sumOf(months);
  const since = months[0];
  if (since === undefined) return 'Nothing has been counted yet.';
  const begun = monthAndYear.format(new Date(`${since.month}-01T00:00:00Z`));
  const number = (count: number, one: string, many: string): string =>
    `${count.toLocaleString('en-GB')} ${count === 1 ? one : many}`;
  return `Since ${begun}, ${whose} said ${number(said, 'thing', 'things')}, did ${number(tasks, 'task', 'tasks')}, cast ${number(votes, 'vote', 'votes')} by name and said yes to ${number(gatherings, 'gathering', 'gatherings')}.`;
}
