import { day } from '@kinsong/contract/common/time.ts';
import type { Unread } from '@kinsong/contract/messages/messages.ts';
import { kinds } from '@kinsong/contract/spaces/space-kinds.ts';
import type { MySpace } from '@kinsong/contract/spaces/spaces.ts';
import { shortened } from '@kinsong/engines/text/shorten-text.ts';

/** What presses most of what one carries, as the tasks tell it. */
export interface NextTask {
  /** Whether the list is known at all. */
  readonly known: boolean;
  readonly task: { readonly text: string; readonly due: string | null } | undefined;
}

const numbers = ['None', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];
const inWords = (count: number): string => numbers[count] ?? String(count);

/** A salon moves when something was said there within a week. */
const stillMoving = 7 * day;
const mostLetters = 64;

/** Where one's projects stand: how many move, and what waits in the one with most of it. */
export function projectsLine(
  { known, spaces }: { known: boolean; spaces: Iterable<MySpace> },
  activity: ReadonlyMap<string, Unread>,
  now = new Date(),
): string {
  const salons = [...spaces].filter(
    ({ kind, archived_at }) => kinds[kind].tools.length > 0 && archived_at === null,
  );
  if (salons.length === 0)
    return known ? 'None yet. The first needs only a name.' : 'Looking for what moves.';
  const moving = salons.filter(({ id }) => {
    const last = activity.get(id)?.last;
    return last !== undefined && last !== null && now.getTime() - Date.parse(last.created_at) < stillMoving;
  });
  const waits = salons
    .map(({ id, name }) => ({ name, count: activity.get(id)?.unread ?? 0 }))
    .reduce((most, each) => (each.count > most.count ? each : most));
  const move =
    moving.length === 0
      ? 'All was quiet this week'
      : `${inWords(moving.length)} ${moving.length === 1 ? 'is' : 'are'} moving`;
  if (waits.count === 0) return `${move}; nothing new waits for you.`;
  const messages = waits.count === 1 ? 'One new message' : `${waits.count} new messages`;
  return `${move}. ${messages} in ${shortened(waits.name, 40)}.`;
}

/** What matters now, which is what moves the tale. */
export function gameLine({ known, task }: NextTask): string {
  if (task === undefined)
    return known ? 'Nothing presses just now. There is time for a story.' : 'Mairy keeps the fire.';
  const { text, due } = task;
  return `What matters now: ${shortened(text, mostLetters)}${due === null ? '' : `, ${due}`}.`;
}

/** How one is greeted at an hour of the day. */
export function greeting(hour: number): string {
  if (hour >= 5 && hour < 12) return 'Good morning';
  return hour >= 12 && hour < 18 ? 'Good afternoon' : 'Good evening';
}

/** Who is at home, by name; the windows show only how many. */
export function atHomeLine(names: readonly string[], most = 3): string {
  if (names.length === 0) return 'Only you are at home.';
  const rest = names.length - most;
  const said = rest > 0 ? [...names.slice(0, most), `${rest} more`] : names;
  return `${said.join(', ')} and you are at home.`;
}
