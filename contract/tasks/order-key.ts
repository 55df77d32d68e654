import { daysBetween } from '../common/calendar-days.ts';
import type { Task } from './task.ts';

// One order for everybody: each task has a key, and whoever puts one between two others gives it a key between theirs.
// So nothing else has to be written anew, and two who put something at the same place at once both find it there.

/** In the order in which every computer sorts them. */
const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const size = digits.length;

type Dated = Pick<Task, 'id' | 'order' | 'due_date' | 'due_time' | 'created_at'>;

const firstDay = '1900-01-01';

/** Reckoned once for each: in a long list every one is compared with many. */
const reckoned = new WeakMap<Dated, string>();

/** Where nobody has put it by hand, a task stands by the day and the hour it is due, and then by when it was written down. */
export function orderOf(task: Dated): string {
  if (task.order !== null) return task.order;
  const key = reckoned.get(task) ?? byItsDay(task);
  reckoned.set(task, key);
  return key;
}

const byItsDay = ({ id, due_date, due_time, created_at }: Dated): string =>
  (due_date === null ? 'zzz' : written(daysBetween(firstDay, due_date), 3)) +
  // Before what has the whole day: no minute of a day is as great a number as the moments in which tasks were written.
  (due_time === null ? '' : written(minutesOf(due_time), 2)) +
  written(Date.parse(created_at), 7) +
  traceOf(id);

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** By their keys; two that were put at the same place stand beside each other, on every screen in the same way. */
export const byOrder = (a: Dated, b: Dated): number =>
  compare(orderOf(a), orderOf(b)) || compare(a.created_at, b.created_at) || compare(a.id, b.id);

/** A key after the one and before the other, null where there is none; `id` is whose it is to be. */
export function keyBetween(before: string | null, after: string | null, id: string): string {
  const low = before ?? '';
  // Two that share their place have nothing between them: next to both is as near as it gets.
  const high = after !== null && after <= low ? null : after;
  const key = middle(low, high);
  // Whoever else finds this place at the same moment puts something of another id there.
  return high?.startsWith(key) === true ? key : key + traceOf(id);
}

function middle(low: string, high: string | null): string {
  if (high !== null) {
    let same = 0;
    while (high[same] === (low[same] ?? '0')) same += 1;
    if (same > 0) return high.slice(0, same) + middle(low.slice(same), high.slice(same));
  }
  const [from, to] = [valueOf(low), high === null ? size : valueOf(high)];
  if (to - from > 1) return digits.charAt((from + to) >> 1);
  if (high !== null && high.length > 1) return high.charAt(0);
  return digits.charAt(from) + middle(low.slice(1), null);
}

const valueOf = (key: string): number => (key === '' ? 0 : digits.indexOf(key.charAt(0)));

function written(value: number, length: number): string {
  let [rest, key] = [Math.max(0, Math.floor(value)), ''];
  for (let place = 0; place < length; place += 1) {
    key = digits.charAt(rest % size) + key;
    rest = Math.floor(rest / size);
  }
  return key;
}

/** Two digits of an id, the last of them never 0: a key that ends so has nothing before it. */
function traceOf(id: string): string {
  let sum = 7;
  for (const letter of id) sum = (sum * 31 + letter.charCodeAt(0)) % 1_000_003;
  return digits.charAt(sum % size) + digits.charAt(1 + (Math.floor(sum / size) % (size - 1)));
}

const compare = (a: string, b: string): number => Number(a > b) - Number(a < b);
