import { capital } from '../../text/capital.ts';
import { weekdays } from '../read/days/numbers.ts';
import { inWords, listed } from '../say/phrases.ts';

const codes: readonly string[] = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
const spans: Readonly<Record<string, string>> = {
  DAILY: 'day',
  WEEKLY: 'week',
  MONTHLY: 'month',
  YEARLY: 'year',
};

/** "every Friday", "every two weeks", of a rule as a calendar says it. */
export function repeatInWords(rule: string): string {
  const parts = new Map(rule.split(';').map((part) => part.split('=') as [string, string | undefined]));
  const span = spans[parts.get('FREQ') ?? ''] ?? 'time';
  const count = Number(parts.get('INTERVAL') ?? 1);
  const days = (parts.get('BYDAY') ?? '')
    .split(',')
    .flatMap((code) => weekdays[codes.indexOf(code.slice(-2))] ?? []);
  const often = count === 1 ? `every ${span}` : `every ${inWords(count)} ${span}s`;
  if (days.length === 0) return often;
  if (days.join() === weekdays.slice(0, 5).join()) return 'every weekday';
  const named = listed(days.map((day) => capital(day)));
  return span === 'week' && count === 1 ? `every ${named}` : `${often}, on ${named}`;
}
