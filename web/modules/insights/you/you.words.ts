import { daysBetween } from '@kinsong/contract/common/calendar-days.ts';
import type { Line } from '@kinsong/contract/insights/dashboard.ts';
import { wisdomRules, type WisdomSource } from '@kinsong/contract/insights/wisdom.ts';

const levelNames: Readonly<Record<string, string>> = {
  awakening: 'Awakening',
  discovering: 'Discovering',
  manifesto_activated: 'Manifesto activated',
  guild_founder: 'Guild founder',
  elevated: 'Elevated',
  cosmic: 'Cosmic',
};

/** What the house calls how far somebody has come; Awakening until it has said. */
export const levelName = (level: string): string => levelNames[level] ?? 'Awakening';

/** Where a line leads: to the very thing. */
export function wayTo({ kind, id, space_id, space_name, day }: Line): string {
  const salon = `/salon/${space_id}`;
  switch (kind) {
    case 'task':
    case 'asked':
    case 'confirm':
      return space_name === '' ? `/tasks?task=${id}` : `${salon}?tab=todo&task=${id}`;
    case 'event':
    case 'invited':
      return space_name === '' ? `/calendar?day=${day ?? ''}` : `${salon}?tab=calendar&event=${id}`;
    case 'vote':
      return `${salon}?tab=voting&vote=${id}`;
    case 'question':
      return `${salon}?message=${id}`;
    case 'door':
      return `${salon}?tab=peeps`;
  }
}

export type Lateness = 'late' | 'soon' | 'later';

export const latenessOf = (day: string, today: string): Lateness => {
  const left = daysBetween(today, day);
  if (left < 0) return 'late';
  return left <= 1 ? 'soon' : 'later';
};

/** 'two days late', 'today at 16:00', 'tomorrow', 'Friday', '24 October'. */
export function dayWords(day: string, time: string | null, today: string): string {
  const left = daysBetween(today, day);
  const at = time === null ? '' : ` at ${time}`;
  if (left < 0) return left === -1 ? 'one day late' : `${-left} days late`;
  if (left === 0) return `today${at}`;
  if (left === 1) return `tomorrow${at}`;
  const parts: Intl.DateTimeFormatOptions =
    left < 7 ? { weekday: 'long' } : { day: 'numeric', month: 'long' };
  return `${new Date(`${day}T12:00:00`).toLocaleDateString('en-GB', parts)}${at}`;
}

/** What somebody waits for, as one would say it. */
export function waitingWords({ kind, person, title }: Pick<Line, 'kind' | 'person' | 'title'>): string {
  const who = person?.name ?? 'Somebody';
  switch (kind) {
    case 'confirm':
      return `${who} says it is done. Say so too?`;
    case 'vote':
      return `${who} asks for your voice`;
    case 'invited':
      return `${who} asks whether you come`;
    case 'question':
      return `${who} asks you`;
    case 'door':
      return title === '' ? `${who} asks to come in` : `${who} is at the door`;
    default:
      return `${who} asked for it`;
  }
}

/** '40 tasks done', 'one perspective swap seen through'. */
const many: Readonly<Record<WisdomSource, string>> = {
  manifesto: 'manifesto',
  tasks: 'tasks done',
  for_others: 'tasks done for others, and confirmed',
  votes: 'votes cast by name',
  gatherings: 'gatherings you said yes to',
  souls: 'times your own words moved you',
  swaps: 'perspective swaps seen through',
  care: 'times you gave a stay, a care or a lesson',
  councils: 'councils seen through to their close',
  guests: 'guests who settled in',
};

export const wisdomWords = (of: WisdomSource, times: number): string => {
  const { of: one } = wisdomRules[of];
  return times === 1 ? one.replace(/^a /, 'one ') : `${times} ${many[of]}`;
};

const monthYear = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' });

/** 'November' of '2026-11'. */
export const monthName = (month: string): string => monthYear.format(new Date(`${month}-01T00:00:00Z`));
