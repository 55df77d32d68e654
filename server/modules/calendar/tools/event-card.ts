import { dayInWords } from '@kinsong/contract/common/calendar-days.ts';
import type { CardWords } from '@kinsong/contract/guide/proposal-card.ts';
import { movedBy } from '@kinsong/engines/calendar/wall.ts';
import type { Someone } from '@kinsong/engines/guide/talk/world.ts';
import type { House } from '../../../platform/house.ts';
import type { ToolLink } from '../../../platform/tool.ts';
import { profilesOf } from '../../seekers/index.ts';

export type Fact = CardWords['facts'][number];

export const link: ToolLink = {
  kind: 'event',
  path: '/calendar?event=:id',
  words: 'See it in the calendar',
};

const hour = 60;
const wholeDay = 24 * hour;

/** From one clock to another; "from ten until two" goes on past midnight. */
export function spanOn(date: string, time: string, until: string | null): { start: string; end: string } {
  const start = `${date}T${time}`;
  if (until === null) return { start, end: movedBy(start, hour) };
  const end = `${date}T${until}`;
  return { start, end: end > start ? end : movedBy(end, wholeDay) };
}

/** "Fri 27 November at 19:30" */
export const whenInWords = (day: string, time: string | null, now: Date): string =>
  dayInWords(day, now, 'short') + (time === null ? '' : ` at ${time}`);

/** Who is asked to come, by the names that all know them by. */
export async function guestsOf(house: House, ids: readonly string[]): Promise<readonly Someone[]> {
  const profiles = await profilesOf(house.db, ids);
  return ids.map((id) => ({ id, name: profiles.get(id)?.name ?? 'Somebody', realName: null }));
}

export const withGuests = (guests: readonly Someone[]): readonly Fact[] =>
  guests.length === 0
    ? []
    : [{ icon: 'who', text: `With ${guests.map(({ name }) => name).join(', ')}`, tone: 'plain' }];
