import { monthLasts, type Room, type Rule } from '@kinsong/contract/rooms/room.ts';
import { day } from '@kinsong/contract/common/time.ts';
import { dayWithin } from '../../ui/index.ts';

const days = monthLasts / day;

export const ruleWords: Readonly<Record<Rule, { readonly title: string; readonly means: string }>> = {
  kept: { title: 'Words stay', means: 'What is said here is kept.' },
  month: {
    title: `Words go after ${days} days`,
    means: `What is said here is gone after ${days} days. Words somebody reported stay until the report is answered.`,
  },
};

/** At what trust a door opens, as one stands before it: the number missing is said rightly. */
export function doorWords({ threshold, missing, open, closes_at }: Room): string {
  const number = `opens at ${threshold}`;
  if (missing === 0) return number;
  if (!open) return `${number}, ${missing} more`;
  if (closes_at === null) return `${number}, open to you still`;
  return `${number}, open to you until ${dayWithin(new Date(closes_at))}`;
}

const small = ['nobody', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** Small numbers are said as words. */
export const inSmallWords = (number: number): string => small[number] ?? `${number}`;

/** 'six at the table' */
export const atTheTable = (members: number): string => `${inSmallWords(members)} at the table`;

export const noneAvailable = 'No consciousness salons available at your trust level';
