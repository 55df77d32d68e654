import { firstName } from '@kinsong/engines/text/first-name.ts';
import { shortened } from '@kinsong/engines/text/shorten-text.ts';
import type { AnswerWord } from '@kinsong/contract/calendar/event.ts';
import type { Config } from '../../../platform/config.ts';
import { frame, inOneLine, type Letter } from '../../../platform/mail/index.ts';
import { writeCalendar } from '../ics/write-calendar.ts';
import type { WrittenEvent } from '../ics/write-events.ts';
import { dayInWords, whenInWords } from './when-in-words.ts';

export interface GuestNews {
  readonly to: string;
  readonly name: string;
  /** Who asked them. */
  readonly host: string;
  readonly token: string;
  readonly answer: AnswerWord | null;
  /** The event, and the days of it that stand for themselves. */
  readonly events: readonly [WrittenEvent, ...WrittenEvent[]];
  readonly expiresAt: Date;
}

type House = Pick<Config, 'publicUrl' | 'mailFrom'>;

const choices = { yes: 'Yes, I come', maybe: 'Maybe', no: 'No, I can not' } as const;

/** The three lead to one page, which asks once more: whatever opens links in letters by itself answers nothing. */
const links = ({ publicUrl }: House, token: string) =>
  (['yes', 'maybe', 'no'] as const).map((answer) => ({
    label: choices[answer],
    link: new URL(`/invitation#${answer}=${token}`, publicUrl).href,
  }));

export async function invitationLetter(house: House, news: GuestNews, now: Date): Promise<Letter> {
  const { host, events } = news;
  const who = inOneLine(host);
  const title = inOneLine(events[0].title);
  return withCalendar(house, news, 'PUBLISH', now, {
    subject: `${who} asks you to “${title}”`,
    paragraphs: [`${who} would like you to be there: “${title}”.`, ...facts(events[0])],
    action: links(house, news.token),
    aside: `The event is in this letter for your own calendar. You do not know ${who}? Then you need not do anything.`,
  });
}

export async function changeLetter(house: House, news: GuestNews, now: Date): Promise<Letter> {
  const { events, answer } = news;
  const title = inOneLine(events[0].title);
  return withCalendar(house, news, 'PUBLISH', now, {
    subject: `Changed: “${title}”`,
    paragraphs: [
      `Something about “${title}” is different now.`,
      ...facts(events[0]),
      ...days(events),
      answer === null
        ? 'You have not answered yet.'
        : `Your answer was: ${answer}. It still counts, and you may change it.`,
    ],
    action: links(house, news.token),
    aside: 'The event is in this letter for your own calendar, as it is now.',
  });
}

export async function endLetter(
  house: House,
  news: GuestNews,
  why: 'called off' | 'taken back',
  now: Date,
): Promise<Letter> {
  const { host, events } = news;
  const title = inOneLine(events[0].title);
  const calledOff = why === 'called off';
  return withCalendar(house, news, 'CANCEL', now, {
    subject: calledOff ? `Called off: “${title}”` : `No longer asked: “${title}”`,
    paragraphs: [
      calledOff
        ? `“${title}” does not take place.`
        : `${inOneLine(host)} has taken the invitation to “${title}” back.`,
      `It was to be ${whenInWords(events[0])}.`,
    ],
    action: [],
    aside: 'There is nothing to do. If the event stands in your own calendar, this letter takes it out.',
  });
}

type Said = Pick<Parameters<typeof frame>[0], 'subject' | 'paragraphs' | 'action' | 'aside'>;

async function withCalendar(
  house: House,
  { to, name, host, events, expiresAt }: GuestNews,
  method: 'PUBLISH' | 'CANCEL',
  now: Date,
  said: Said,
): Promise<Letter> {
  const written = events.map((event) => ({ ...event, reminders: [], called_off: method === 'CANCEL' }));
  const organiser = { name: 'Kinsong', email: addressIn(house.mailFrom) };
  const content = await writeCalendar({ name: events[0].title, events: written, method, organiser }, now);
  const dear = name === '' ? null : firstName(name);
  const words = shortened(events[0].notes, longestNotes);
  // What people wrote stands as their voice, so that it can not look like words of the house.
  const voice = method === 'CANCEL' || words === '' ? null : { who: inOneLine(host), words };
  return { ...frame({ ...said, to, dear, voice, expiresAt }), calendar: { method, content } };
}

const longestNotes = 600;

const addressIn = (from: string): string => /<([^<>]+)>/.exec(from)?.[1] ?? from;

const mostDays = 8;

/** Days of a series that are otherwise than the others. */
function days(events: readonly WrittenEvent[]): string[] {
  const moved = events.flatMap((event) => {
    const was = event.original_start;
    return was === null ? [] : [`Instead of ${dayInWords(was)}: ${whenInWords(event)}.`];
  });
  return moved.slice(-mostDays);
}

function facts(event: WrittenEvent): string[] {
  const { place } = event;
  const repeats = event.repeat === null ? '' : ' It comes back; the letter’s calendar knows the days.';
  return [`When: ${whenInWords(event)}.${repeats}`, ...(place === '' ? [] : [`Where: ${inOneLine(place)}`])];
}
