import type { MySpace } from '@kinsong/contract/spaces/spaces.ts';
import { healths, stateOf } from '@kinsong/contract/spaces/health.ts';
import type { DayText } from '@kinsong/contract/common/calendar-days.ts';
import { Store } from '../../../platform/store.ts';
import type { Activity } from '../latest-activity.ts';

/** By what the hub puts salons in order, and what each is called. */
export const orders = {
  activity: 'Last activity',
  name: 'Name',
  health: 'Health',
  due: 'Due next',
} as const;
export type Order = keyof typeof orders;

/** What one looks for among one's salons; it stays while one goes into one and comes back. */
export const wanted = new Store<{ readonly query: string; readonly order: Order; readonly open: boolean }>({
  query: '',
  order: 'activity',
  open: false,
});

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Each word of the query stands in its name or in its line, whatever its accents. */
export const matches = ({ name, subtitle }: MySpace, query: string): boolean =>
  named(`${name} ${subtitle}`, query);

/** Each word of the query stands in these, whatever its accents. */
export function named(words: string, query: string): boolean {
  const text = plain(words);
  return plain(query)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** When somebody last did or said something there. */
export function lastActive({ id, vitals }: MySpace, activity: Activity): string {
  const said = activity.get(id)?.last?.created_at ?? '';
  return said > vitals.last_activity_at ? said : vitals.last_activity_at;
}

/** The first day on which it, or something in it, is due; those without one come last. */
function firstDue({ due_date, vitals }: MySpace): DayText {
  return [...Object.keys(vitals.due), due_date ?? never].reduce((a, b) => (b < a ? b : a), never);
}
const never = '9999-12-31';

/** Those who need somebody first; grey ones last. */
function worry(space: MySpace, today: DayText): number {
  const { health } = stateOf(space.vitals, today);
  return health === null ? healths.length : healths.length - 1 - healths.indexOf(health);
}

/** A copy in order; among equals by name, so that the order is always the same. */
export function inOrder(
  spaces: readonly MySpace[],
  order: Order,
  activity: Activity,
  today: DayText,
): MySpace[] {
  const key: Record<Order, (a: MySpace, b: MySpace) => number> = {
    activity: (a, b) => compare(lastActive(b, activity), lastActive(a, activity)),
    name: () => 0,
    health: (a, b) => worry(a, today) - worry(b, today),
    due: (a, b) => compare(firstDue(a), firstDue(b)),
  };
  return spaces.toSorted(
    (a, b) => key[order](a, b) || a.name.localeCompare(b.name, 'en') || compare(a.id, b.id),
  );
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
