import { dayInWords } from '@kinsong/contract/common/calendar-days.ts';
import { day } from '@kinsong/contract/common/time.ts';
import { firstName } from '@kinsong/engines/text/first-name.ts';
import { frame, inOneLine, type Letter } from '../../../platform/mail/index.ts';
import { endOf } from './chairs.ts';
import type { GuestNews } from './guest-news.ts';
import type { RetreatRow } from './retreats.sql.ts';

export interface Told {
  readonly what: GuestNews['what'];
  readonly retreat: RetreatRow;
  readonly answerBy: string | null;
  readonly name: string;
  readonly host: string;
  readonly link: string;
  readonly now: Date;
}

/** `Friday 18 to Sunday 20 September`, or one day alone. */
export function daysInWords(
  { startsOn, endsOn }: Pick<RetreatRow, 'startsOn' | 'endsOn'>,
  now: Date,
): string {
  if (startsOn === null || endsOn === null) return 'on days still to be said';
  const last = dayInWords(endsOn, now, 'long');
  return startsOn === endsOn ? last : `${dayInWords(startsOn, now, 'long')} to ${last}`;
}

const byDay = ({ answerBy, now }: Told): string =>
  answerBy === null ? 'soon' : `by ${dayInWords(answerBy, now, 'long')}`;

/** What the house says in their thread. */
export function guestWords(told: Told): string {
  const { what, retreat, now } = told;
  const host = inOneLine(told.host);
  const name = inOneLine(retreat.name);
  const where = `${daysInWords(retreat, now)}, ${inOneLine(retreat.place)}`;
  switch (what) {
    case 'asked':
      return `${host} asks you to “${name}”: ${where}. An answer ${byDay(told)} is kind.`;
    case 'moved up':
      return `A chair has come free for you at “${name}”: ${where}. It is kept for you if you answer ${byDay(told)}.`;
    case 'withdrawn':
      return `${host} has taken the invitation to “${name}” back.`;
    case 'cancelled':
      return `“${name}” does not take place.${reasonOf(retreat)}`;
  }
}

const reasonOf = ({ cancelReason }: RetreatRow): string =>
  cancelReason === '' ? '' : ` ${inOneLine(cancelReason)}`;

const subjects = {
  asked: (host: string, name: string) => `${host} asks you to “${name}”`,
  'moved up': (_host: string, name: string) => `A chair has come free: “${name}”`,
  withdrawn: (_host: string, name: string) => `No longer asked: “${name}”`,
  cancelled: (_host: string, name: string) => `Called off: “${name}”`,
} as const;

/** The same as a letter. It links to the page that asks once more: whatever opens links by itself answers nothing. */
export function guestLetter(to: string, told: Told): Letter {
  const { what, retreat, host, link, now, answerBy } = told;
  const asks = what === 'asked' || what === 'moved up';
  return frame({
    to,
    subject: subjects[what](inOneLine(host), inOneLine(retreat.name)),
    dear: told.name === '' ? null : firstName(told.name),
    voice: asks && retreat.letter !== '' ? { who: inOneLine(host), words: retreat.letter } : null,
    paragraphs: [guestWords(told)],
    action: asks ? { label: 'Look at the invitation', link } : [],
    aside: asks
      ? 'It costs nothing to answer no, and nobody but the founders reads why. Whoever waits for a chair is told at once.'
      : 'Nothing needs doing.',
    expiresAt: asks && answerBy !== null ? endOf(answerBy) : new Date(now.getTime() + 7 * day),
  });
}
