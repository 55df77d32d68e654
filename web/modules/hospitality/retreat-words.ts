import { dayInWords } from '@kinsong/contract/common/calendar-days.ts';
import type { GuestState, Retreat } from '@kinsong/contract/hospitality/retreat.ts';

type Days = Pick<Retreat, 'starts_on' | 'ends_on'>;

const short = (day: string, month: boolean): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('en-GB', {
    day: 'numeric',
    ...(month ? { month: 'long' } : {}),
    timeZone: 'UTC',
  });

/** `12 to 14 December`. */
export function daysOf({ starts_on, ends_on }: Days): string {
  if (starts_on === null) return 'days still to be said';
  if (ends_on === null || ends_on === starts_on) return short(starts_on, true);
  const sameMonth = starts_on.slice(0, 7) === ends_on.slice(0, 7);
  return `${short(starts_on, !sameMonth)} to ${short(ends_on, true)}`;
}

export const whenAndWhere = (retreat: Days & { place: string }): string =>
  [daysOf(retreat), retreat.place].filter((part) => part !== '').join(', ');

export const byDay = (day: string | null, now = new Date()): string =>
  day === null ? '' : dayInWords(day, now, 'long');

/** What a founder reads beside a name. */
export const stateWords: Readonly<Record<GuestState, string>> = {
  chosen: 'chosen',
  asked: 'asked',
  perhaps: 'not sure yet',
  yes: 'comes',
  no: 'cannot come',
  waiting: 'waits for a chair',
  lapsed: 'no answer in time',
  withdrawn: 'no longer asked',
};

export const sinceAsked = (moment: string | null): string =>
  moment === null
    ? 'never on a retreat'
    : `asked in ${new Date(moment).toLocaleDateString('en-GB', { month: 'long', year: 'numeric' })}`;

export const levelWords = {
  awakening: 'awakening',
  discovering: 'discovering',
  manifesto_activated: 'manifesto activated',
  guild_founder: 'guild founder',
  elevated: 'elevated',
  cosmic: 'cosmic',
} as const;
